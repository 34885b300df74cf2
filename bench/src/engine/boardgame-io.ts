import { createRequire } from 'node:module'
import {
  type AnyCommand,
  type Chance,
  Choices,
  chanceOfSetup,
  chanceOfStep,
  seededChance,
  stableHash,
} from '@guildhall/kernel'
import type { ActionShape, FnContext, Game, LogEntry, State } from 'boardgame.io'
import type * as Core from 'boardgame.io/core'
import type * as Internal from 'boardgame.io/internal'
import type { Work } from '../measure.ts'
import { type AnyGame, gameAt, type Table } from '../measured-tables.ts'
import { chanceOfGame, type FinishedGame } from './finished.ts'

// Its parts are folders, which only `require` finds. They are loaded where they are used, so that
// no other contender has them in its process.
const require = createRequire(import.meta.url)
const core = (): typeof Core => require('boardgame.io/core')
const internal = (): typeof Internal => require('boardgame.io/internal')

type Random = FnContext['random']
type Action = ActionShape.MakeMove

/** A match that has not begun, and what carries it on. */
interface Match {
  readonly first: State
  readonly reduce: (state: State, action: Action) => State
}

/** Random games through its reducer, with its own generator; a unit is a decision. */
export function randomBoardgameIo(table: Table): Work {
  const game = gameAt(table)
  const pick = seededChance('pick')
  const choices = new Choices<AnyCommand>()
  let games = 0
  return () => {
    games += 1
    const { first, reduce } = newMatch(game, games, ownLuck)
    let decisions = 0
    let state = first
    while (state.ctx.gameover === undefined) {
      // It freezes its states, and our search for legal commands writes on them for a while.
      game.legal(game.copy(state.G), choices)
      const command = choices.at(pick.int(choices.count))
      state = accepted(state, reduce(state, actionOf(state.ctx.currentPlayer, command, decisions)))
      decisions += 1
    }
    return decisions
  }
}

/** Finished games rebuilt by sending their commands through its reducer again; a unit is a game. */
export function replayBoardgameIo(table: Table, material: unknown): Work {
  const game = gameAt(table)
  const replays = (material as readonly FinishedGame[]).map((finished) => ({
    ...matchOf(game, finished),
    actions: actionsOf(finished),
    hash: stableHash(finished.state),
  }))
  return () => {
    for (const { first, reduce, actions, hash } of replays) {
      let state = first
      for (const action of actions) state = reduce(state, action)
      if (stableHash(state.G) !== hash) throw new Error('boardgame.io came to another end')
    }
    return replays.length
  }
}

/** What its server stores of a match: the first and the last state, and the log. */
export function storedMatch(table: Table, finished: FinishedGame): unknown {
  const { first, reduce } = matchOf(gameAt(table), finished)
  const log: LogEntry[] = []
  let state = first
  for (const action of actionsOf(finished)) {
    state = reduce(state, action)
    log.push(...(state.deltalog ?? []))
  }
  return { initialState: first, state, log }
}

/** The luck of a step: its own, or what a finished game has met. */
type Luck = (random: Random, step: number) => Chance

const SETUP = -1

const ownLuck: Luck = (random) => ({
  int: (below) => random.Die(below) - 1,
  split: () => ownLuck(random, SETUP),
})

const recordedLuck =
  (chance: Chance): Luck =>
  (_random, step) =>
    step === SETUP ? chanceOfSetup(chance) : chanceOfStep(chance, step)

const matchOf = (game: AnyGame, finished: FinishedGame): Match =>
  newMatch(game, finished.seed, recordedLuck(chanceOfGame(finished)))

function newMatch(game: AnyGame, seed: number, luck: Luck): Match {
  const { CreateGameReducer, InitializeGame } = internal()
  const definition = definitionOf(game, seed, luck)
  const reduce = CreateGameReducer({ game: definition })
  return { first: InitializeGame({ game: definition, numPlayers: game.players }), reduce }
}

/** Our rules as a game of boardgame.io with its own luck, for its server. */
export const ownDefinition = (game: AnyGame): Game<unknown> =>
  definitionOf(game, undefined, ownLuck)

/** Our rules as a game of boardgame.io: one move, which changes its draft of the state in place. */
function definitionOf(game: AnyGame, seed: number | undefined, luck: Luck): Game<unknown> {
  const { INVALID_MOVE } = core()
  return {
    name: game.id,
    ...(seed === undefined ? {} : { seed }),
    disableUndo: true,
    setup({ random }) {
      const state = game.blank()
      for (const event of game.setup(luck(random, SETUP))) game.evolve(state, event)
      return state
    },
    moves: {
      act({ G, random }, sent: unknown, step: number) {
        const command = game.parse(sent)
        if (command === null) return INVALID_MOVE
        game.play(G, command, luck(random, step))
        return undefined
      },
    },
    turn: {
      order: { first: ({ G }) => seatToAct(game, G), next: ({ G }) => seatToAct(game, G) },
      endIf: ({ G, ctx }) => seatToAct(game, G) !== Number(ctx.currentPlayer),
    },
    endIf: ({ G }) => game.outcome(G) ?? undefined,
  }
}

const seatToAct = (game: AnyGame, state: unknown): number => game.actor(state)?.seat ?? 0

const actionsOf = ({ log }: FinishedGame): readonly Action[] =>
  log.steps.map(({ seat, command }, step) => actionOf(String(seat), command, step))

export const actionOf = (playerID: string, command: AnyCommand, step: number): Action => ({
  type: 'MAKE_MOVE',
  payload: { type: 'act', args: [command, step], playerID },
})

/** A refused move leaves the number of the state as it was. */
function accepted(before: State, after: State): State {
  if (after._stateID === before._stateID) throw new Error('boardgame.io refused a legal command')
  return after
}
