import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** The packages of a small repository: enough for one import to go the wrong way. */
const SOUND: Readonly<Record<string, string>> = {
  'packages/kernel/src/index.ts': 'export const one = 1\n',
  'packages/kernel/src/toolbox/index.ts': "export { one } from '../index.ts'\n",
  'packages/bots/src/index.ts': "export { one } from '@guildhall/kernel'\n",
  'packages/laws/src/index.ts': "export { one } from '@guildhall/bots'\n",
  'games/first/rules/src/index.ts': "export { one } from '@guildhall/kernel'\n",
  'games/second/rules/src/index.ts': "export { one } from '@guildhall/kernel'\n",
  'apps/cli/src/main.ts': "import '@guildhall/kernel'\nimport 'node:fs'\n",
  'bench/src/main.ts': "import '../../packages/bots/src/index.ts'\n",
}

/** Builds the small repository with `planted` in it, hands its folder to `look`, and tears it down. */
export async function withRepository<T>(
  planted: Readonly<Record<string, string>>,
  look: (root: string) => T | Promise<T>,
): Promise<T> {
  const root = mkdtempSync(join(tmpdir(), 'guildhall-repository-'))
  try {
    for (const [path, text] of Object.entries({ ...SOUND, ...planted })) put(root, path, text)
    for (const name of ['kernel', 'bots', 'laws']) link(root, name)
    return await look(root)
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
}

function put(root: string, path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

/** As npm does for a workspace, so that imports by name are followed to the sources. */
function link(root: string, name: string): void {
  const folder = join(root, 'packages', name)
  cpSync(
    join(import.meta.dirname, '..', 'packages', name, 'package.json'),
    join(folder, 'package.json'),
  )
  mkdirSync(join(root, 'node_modules', '@guildhall'), { recursive: true })
  symlinkSync(folder, join(root, 'node_modules', '@guildhall', name))
}
