import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { CountUnmatched } from './rate-limits.ts'
import { BUILT_FILES } from './static-files.ts'

/** Where the built documentation is: beside the program. */
const DOCS = fileURLToPath(new URL('./docs', import.meta.url))

const RETRY_SECONDS = 15

/** Shown until the documentation is built; it reloads by itself. */
const NOT_BUILT = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta http-equiv="refresh" content="${RETRY_SECONDS}">
    <title>Documentation · Guildhall</title>
  </head>
  <body>
    <main>
      <h1>The documentation isn't built yet</h1>
      <p>After a first start it takes about half a minute. This page reloads by itself.</p>
      <p>If it doesn't appear, run <code>npm run docs</code> in Guildhall's folder.</p>
      <p><a href="/">Go to Guildhall</a></p>
    </main>
  </body>
</html>
`

/** The documentation at `/docs`. It may be built while the server runs. */
export const addDocs = async (
  app: FastifyInstance,
  countUnmatched: CountUnmatched,
): Promise<void> => {
  await app.register(
    async (docs) => {
      await docs.register(fastifyStatic, {
        ...BUILT_FILES,
        root: DOCS,
        decorateReply: false,
        redirect: true, // of a folder without its slash
        suppressWarning: true, // about the missing folder
      })
      docs.get('', (_, reply) => reply.redirect('/docs/'))
      docs.setNotFoundHandler(async (request, reply) => {
        await countUnmatched(request)
        const page = await notFoundPage()
        reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache')
        if (page !== null) return reply.status(404).send(page)
        return reply.status(503).header('retry-after', RETRY_SECONDS).send(NOT_BUILT)
      })
    },
    { prefix: '/docs' },
  )
}

/** The site's own page for what is not there; null without a site. */
const notFoundPage = (): Promise<string | null> =>
  readFile(join(DOCS, '404.html'), 'utf8').catch(() => null)
