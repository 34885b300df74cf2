import { type Chance, fold, item, Play, seededChance } from '@guildhall/kernel'
import { must, seen, type TestTable } from '@guildhall/laws/table'
import type { Command } from '../commands.ts'
import { loadComponents } from '../components/load.ts'
import type { Components } from '../components/schema.ts'
import type { Colour } from '../constants.ts'
import type { Event } from '../events.ts'
import { type RedCathedral, redCathedral, rulesFor } from '../game.ts'
import type { RulesData } from '../rules-data.ts'
import type { State } from '../state.ts'
import type { PlayerView, SectionView, SpaceView, View } from '../view-types.ts'
import { historyOf } from './history.ts'
import type { Position } from './position.ts'

export { asks, does, happened, offers, refuses, seen } from '@guildhall/laws/table'

export type Table = TestTable<State, Command, Event, View>

/** A table in the position described; throws where no such position exists. */
export function table(position: Position = {}): Table {
  const { game, components, rules, pieces } = boxOf(position)
  const setup = historyOf({ position, components, options: rules.options, rules })
  const state = fold(game, { setup, steps: [] })
  check(game, state, pieces)
  return { game, state, chance: seededChance('table'), events: [] }
}

/** A game that goes on from the position described, and whose steps can be taken back. */
export function played(position: Position = {}): Play<State, Command, Event, View> {
  const { game, components, rules } = boxOf(position)
  const setup = historyOf({ position, components, options: rules.options, rules })
  return new Play(game, seededChance('table'), { setup, steps: [] })
}

/** The rules of a table, as the game opens them. */
export const opened = (position: Position = {}): RedCathedral => boxOf(position).game

interface OpenBox {
  readonly game: RedCathedral
  readonly components: Components
  readonly rules: RulesData
  /** What a fresh table holds; no position may hold more or less. */
  readonly pieces: Readonly<Record<string, number>>
}

/** Opening a box takes longer than all the rest, and most tests use the same few. */
const boxes = new Map<string, OpenBox>()

function boxOf({ players = 3, options, components }: Position): OpenBox {
  const key = JSON.stringify([players, options, components])
  const box = boxes.get(key) ?? openBox(players, options, components)
  boxes.set(key, box)
  return box
}

function openBox(players: number, options: unknown, components: unknown): OpenBox {
  const game = must(redCathedral.create({ players, options, components }))
  const fresh = fold(game, { setup: game.setup(seededChance('fresh')), steps: [] })
  return {
    game,
    components: must(loadComponents(components)),
    rules: must(rulesFor({ players, options, components })),
    pieces: game.pieces(fresh),
  }
}

function check(game: RedCathedral, state: State, wanted: OpenBox['pieces']): void {
  const is = game.pieces(state)
  for (const [piece, n] of Object.entries(wanted)) {
    if (is[piece] !== n) throw new Error(`${is[piece]} instead of ${n} ${piece}`)
  }
  const { players, market, supply, over, triggeredBy } = game.view(state, 'spectator')
  for (const { colour, inventory, capacity, ornaments, finishedSections } of players) {
    if (total(inventory) > capacity) throw new Error(`${colour} cannot store that much`)
    if (Object.values(ornaments).some((n) => n < 0)) throw new Error(`${colour} has no ornament`)
    if (finishedSections >= 6 && triggeredBy < 0 && !over) throw new Error('the end is missing')
  }
  if (Object.values(supply).some((n) => n < 0)) throw new Error('the supply lacks materials')
  if (market.some(({ dice }) => dice.length > 3)) throw new Error('a space holds four dice')
}

const total = (goods: object): number =>
  Object.values(goods).reduce((sum: number, n: number) => sum + n, 0)

/** The same table with dice that show these values, in this order, and then no more rolls. */
export const rolling = (before: Table, ...values: number[]): Table => ({
  ...before,
  chance: scripted(values),
})

/** Chance that answers with the listed die values; throws when asked for anything else. */
function scripted(values: readonly number[]): Chance {
  const rest = values.slice()
  return {
    int(below) {
      const value = rest.shift()
      if (below !== 6 || value === undefined) throw new Error(`no value for a roll of ${below}`)
      return value - 1
    },
    split: () => scripted(rest),
  }
}

export function player(at: Table, colour: Colour): PlayerView {
  const found = seen(at).players.find((each) => each.colour === colour)
  if (found === undefined) throw new Error(`nobody plays ${colour}`)
  return found
}

/** Whose turn it is. */
export const active = (at: Table): Colour => item(seen(at).players, seen(at).active).colour

export const section = (at: Table, index: number): SectionView =>
  item(seen(at).towers.flat(), index)

export const space = (at: Table, index: number): SpaceView => item(seen(at).market, index)
