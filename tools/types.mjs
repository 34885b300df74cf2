// Checks the types of everything.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ensureInstalled } from '../scripts/install.mjs'
import { ensureTexts } from '../scripts/texts.mjs'
import { tsc } from './compiler.mjs'

const ROOT = join(import.meta.dirname, '..')
const PROJECTS = [
  'tsconfig.json',
  'tsconfig.pure.json',
  'tsconfig.web.json',
  'tsconfig.worker.json',
  'tsconfig.tests.json',
]

ensureTexts()
ensureInstalled('docs') // the types of its configuration
const check = (project) =>
  new Promise((resolve) => {
    const args = [tsc, '--noEmit', '--pretty', 'false', '-p', project]
    spawn(process.execPath, args, { cwd: ROOT, stdio: 'inherit' }).on('exit', resolve)
  })

const codes = await Promise.all(PROJECTS.map(check))
process.exitCode = codes.every((code) => code === 0) ? 0 : 1
