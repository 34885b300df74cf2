import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const compiler = (name) => join(import.meta.dirname, '..', 'node_modules', name, 'bin', 'tsc')
const runs = (path) => spawnSync(process.execPath, [path, '--version']).status === 0

/**
 * TypeScript 7, which is several times as fast; 6 stays the `typescript` of the tools that need its
 * JavaScript interface, and is used where 7 has no binary.
 */
export const tsc = runs(compiler('typescript-7'))
  ? compiler('typescript-7')
  : compiler('typescript')
