import { type AnyEvent, at, item, seededChance, type TableRequest } from '@guildhall/kernel'
import { soak, type Violation } from '@guildhall/laws'
import { type Combination, combinations, type Refused, tableOf } from './combinations.ts'

/** What is played. */
export interface Plan {
  readonly games: number
  readonly seed: string
  /** The number of the first game, counted from 0. */
  readonly from: number
}

/** The games of one kind of table. */
export interface Row {
  readonly combination: Combination
  games: number
  commands: number
  faults: number
}

/** A game in which something was wrong: its number plays it again. */
export interface Fault extends Violation {
  readonly game: number
  readonly request: TableRequest
}

export interface Results {
  readonly rows: readonly Row[]
  readonly refused: readonly Refused[]
  readonly faults: readonly Fault[]
  readonly games: number
  readonly commands: number
  /** How often each kind of event occurred. */
  readonly events: Readonly<Record<string, number>>
}

/** Far more decisions than sixty rounds can take. */
const MOST_COMMANDS = 20_000
/** How often all offered commands are tried. */
const SAMPLE_EVERY = 60

/** Plays the games of a plan, spread evenly over all combinations. */
export function campaign(plan: Plan, progress: (done: number, faults: number) => void): Results {
  const { playable, refused } = combinations()
  const rows = playable.map((combination): Row => {
    return { combination, games: 0, commands: 0, faults: 0 }
  })
  const faults: Fault[] = []
  const events: Record<string, number> = {}
  const count = ({ type }: AnyEvent): void => {
    events[type] = (events[type] ?? 0) + 1
  }
  for (let game = plan.from; game < plan.from + plan.games; game++) {
    const row = item(rows, game % rows.length)
    faults.push(...played(row, plan.seed, game, count))
    progress(game - plan.from + 1, faults.length)
  }
  const sum = (count: (row: Row) => number) => rows.map(count).reduce((a, b) => a + b, 0)
  const [games, commands] = [sum((row) => row.games), sum((row) => row.commands)]
  return { rows, refused, faults, games, commands, events }
}

/** One game, its table drawn from its number. */
function played(row: Row, seed: string, game: number, count: (event: AnyEvent) => void): Fault[] {
  const chance = seededChance(seed).split(game)
  const { request, game: rules } = tableOf(row.combination, chance.split('table'))
  const { commands, violations } = soak(rules, [`${seed}:${game}`], {
    maxCommands: MOST_COMMANDS,
    sampleEvery: SAMPLE_EVERY,
    byKind: chance.split('byKind').int(2) === 0,
    logged: true,
    tell: count,
  })
  row.games += 1
  row.commands += commands
  row.faults += violations.length
  return violations.map((violation) => ({ ...violation, game, request }))
}

/** The rows added up by something that they have in common. */
export function gathered(rows: readonly Row[], key: (row: Row) => string): Map<string, number[]> {
  const groups = new Map<string, number[]>()
  for (const row of rows) {
    const sums = groups.get(key(row)) ?? [0, 0, 0, 0]
    groups.set(key(row), [
      at(sums, 0) + 1,
      at(sums, 1) + row.games,
      at(sums, 2) + row.commands,
      at(sums, 3) + row.faults,
    ])
  }
  return groups
}
