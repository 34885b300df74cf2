import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { cruise } from 'dependency-cruiser'
import config from '../.dependency-cruiser.mjs'
import { isMain } from './is-main.ts'

const HERE = join(import.meta.dirname, '..')
export interface Boundaries {
  readonly modules: number
  readonly faults: readonly string[]
}

const FOLDERS = ['packages', 'games', 'apps', 'bench', 'tools']

/** Checks every import below `root` and lists the forbidden ones. */
export async function boundaries(root = HERE): Promise<Boundaries> {
  const folders = FOLDERS.filter((folder) => existsSync(join(root, folder)))
  const { forbidden = [], options } = config
  const { output } = await cruise(folders, {
    ...options,
    baseDir: root,
    validate: true,
    ruleSet: { forbidden },
  })
  if (typeof output === 'string') throw new Error('dependency-cruiser answered with text')
  const seen = new Set(output.modules.map(({ source }) => source))
  const unseen = folders
    .flatMap((folder) => sourcesBelow(root, folder))
    .filter((file) => !seen.has(file))
  return {
    modules: seen.size,
    faults: [
      ...output.summary.violations.map(({ rule, from, to }) => `${from} → ${to} (${rule.name})`),
      // With an unknown parser, the tool reads nothing and reports success.
      ...unseen.map((file) => `${file} was not read`),
    ],
  }
}

function sourcesBelow(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/(^|\/)node_modules\//.test(file))
    .map((file) => `${folder}/${file}`)
}

if (isMain(import.meta.url)) {
  const { modules, faults } = await boundaries()
  for (const fault of faults) console.error(fault)
  console.log(`${modules} modules, ${faults.length} imports that may not be`)
  process.exitCode = faults.length > 0 || modules === 0 ? 1 : 0
}
