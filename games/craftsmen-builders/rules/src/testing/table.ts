import { Play, type Refusal, type Seat, seededChance } from '@guildhall/kernel'
import { asks, does, offers, refuses, seen, setOut, type TestTable } from '@guildhall/laws/table'
import { COLOURS, type Colour } from '../constants.ts'
import type { PlayerView } from '../modules/base/types/view.ts'
import type { Command, Event, State, View } from '../modules/types.ts'
import { createGame, eventsTo, layOut } from '../positions/lay-out.ts'
import type { Position } from '../positions/position.ts'

export { asks, does, happened, offers, refuses, seen } from '@guildhall/laws/table'
export { createGame } from '../positions/lay-out.ts'

export type Table = TestTable<State, Command, Event, View>

/** A table in the position described; throws where no such position exists. */
export const table = (position: Position = {}): Table => ({
  ...layOut(position),
  chance: seededChance('table'),
  events: [],
})

/** A game that goes on from the position described, and whose steps can be taken back. */
export const played = (position: Position = {}): Play<State, Command, Event, View> =>
  new Play(createGame(position), seededChance('table'), { setup: eventsTo(position), steps: [] })

/** A table as the game's own setup lays it out from a seed: at the draft. */
export const laidOut = (position: Position = {}, seed: string | number = 1): Table =>
  setOut(createGame(position), seed)

/** The same after a draft in which everyone takes the first pair there is. */
export function drafted(position: Position = {}, seed: string | number = 1): Table {
  let at = laidOut(position, seed)
  while (asks(at) === 'draft-pair') at = does(at, firstOffer(at))
  return at
}

/** Why the player who is to decide may not do this: `clause reason`. */
export const refused = (at: Table, command: unknown): string => said(refuses(at, command))

/** Why a player may not do this. */
export const refusedTo = (at: Table, colour: Colour, command: unknown): string =>
  said(refuses(at, command, seatNamed(colour)))

const said = ({ clause, message }: Refusal): string =>
  `${clause} ${message.key.replace('refusal.', '')}`

/** Who is to decide. */
export const actorAt = ({ game, state }: Table): Colour | undefined => {
  const actor = game.actor(state)
  return actor === null ? undefined : COLOURS[actor.seat]
}

const firstOffer = (at: Table): Command => {
  const [first] = offers(at)
  if (first === undefined) throw new Error('nothing is offered')
  return first
}

/** The slots that are offered, by the short end of their ids. */
export const slotsOffered = (at: Table): string[] =>
  offers(at, 'place').map(({ slot }) => slot.replace('craftsman-', ''))

const seatNamed = (colour: Colour): Seat => COLOURS.indexOf(colour)

export function playerOf(at: Table, colour: Colour): PlayerView {
  const found = seen(at).players.find((player) => player.colour === colour)
  if (found === undefined) throw new Error(`nobody plays ${colour}`)
  return found
}

/** Coins, wood and stone of a player. */
export function goodsOf(at: Table, colour: Colour): readonly [number, number, number] {
  const { coins, wood, stone } = playerOf(at, colour)
  return [coins, wood, stone]
}

/** A row of the market by the short ends of the ids. */
export const rowOf = (at: Table, level: number): readonly (string | null)[] =>
  (seen(at).market[level - 1]?.buildings ?? []).map(
    (id) => id?.replace(/^building-\d-/, '') ?? null,
  )

export const orderOf = (at: Table): (Colour | undefined)[] =>
  seen(at).order.map((seat) => COLOURS[seat])
