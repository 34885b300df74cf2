import type { Works } from '../contender-process.ts'
import { mctsBoardgameIo, playoutsBoardgameIo } from './boardgame-io.ts'
import { playoutsOurs, searchOurs } from './ours.ts'

/** What the bench of the opponents times, each in a process of its own. */
export const SEARCH_WORKS = {
  'search of ours': searchOurs,
  'playouts of ours': playoutsOurs,
  'MCTS of boardgame.io': mctsBoardgameIo,
  'MCTS of boardgame.io to the end': playoutsBoardgameIo,
} satisfies Works
