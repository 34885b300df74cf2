import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Attack } from './attack.ts'

const ROOT = join(import.meta.dirname, '../../../../..')
const TESTS = { short: ['disk-full'], long: ['disk-full', 'damage.full', 'kill.full'] }

/** Databases with flipped bits, cut files and full disks: the tests of the storage, by hand. */
export const damage: Attack = async (size) => {
  const files = TESTS[size].map((name) => `apps/server/src/storage/${name}.test.ts`)
  const failures: string[] = []
  for (const file of files) {
    const run = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', file], {
      ...{ cwd: ROOT, stdio: 'ignore' },
    })
    const [code] = await once(run, 'exit')
    if (code !== 0) failures.push(`${file} ended with ${code}`)
  }
  return { tried: files.length, failures }
}
