import {
  type AnyCommand,
  type AnyEvent,
  item,
  type Log,
  Play,
  seededChance,
} from '@guildhall/kernel'
import { type OpenQuestion, questionAt } from '../bot.ts'
import { search } from '../search/search.ts'
import type { AnyGame, TestTable } from './test-tables.ts'

/** What leaves a turn with as little as can be: ending it, and moving a die for nothing. */
const WASTE = ['stop', 'endTurn', 'moveDie'] as const

export interface WastefulGame {
  readonly log: Log<AnyCommand, AnyEvent>
  /** By seat: how many decisions lay before each turn that was wasted. */
  readonly wasted: readonly (readonly number[])[]
}

/** A game of bots that play well, but waste the turns named for their seat, counted from its first. */
export function wastefulGame(
  { game, tools }: TestTable,
  turns: readonly (readonly number[])[],
  simulations: number,
  seed: string,
): WastefulGame {
  const bot = search('good', { simulations }, tools)
  const play = new Play(game, seededChance(seed))
  const luck = seededChance(seed).split('bots')
  const begun = Array.from({ length: game.players }, () => -1)
  const wasted = begun.map((): number[] => [])
  let last = ''
  for (let actor = play.actor; actor !== null; actor = play.actor) {
    const { seat } = actor
    const turn = `${game.turns(play.state)} of ${seat}`
    if (turn !== last) begun[seat] = item(begun, seat) + 1
    const wastes = turns[seat]?.includes(item(begun, seat)) === true
    if (wastes && turn !== last) item(wasted, seat).push(play.length)
    last = turn
    const question = questionAt(game, play.state, seat)
    const command = wastes ? waste(game, play.state, question) : bot.choose(game, question, luck)
    play.submit(seat, command)
  }
  return { log: play.log, wasted }
}

/** Of several the one that the game's own rough judgement, by which no review goes, likes least. */
function waste(
  game: AnyGame,
  state: unknown,
  { seat, legal }: OpenQuestion<AnyCommand, unknown>,
): AnyCommand {
  const idle = WASTE.map((type) => legal.filter((command) => command.type === type))
  const among = idle.find(({ length }) => length > 0) ?? legal
  const values = among.map((command) => {
    const after = game.copy(state)
    game.play(after, command, seededChance('waste'))
    return game.evaluate(after, seat)
  })
  return item(among, values.indexOf(Math.min(...values)))
}
