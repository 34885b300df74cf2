import { item } from '@guildhall/kernel'
import { randomPlay, type TestMove } from '@guildhall/laws/table'
import type { Command, Event, State, View } from '../modules/types.ts'
import type { Position } from '../positions/position.ts'
import { buildPlace, chooseSite, replaceCoins } from './commands.ts'
import { asks, does, laidOut, offers, type Table } from './table.ts'

export { randomPlay } from '@guildhall/laws/table'

type Move = TestMove<State, Command, Event, View>

/** Every decision of a whole game of random choices, from the draft on. */
export function randomGame(position: Position, seed: string | number): Generator<Move> {
  const options = { roundLimit: 12, ...position.options }
  return randomPlay(laidOut({ ...position, options }, seed), seed)
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
  if (asks(at) === 'build-card') {
    const found = offers(at, 'chooseBuilding').find((each) =>
      each.building.endsWith(`-${building}`),
    )
    step(found ?? { type: 'chooseBuilding', building })
  }
  if (asks(at) === 'build-site') step(chooseSite(site))
  if (asks(at) === 'build-payment') step(replaceCoins(wood, stone))
  const built = events.find((event) => event.type === 'built')
  if (built?.building.endsWith(`-${building}`) && built.site === site) return { ...at, events }
  throw new Error(`not built: ${building} on site ${site}`)
}
