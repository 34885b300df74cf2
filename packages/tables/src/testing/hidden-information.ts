import {
  type AnyCommand,
  type AnyEvent,
  type Chance,
  type Decision,
  item,
  legalCommands,
  Play,
  type Seat,
  seededChance,
  type Viewer,
} from '@guildhall/kernel'
import type { Secrets } from '@guildhall/laws'
import { decide } from '../decide.ts'
import { eventNews } from '../event-news.ts'
import { summaryOf } from '../summary.ts'
import type { TableCommand } from '../table-command.ts'
import type { JournalEntry, TableEvent } from '../table-event.ts'
import type { AnyGame, AnyPlay, TableState } from '../table-state.ts'
import { viewEntry, viewerOf, viewTable, type Watcher } from '../table-view.ts'
import { TestTable, testHeader } from './test-table.ts'

/** Every way in which somebody learns of a table. */
export interface Channels {
  readonly table: (table: TableState, watcher: Watcher) => unknown
  readonly entry: (table: TableState, entry: JournalEntry, watcher: Watcher) => unknown
  readonly refusal: (table: TableState, watcher: Watcher, command: TableCommand) => unknown
  /** What lists of tables and notifications are made from. */
  readonly summary: (table: TableState) => unknown
}

export const CHANNELS: Channels = {
  table: (table, watcher) => viewTable(table, watcher, table.at + 1000),
  entry: (table, entry, watcher) => [
    viewEntry(table, entry, viewerOf(table, watcher)),
    eventNews(table, [entry], table.at + 1000, true),
  ],
  refusal(table, { person }, command) {
    const knowsBot = () => true
    const decided = decide(table, person ?? '', command, { now: table.at, knowsBot })
    return decided.ok ? 'granted' : decided.refusal
  },
  summary: summaryOf,
}

/** What only some may know, as the rulebook says; written down apart from the game. */
export type AnySecrets = Secrets<AnyCommand, AnyEvent>

const person = (seat: Seat): string => `person-${seat}`
const play = ({ table }: TestTable): AnyPlay => {
  if (table.play === null) throw new Error('the game has not started')
  return table.play
}

/**
 * Two tables that part in a secret and then go on alike. To everybody who does not share it they
 * must be one, byte for byte.
 */
export class TablePair {
  readonly #game: AnyGame
  readonly #secrets: AnySecrets
  readonly #channels: Channels
  readonly #chance: Chance
  readonly #one: TestTable
  readonly #other: TestTable
  /** The seats that share the secret; null as long as there is none. */
  #knowers: Set<Seat> | null = null
  /** How often what somebody got was compared. */
  compared = 0

  constructor(game: AnyGame, secrets: AnySecrets, seed: string, channels: Channels = CHANNELS) {
    this.#game = game
    this.#secrets = secrets
    this.#channels = channels
    this.#chance = seededChance(seed)
    const people = Array.from({ length: game.players }, (_, seat) => person(seat))
    const sit = () => new TestTable(testHeader(game, seed, person(0))).start(...people)
    this.#one = sit()
    this.#other = sit()
  }

  /** Plays so many steps; how somebody could tell the tables apart, or null where nobody could. */
  run(steps: number): string | null {
    for (let step = 0; step < steps; step++) {
      const { actor } = this.#one.table
      if (actor === null || !this.#step(actor.seat, step)) return null
      const found = this.#differenceSeen()
      if (found !== null) return `step ${step}: ${found}`
    }
    return null
  }

  /** One step at both tables; false where the secret is none any more. */
  #step(seat: Seat, step: number): boolean {
    if (this.#knowers !== null && play(this.#one).undoable > 0 && this.#chance.int(12) === 0) {
      if (play(this.#other).undoable === 0) return false
      this.#both({ type: 'undone', seat: play(this.#one).last?.seat ?? 0, count: 1 })
      return true
    }
    const legal = play(this.#one).legal()
    const command = item(legal, this.#chance.int(legal.length))
    const chance = () => this.#chance.split(step)
    const here = this.#decide(this.#one, seat, command, chance())
    const [instead, there] = this.#instead(seat, command, legal, chance)
    if (here === null || there === null) return false
    const differing = here.filter((event, i) => !same(event, there[i]))
    const known = differing.map((event) => this.#secrets.knownTo(event))
    if (here.length !== there.length || known.includes(null)) return false // all know it now
    const learned = [
      ...known.flatMap((seats) => seats ?? []),
      ...(command === instead ? [] : [seat]),
    ]
    if (learned.length > 0) this.#knowers = new Set([...(this.#knowers ?? []), ...learned])
    this.#one.add({ type: 'played', seat, command, events: here })
    this.#other.add({ type: 'played', seat, command: instead, events: there })
    return true
  }

  /** What happens at the other table: the same, or where they have not parted yet, a secret apart. */
  #instead(
    seat: Seat,
    command: AnyCommand,
    legal: readonly AnyCommand[],
    chance: () => Chance,
  ): [AnyCommand, readonly AnyEvent[] | null] {
    const secret = this.#secrets.chosen(command)
    if (this.#knowers === null) {
      const others = legal.filter((each) => each !== command && this.#secrets.chosen(each))
      const choice =
        secret && others.length > 0 ? item(others, this.#chance.int(others.length)) : command
      const parted = this.#decide(this.#other, seat, choice, chance().split('apart'))
      const alike = this.#decide(this.#other, seat, command, chance())
      const hidden = parted?.every(
        (event, i) => same(event, alike?.[i]) || this.#secrets.knownTo(event) !== null,
      )
      return hidden && parted?.length === alike?.length ? [choice, parted] : [command, alike]
    }
    const choice = secret ? play(this.#other).legal()[legal.indexOf(command)] : command
    if (choice === undefined) return [command, null]
    return [choice, this.#decide(this.#other, seat, choice, chance())]
  }

  #decide(
    at: TestTable,
    seat: Seat,
    command: AnyCommand,
    chance: Chance,
  ): readonly AnyEvent[] | null {
    const decision: Decision<AnyEvent> = this.#game.decide(play(at).state, seat, command, chance)
    return decision.ok ? decision.events : null
  }

  #both(event: TableEvent): void {
    this.#one.add(event)
    this.#other.add(event)
  }

  #differenceSeen(): string | null {
    if (this.#knowers === null || this.#one.table.actor === null) return null
    const knowers = this.#knowers
    const seats = this.#one.table.voters().filter((seat) => !knowers.has(seat))
    const watchers: Watcher[] = [
      ...seats.map((seat) => ({ person: person(seat) })),
      { person: 'a stranger' },
      { person: null },
    ]
    for (const watcher of watchers) {
      this.compared += 1
      const found = difference(this.#channels, this.#one, this.#other, watcher)
      if (found !== null) return found
    }
    return null
  }
}

/** What somebody gets of one table and not of the other. */
function difference(
  channels: Channels,
  one: TestTable,
  other: TestTable,
  watcher: Watcher,
): string | null {
  const here = gets(channels, one, watcher)
  const there = gets(channels, other, watcher)
  const what = Object.keys(here).find((each) => here[each] !== there[each])
  if (what === undefined) return null
  return `${watcher.person} gets another ${what}: ${here[what]} and ${there[what]}`
}

function gets(
  { table: see, entry, refusal, summary }: Channels,
  { table, entries }: TestTable,
  watcher: Watcher,
): Record<string, string> {
  const commands: TableCommand[] = [
    { type: 'play', command: { type: 'no such command' } },
    { type: 'undo', count: 99_999 },
    { type: 'propose', proposal: { what: 'takeBack', count: 99_999 } },
  ]
  return {
    table: JSON.stringify(see(table, watcher)),
    entry: JSON.stringify(entry(table, item(entries, entries.length - 1), watcher)),
    refusal: JSON.stringify(commands.map((command) => refusal(table, watcher, command))),
    summary: JSON.stringify(summary(table)),
  }
}

/**
 * Deals anew what a viewer cannot see, at many points of a random game, and plays one step on.
 * Where the game itself shows the viewer the same, so must the table. Tells where it does not.
 */
export function* redealDifferences(
  game: AnyGame,
  seed: string,
  every: number,
  channels: Channels = CHANNELS,
): Iterable<string | null> {
  const chance = seededChance(seed)
  const { state } = new Play(game, chance)
  for (let step = 0; game.actor(state) !== null && step < 2000; step++) {
    const legal = legalCommands(game, state)
    const command = item(legal, chance.int(legal.length))
    if (step % every === 0) {
      for (const viewer of viewersOf(game)) {
        const dealt = game.redeal(game.view(state, viewer), chance.split(step))
        yield differenceFor(channels, viewer, [tableAt(game, state), tableAt(game, dealt)], command)
      }
    }
    game.play(state, command, chance.split(step))
  }
}

const viewersOf = ({ players }: AnyGame): Viewer[] => [
  ...Array.from({ length: players }, (_, seat) => seat),
  'spectator',
]

/** A table at which the game stands so. */
function tableAt(game: AnyGame, state: unknown): TestTable {
  const standing = { ...game, blank: () => game.copy(state), setup: () => [] }
  const people = Array.from({ length: game.players }, (_, seat) => person(seat))
  return new TestTable(testHeader(standing, 'standing', person(0))).start(...people)
}

function differenceFor(
  channels: Channels,
  viewer: Viewer,
  [one, other]: readonly [TestTable, TestTable],
  command: AnyCommand,
): string | null {
  const watcher = { person: viewer === 'spectator' ? null : person(viewer) }
  const found = difference(channels, one, other, watcher)
  if (found !== null) return found
  const seat = one.actor
  const decided = [one, other].map((at) => play(at).decide(seat, command))
  const [here, there] = decided
  if (!here?.ok || !there?.ok) return null
  one.add({ type: 'played', ...here.step })
  other.add({ type: 'played', ...there.step })
  if (one.table.actor === null || other.table.actor === null) return null // then all is shown
  const { game } = play(one)
  const shown = (at: TestTable, events: readonly AnyEvent[]) => [
    game.view(play(at).state, viewer),
    events.map((event) => game.viewEvent(event, viewer)),
  ]
  if (!same(shown(one, here.step.events), shown(other, there.step.events))) return null
  return difference(channels, one, other, watcher)
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)
