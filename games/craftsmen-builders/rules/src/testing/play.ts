import { item, seededChance } from '@guildhall/kernel'
import type { Command } from '../commands.ts'
import type { Position } from './position.ts'
import { does, laidOut, offered, offers, questionAt, type Table } from './table.ts'
import { buildPlace, chooseSite, replaceCoins } from './wishes.ts'

/** A decision of a game: the table at which it was made, the command, and the table after it. */
export interface Move {
  readonly before: Table
  readonly command: Command
  readonly after: Table
}

/** Every decision of a whole game of random choices, from the draft on. */
export function* randomGame(position: Position, seed: string | number): Generator<Move> {
  const options = { roundLimit: 12, ...position.options }
  yield* randomPlay(laidOut({ ...position, options }, seed), seed)
}

/** Every decision of random choices from a table on, until the game is over. */
export function* randomPlay(start: Table, seed: string | number): Generator<Move> {
  const choices = seededChance(seed).split('choices')
  let before = start
  for (let legal = offers(before); legal.length > 0; legal = offers(before)) {
    const command = item(legal, choices.int(legal.length))
    const after = does(before, command)
    yield { before, command, after }
    before = after
  }
}

/** Goes on with the first command offered, one that ends the turn if there is one, while `going`. */
function goOn(start: Table, going: (at: Table) => boolean): Table {
  let at = start
  while (going(at)) {
    const legal = offers(at)
    at = does(at, legal.find(({ type }) => type === 'endTurn') ?? item(legal, 0))
  }
  return at
}

/** Plays until the turn is over. */
export const finishTurn = (start: Table): Table =>
  goOn(start, ({ state }) => state.turn === start.state.turn && !state.over)

/** Plays until the round is over, or the game. */
export const finishRound = (start: Table): Table =>
  goOn(start, ({ state }) => state.round === start.state.round && !state.over)

/** With the build place, or where a build is open already. What has one answer only is not asked. */
export function builds(start: Table, building: string, site = 1, wood = 0, stone = 0): Table {
  const events = [...start.events]
  let at = start
  const step = (command: Command) => {
    at = does(at, command)
    events.push(...at.events)
  }
  if (offers(at).some((command) => command.type === 'place')) {
    events.length = 0
    step(buildPlace)
  }
  if (questionAt(at) === 'build-card') {
    const found = offered(at, 'chooseBuilding').find((each) =>
      each.building.endsWith(`-${building}`),
    )
    step(found ?? { type: 'chooseBuilding', building })
  }
  if (questionAt(at) === 'build-site') step(chooseSite(site))
  if (questionAt(at) === 'build-payment') step(replaceCoins(wood, stone))
  const built = events.find((event) => event.type === 'built')
  if (built?.building.endsWith(`-${building}`) && built.site === site) return { ...at, events }
  throw new Error(`not built: ${building} on site ${site}`)
}
