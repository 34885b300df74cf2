import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const SOURCE = join(import.meta.dirname, 'worker', 'sw.ts')
const PUBLIC = join(import.meta.dirname, 'public')
const BUILT = 'sw.js'

const CACHED = /\.(js|css|html|svg|woff2|webmanifest)$/
/** Letters of languages that the pages are not in come over the network when they are met. */
const FOREIGN = /-(cyrillic|greek|vietnamese)[^/]*\.woff2$|-latin-ext-[^/]*\.woff2$/

const isCached = (file: string) => file !== BUILT && CACHED.test(file) && !FOREIGN.test(file)

/** Builds the service worker, with the files it caches in place of `__FILES__` and a version that stands for them. */
export const serviceWorker: Plugin = {
  name: 'service-worker',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  enforce: 'post',
  buildStart() {
    this.emitFile({ type: 'chunk', id: SOURCE, fileName: BUILT })
  },
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const built = Object.entries(bundle).map(
        ([file, made]) => [file, made.type === 'chunk' ? made.code : made.source] as const,
      )
      const unbuilt = readdirSync(PUBLIC).map(
        (file) => [file, readFileSync(join(PUBLIC, file))] as const,
      )
      const cached = [...built, ...unbuilt].filter(([file]) => isCached(file)).sort()
      const version = createHash('sha256')
      for (const [file, content] of cached) version.update(file).update(content)
      const worker = bundle[BUILT]
      if (worker?.type !== 'chunk') throw new Error('the service worker was not built')
      worker.code = worker.code
        .replace('__FILES__', JSON.stringify(cached.map(([file]) => `/${file}`)))
        .replace('__FILES_VERSION__', JSON.stringify(version.digest('base64url').slice(0, 12)))
    },
  },
}
