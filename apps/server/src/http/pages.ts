import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Where the built pages lie: beside the program. */
const PAGES = fileURLToPath(new URL('./web', import.meta.url))

const A_YEAR = 'public, max-age=31536000, immutable'
/** Asked for every time: the newest page names the newest files. */
const FRESH = 'no-cache'

/** The pages of the house. A server without them, as in a test of the interface, serves none. */
export async function addPages(app: FastifyInstance): Promise<void> {
  const there = existsSync(join(PAGES, 'index.html'))
  if (there) {
    await app.register(fastifyStatic, {
      root: PAGES,
      cacheControl: false,
      preCompressed: true, // made with the pages
      setHeaders: (reply, path) => {
        reply.header('cache-control', path.includes('/assets/') ? A_YEAR : FRESH)
      },
    })
  }
  app.setNotFoundHandler((request, reply) =>
    there && isPage(request)
      ? reply.sendFile('index.html')
      : reply.status(404).send({ code: 'notFound', message: 'There is nothing here.' }),
  )
}

/** Any address that is no file and no interface is drawn by the page itself. */
function isPage({ method, url, headers }: FastifyRequest): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  if (/^\/(api|assets|socket)\b/.test(url)) return false
  return (headers.accept ?? '').includes('text/html')
}
