import { fold, Play, type Refusal, type Seat, seededChance, stableHash } from '@guildhall/kernel'
import {
  asks,
  does,
  must,
  offers,
  refuses,
  seen,
  setOut,
  type TestTable,
} from '@guildhall/laws/table'
import type { Command } from '../commands.ts'
import { loadComponents } from '../components/load.ts'
import { COLOURS, type Colour } from '../constants.ts'
import type { Event } from '../events.ts'
import { type CraftsmenBuilders, craftsmenBuilders } from '../game.ts'
import { type Kit, makeKit } from '../kit.ts'
import { parseOptions } from '../options.ts'
import type { State } from '../state.ts'
import type { PlayerView, View } from '../view.ts'
import { historyOf } from './history.ts'
import type { Position } from './position.ts'

export { asks, does, happened, offers, refuses, seen } from '@guildhall/laws/table'

export type Table = TestTable<State, Command, Event, View>

/** A table in the position described; throws where no such position exists. */
export function table(position: Position = {}): Table {
  const { game, kit, pieces } = boxOf(position)
  const state = fold(game, { setup: historyOf({ kit, position }), steps: [] })
  if (stableHash(game.pieces(state)) !== stableHash(pieces)) {
    throw new Error(`pieces were lost: ${JSON.stringify(game.pieces(state))}`)
  }
  return { game, state, chance: seededChance('table'), events: [] }
}

/** A game that goes on from the position described, and whose steps can be taken back. */
export function played(position: Position = {}): Play<State, Command, Event, View> {
  const { game, kit } = boxOf(position)
  return new Play(game, seededChance('table'), { setup: historyOf({ kit, position }), steps: [] })
}

/** A table as the game's own setup lays it out from a seed: at the draft. */
export const laidOut = (position: Position = {}, seed: string | number = 1): Table =>
  setOut(boxOf(position).game, seed)

/** The same after a draft in which everyone takes the first pair there is. */
export function drafted(position: Position = {}, seed: string | number = 1): Table {
  let at = laidOut(position, seed)
  while (asks(at) === 'draft-pair') at = does(at, firstOffer(at))
  return at
}

export const opened = (position: Position = {}): CraftsmenBuilders => boxOf(position).game

interface OpenBox {
  readonly game: CraftsmenBuilders
  readonly kit: Kit
  /** What a fresh table holds; no position may hold more or less. */
  readonly pieces: Readonly<Record<string, number>>
}

const boxes = new Map<string, OpenBox>()

function boxOf({ players = 2, options, components }: Position): OpenBox {
  const key = JSON.stringify([players, options, components])
  const box = boxes.get(key) ?? openBox(players, options, components)
  boxes.set(key, box)
  return box
}

function openBox(players: number, options: unknown, components: unknown): OpenBox {
  const game = must(craftsmenBuilders.create({ players, options, components }))
  const kit = must(
    makeKit(must(loadComponents(components)), must(parseOptions(options, players)), players),
  )
  const fresh = fold(game, { setup: game.setup(seededChance('fresh')), steps: [] })
  return { game, kit, pieces: game.pieces(fresh) }
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
