import { spawnSync } from 'node:child_process'
import { ensureBuilt, ensureInstalled, ROOT } from './prepare.mjs'

const HELP = `Guildhall is played in a terminal: run \`npm start\` or \`npx guildhall play\` in one.
Everything else it can do: \`npx guildhall --help\`.
`

ensureInstalled()
const bundle = await ensureBuilt()
if (process.stdin.isTTY) {
  const { status } = spawnSync(process.execPath, [bundle, 'play'], { cwd: ROOT, stdio: 'inherit' })
  process.exitCode = status ?? 1
} else process.stdout.write(HELP)
