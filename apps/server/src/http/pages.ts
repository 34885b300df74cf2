import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refused } from './refused.ts'
import { BUILT_FILES } from './static-files.ts'
import { targetOf } from './target.ts'

/** Where the built pages are: beside the program. */
const PAGES = fileURLToPath(new URL('./web', import.meta.url))

/** Which game is played at a table; null where there is no such table. */
type GameAt = (table: string) => Promise<string | null>

/** The pages of the web app. A server without them, as in a test of the interface, serves none. */
export async function addPages(app: FastifyInstance, gameAt: GameAt): Promise<void> {
  const there = existsSync(join(PAGES, 'index.html'))
  if (there) {
    await app.register(fastifyStatic, { ...BUILT_FILES, root: PAGES })
  }
  const filesFor = there ? tableFiles() : () => ''
  app.setNotFoundHandler(async (request, reply) => {
    const page = pageAt(request)
    if (!there || page === null) {
      throw new Refused(404, 'notFound', 'Page not found.')
    }
    // Lets the browser fetch the files of a table, and of its game, before the page asks for them.
    const table = /^\/t\/([\w-]+)/.exec(page)?.[1]
    if (table !== undefined) reply.header('link', filesFor(await gameAt(table)))
    return reply.sendFile('index.html')
  })
}

/** The files of a table at which that game is played. */
function tableFiles(): (game: string | null) => string {
  const parts: Parts = JSON.parse(readFileSync(join(PAGES, 'parts.json'), 'utf8'))
  const known = new Map<string | null, string>()
  return (game) => {
    const files = known.get(game) ?? filesOf(parts, ['table-screen', game])
    known.set(game, files)
    return files
  }
}

/** One entry of the manifest that the build writes. */
interface Part {
  readonly file: string
  readonly name?: string
  /** Only what was not put together of several files has one. */
  readonly src?: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}

type Parts = Readonly<Record<string, Part>>

/** All files that the parts of these names need, for the browser to fetch at once. */
function filesOf(parts: Parts, wanted: readonly (string | null)[]): string {
  const needed = new Set<string>()
  const scripts = new Set<string>()
  const styles = new Set<string>()
  const need = (name: string): void => {
    const part = parts[name]
    if (part === undefined || needed.has(name)) return
    needed.add(name)
    scripts.add(part.file)
    for (const style of part.css ?? []) styles.add(style)
    for (const other of part.imports ?? []) need(other)
  }
  for (const [key, { name, src }] of Object.entries(parts)) {
    if (src === undefined && wanted.includes(name ?? '')) need(key)
  }
  return [
    ...[...styles].map((file) => `</${file}>; rel=preload; as=style`),
    ...[...scripts].map((file) => `</${file}>; rel=modulepreload`),
  ].join(', ')
}

/**
 * The path of a page, or null: the web app handles every address that is neither a file nor part of
 * the API.
 */
function pageAt({ method, url, headers }: FastifyRequest): string | null {
  if (method !== 'GET' && method !== 'HEAD') return null
  const path = targetOf(url)?.pathname ?? '/'
  if (/^\/+(api|assets|socket)\b/.test(path)) return null
  return (headers.accept ?? '').includes('text/html') ? path : null
}
