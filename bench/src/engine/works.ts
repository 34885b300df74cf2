import type { Works } from '../contender-process.ts'
import { randomBoardgameIo, replayBoardgameIo } from './boardgame-io.ts'
import { copyChess, randomChess } from './chess.ts'
import { copyByJson, copyOurs, copyStructured } from './copies.ts'
import { randomOurs, randomWithModules } from './random-games.ts'
import { replayOurs } from './replays.ts'

/** What the engine's bench times, each in a process of its own. */
export const ENGINE_WORKS = {
  'random games of ours': randomOurs,
  'random games with modules': randomWithModules,
  'random chess': randomChess,
  'random games in boardgame.io': randomBoardgameIo,
  'copies of ours': copyOurs,
  'copies by structuredClone': copyStructured,
  'copies by JSON': copyByJson,
  'copies of chess': copyChess,
  'replays of ours': replayOurs,
  'replays in boardgame.io': replayBoardgameIo,
} satisfies Works
