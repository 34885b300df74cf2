import { fold, type Parsed, seededChance } from '@guildhall/kernel'
import { loadComponents } from '../components/load.ts'
import type { Components } from '../components/schema.ts'
import { type RedCathedral, redCathedral, rulesFor } from '../game.ts'
import type { RulesData } from '../rules-data.ts'
import type { State } from '../state.ts'
import { historyOf } from './history.ts'
import type { Position } from './position.ts'

/** A game and a state of it. */
export interface LaidOut {
  readonly game: RedCathedral
  readonly state: State
}

/** A game in the position described; throws where no such position exists. */
export function layOut(position: Position = {}): LaidOut {
  const { game, pieces } = boxOf(position)
  const state = fold(game, { setup: eventsTo(position), steps: [] })
  check(game, state, pieces)
  return { game, state }
}

/** The events that lead to the position described. */
export function eventsTo(position: Position): ReturnType<typeof historyOf> {
  const { components, rules } = boxOf(position)
  return historyOf({ position, components, options: rules.options, rules })
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

/** Opening a box takes longer than all the rest, and most positions use the same few. */
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

function must<T>(parsed: Parsed<T>): T {
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
  return parsed.value
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
