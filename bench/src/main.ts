import { command } from './command.ts'
import { CONTENDER, serveContender } from './contender-process.ts'
import { ENGINE_WORKS } from './engine/works.ts'

/** All that can be timed, by name. */
const WORKS = { ...ENGINE_WORKS }

// A reader that has seen enough, such as `head`, is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
  process.exit()
})

if (process.argv[2] === CONTENDER) serveContender(WORKS)
else process.exitCode = await command(process.argv.slice(3))
