import { type AnyCommand, item, type Seat, seededChance } from '@guildhall/kernel'
import {
  playAt,
  type StoredEntry,
  type TableEvent,
  type TableHeader,
  TableState,
} from '@guildhall/tables'

/** What is played at two tables that part in one secret choice, and who made it. */
export interface TablePairPlan {
  /** By table: what was played until now, and is stored. */
  readonly stored: readonly [readonly Played[], readonly Played[]]
  /** What is played now, the same at both. */
  readonly live: readonly Played[]
  readonly knower: Seat
  /** Whose turn it is then. */
  readonly next: Seat
}

export interface Played {
  readonly seat: Seat
  readonly command: AnyCommand
}

/** Two tables of one header, started; what only one may know of what is chosen there. */
export interface TablePairStart {
  readonly header: TableHeader
  readonly entries: readonly [readonly StoredEntry[], readonly StoredEntry[]]
  /** Where they part; null where they have parted already, in what nobody knows. */
  readonly isSecret: ((command: AnyCommand) => boolean) | null
}

/** As many steps lie between the secret and what is watched. */
const SINCE = 12
/** Who comes back after more than 500 steps is not sent each of them. */
const MOST = 300

/**
 * Finds a game in which somebody chooses in secret: played at random until then, and on with the
 * same commands at both tables. The chance of both is that of the same table.
 */
export function planTablePair(start: TablePairStart): TablePairPlan {
  for (let seed = 0; seed < 200; seed++) {
    const plan = tryPlan(new TablePair(start), seed, start.isSecret)
    if (plan !== null) return plan
  }
  throw new Error('no such game was found')
}

function tryPlan(
  pair: TablePair,
  seed: number,
  isSecret: TablePairStart['isSecret'],
): TablePairPlan | null {
  const chance = seededChance(seed)
  if (isSecret === null) return playOnAlike(pair, -1, chance)
  for (let step = 0; step < MOST && pair.one.actor !== null; step++) {
    const legal = pair.legal()
    const secrets = legal.filter(isSecret)
    if (secrets.length < 2) {
      if (!pair.play(item(legal, chance.int(legal.length)))) return null
      continue
    }
    const knower = pair.one.actor.seat
    if (!pair.play(item(secrets, 0), item(secrets, 1))) return null
    return playOnAlike(pair, knower, chance)
  }
  return null
}

/** Goes on alike, then on until it is the turn of somebody who does not know. */
function playOnAlike(
  pair: TablePair,
  knower: Seat,
  chance: { int(below: number): number },
): TablePairPlan | null {
  const playOn = (): boolean => {
    const legal = pair.legal()
    return legal.length > 0 && pair.play(item(legal, chance.int(legal.length)))
  }
  for (let i = 0; i < SINCE; i++) if (!playOn()) return null
  const stored = [[...pair.played[0]], [...pair.played[1]]] as const
  const before = pair.one.actor?.seat
  do if (!playOn()) return null
  while (pair.one.actor?.seat === before || pair.one.actor?.seat === knower)
  const next = pair.one.actor?.seat
  if (next === undefined) return null
  return { stored, live: pair.played[0].slice(stored[0].length), knower, next }
}

/** Two tables of the same header. */
class TablePair {
  readonly one: TableState
  readonly #other: TableState
  readonly played: readonly [Played[], Played[]] = [[], []]

  constructor({ header, entries }: TablePairStart) {
    this.one = new TableState(header, entries[0])
    this.#other = new TableState(header, entries[1])
  }

  legal(): readonly AnyCommand[] {
    return this.one.play?.legal() ?? []
  }

  /** Plays at both; false where the other table does not allow it. */
  play(command: AnyCommand, instead = command): boolean {
    const seat = this.one.actor?.seat ?? -1
    const here = playAt(this.one, seat, command)
    const there = playAt(this.#other, seat, instead)
    if ('code' in here || 'code' in there) return false
    add(this.one, here)
    add(this.#other, there)
    this.played[0].push({ seat, command })
    this.played[1].push({ seat, command: instead })
    return this.one.actor?.seat === this.#other.actor?.seat
  }
}

function add(table: TableState, events: readonly TableEvent[]): void {
  for (const event of events) table.apply({ number: table.number + 1, at: table.at + 1000, event })
}
