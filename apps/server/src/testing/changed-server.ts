import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { build, type Plugin } from 'esbuild'

const ROOT = join(import.meta.dirname, '../../../..')

/** What stands in a source, once, and what is put in its place. */
export interface Change {
  readonly file: string
  readonly from: string
  readonly to: string
}

/** Builds a server with changed sources, for a test that must notice it: the program to run. */
export async function changedServer(name: string, changes: readonly Change[]): Promise<string> {
  // It lies where packages with machine code are found.
  const folder = join(ROOT, 'dist/testing', name.replaceAll(' ', '-'))
  const plant: Plugin = {
    name: 'changes',
    setup({ onLoad }) {
      onLoad({ filter: /\/src\/.*\.ts$/ }, ({ path }) => {
        const here = changes.filter(({ file }) => file === relative(ROOT, path))
        if (here.length === 0) return undefined
        return { contents: here.reduce(changed, readFileSync(path, 'utf8')), loader: 'ts' }
      })
    },
  }
  const sources = join(import.meta.dirname, '..')
  await build({
    entryPoints: {
      server: join(sources, 'main.ts'),
      'bot-worker': join(sources, 'bots/worker.ts'),
      'read-worker': join(sources, 'reading/worker.ts'),
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

function changed(text: string, { file, from, to }: Change): string {
  const [before, after, ...more] = text.split(from)
  if (after === undefined || more.length > 0) throw new Error(`not once in ${file}: ${from}`)
  return `${before}${to}${after}`
}
