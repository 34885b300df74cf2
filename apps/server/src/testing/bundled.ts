import { join } from 'node:path'
import { build } from 'esbuild'

const ROOT = join(import.meta.dirname, '../../../..')

/** A program of this folder as a bundle: it starts in a moment, and lies where packages with machine code are found. */
export async function bundled(name: string): Promise<string> {
  const outfile = join(ROOT, 'dist/testing', `${name}.mjs`)
  await build({
    entryPoints: [join(import.meta.dirname, `${name}.ts`)],
    outfile,
    ...{ bundle: true, platform: 'node', format: 'esm', target: 'node20' },
    external: ['libsql', 'pg-native'],
    // Packages written for `require` find it here.
    banner: {
      js: "import { createRequire as r } from 'node:module'; const require = r(import.meta.url);",
    },
  })
  return outfile
}
