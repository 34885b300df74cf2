import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Plugin } from 'esbuild'

const ROOT = join(import.meta.dirname, '../../../../..')
const BOOK = join(ROOT, 'packages/tables/src/book.ts')
const APPEND = '    await this.#ports.store.append(this.#append(leader, entries))\n'

/** What a server must never do. The tests build one that does, and must find it out. */
export const FAULTS = {
  'answers before it stores':
    '    this.#ports.store.append(this.#append(leader, entries)).catch(() => {})\n',
  'stores a while after it answers': `    const late = this.#append(leader, entries)
    setTimeout(() => this.#ports.store.append(late).catch(() => {}), 200)
`,
  'shows before it stores': `    const append = this.#append(leader, entries)
    for (const entry of entries) this.#tell(this.#table, entry)
    await this.#ports.store.append(append)
`,
}

export type Fault = keyof typeof FAULTS

/** Builds a server with that fault, for a test alone: the program to run. */
export async function faultyServer(fault: Fault): Promise<string> {
  // It lies where packages with machine code are found.
  const folder = join(ROOT, 'dist/testing', fault.replaceAll(' ', '-'))
  const plant: Plugin = {
    name: 'fault',
    setup({ onLoad }) {
      onLoad({ filter: /book\.ts$/ }, ({ path }) => {
        if (path !== BOOK) return undefined
        const [before, after, ...more] = readFileSync(path, 'utf8').split(APPEND)
        if (after === undefined || more.length > 0) throw new Error('not once in book.ts')
        return { contents: `${before}${FAULTS[fault]}${after}`, loader: 'ts' }
      })
    },
  }
  const sources = join(import.meta.dirname, '../..')
  await build({
    entryPoints: {
      server: join(sources, 'main.ts'),
      'bot-worker': join(sources, 'bots/worker.ts'),
    },
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    ...{ bundle: true, platform: 'node', format: 'esm', target: 'node20' },
    external: ['libsql', '@node-rs/argon2', 'pg-native'],
    loader: { '.md': 'text' },
    logLevel: 'silent',
    plugins: [plant],
    // Packages written for `require` find it here.
    banner: {
      js: "import { createRequire as r } from 'node:module'; const require = r(import.meta.url);",
    },
  })
  return join(folder, 'server.mjs')
}
