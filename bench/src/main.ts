import { command } from './command.ts'
import { CONTENDER, serveContender } from './contender-process.ts'
import { ENGINE_WORKS } from './engine/works.ts'
import { SEARCH_WORKS } from './search/works.ts'
import { PEER_SERVER, servePeer } from './server/peer-process.ts'

/** All that can be timed, by name. */
const WORKS = { ...ENGINE_WORKS, ...SEARCH_WORKS }

// A reader that has seen enough, such as `head`, is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
  process.exit()
})

const [, , word, game = '', ...numbers] = process.argv
if (word === CONTENDER) serveContender(WORKS)
else if (word === PEER_SERVER) {
  const [players = 0, port = 0, lobby = 0] = numbers.map(Number)
  await servePeer({ game, players }, port, lobby)
} else process.exitCode = await command(process.argv.slice(3))
