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
import type { Entry, Fact } from '../entry.ts'
import { type Looker, seeEntry, seeTable, viewerOf } from '../see.ts'
import { summaryOf } from '../summary.ts'
import type { AnyGame, AnyPlay, Table } from '../table.ts'
import type { Wish } from '../wish.ts'
import { cardOf, Sitting } from './sitting.ts'

/** Every way in which somebody hears of a table. */
export interface Channels {
  readonly table: (table: Table, looker: Looker) => unknown
  readonly entry: (table: Table, entry: Entry, looker: Looker) => unknown
  readonly refusal: (table: Table, looker: Looker, wish: Wish) => unknown
  /** What lists of tables and letters are made from. */
  readonly summary: (table: Table) => unknown
}

export const CHANNELS: Channels = {
  table: (table, looker) => seeTable(table, looker, table.at + 1000),
  entry: (table, entry, looker) => seeEntry(table, entry, viewerOf(table, looker)),
  refusal(table, { person }, wish) {
    const knowsBot = () => true
    const decided = decide(table, person ?? '', wish, { now: table.at, knowsBot })
    return decided.ok ? 'granted' : decided.refusal
  },
  summary: summaryOf,
}

/** What only some may know, as the rulebook says; written down apart from the game. */
export type AnySecrets = Secrets<AnyCommand, AnyEvent>

const person = (seat: Seat): string => `person-${seat}`
const play = ({ table }: Sitting): AnyPlay => {
  if (table.play === null) throw new Error('the game has not started')
  return table.play
}

/**
 * Two tables that part in a secret and then go on alike. To everybody who does not share it they
 * must be one, byte for byte.
 */
export class Twins {
  readonly #game: AnyGame
  readonly #secrets: AnySecrets
  readonly #channels: Channels
  readonly #chance: Chance
  readonly #one: Sitting
  readonly #other: Sitting
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
    const sit = () => new Sitting(cardOf(game, seed, person(0))).start(...people)
    this.#one = sit()
    this.#other = sit()
  }

  /** Plays so many steps; tells how somebody could tell the tables apart, if they could. */
  run(steps: number): string | null {
    for (let step = 0; step < steps; step++) {
      const { actor } = this.#one.table
      if (actor === null || !this.#step(actor.seat, step)) return null
      const told = this.#toldApart()
      if (told !== null) return `step ${step}: ${told}`
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
    const luck = () => this.#chance.split(step)
    const here = this.#decide(this.#one, seat, command, luck())
    const [instead, there] = this.#instead(seat, command, legal, luck)
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
    luck: () => Chance,
  ): [AnyCommand, readonly AnyEvent[] | null] {
    const secret = this.#secrets.chosen(command)
    if (this.#knowers === null) {
      const others = legal.filter((each) => each !== command && this.#secrets.chosen(each))
      const choice =
        secret && others.length > 0 ? item(others, this.#chance.int(others.length)) : command
      const parted = this.#decide(this.#other, seat, choice, luck().split('apart'))
      const alike = this.#decide(this.#other, seat, command, luck())
      const hidden = parted?.every(
        (event, i) => same(event, alike?.[i]) || this.#secrets.knownTo(event) !== null,
      )
      return hidden && parted?.length === alike?.length ? [choice, parted] : [command, alike]
    }
    const choice = secret ? play(this.#other).legal()[legal.indexOf(command)] : command
    if (choice === undefined) return [command, null]
    return [choice, this.#decide(this.#other, seat, choice, luck())]
  }

  #decide(
    at: Sitting,
    seat: Seat,
    command: AnyCommand,
    chance: Chance,
  ): readonly AnyEvent[] | null {
    const decision: Decision<AnyEvent> = this.#game.decide(play(at).state, seat, command, chance)
    return decision.ok ? decision.events : null
  }

  #both(fact: Fact): void {
    this.#one.add(fact)
    this.#other.add(fact)
  }

  #toldApart(): string | null {
    if (this.#knowers === null || this.#one.table.actor === null) return null
    const knowers = this.#knowers
    const seats = this.#one.table.voices().filter((seat) => !knowers.has(seat))
    const lookers: Looker[] = [
      ...seats.map((seat) => ({ person: person(seat) })),
      { person: 'a stranger' },
      { person: null },
    ]
    for (const looker of lookers) {
      this.compared += 1
      const told = difference(this.#channels, this.#one, this.#other, looker)
      if (told !== null) return told
    }
    return null
  }
}

/** What somebody gets of one table and not of the other. */
function difference(
  channels: Channels,
  one: Sitting,
  other: Sitting,
  looker: Looker,
): string | null {
  const here = gets(channels, one, looker)
  const there = gets(channels, other, looker)
  const what = Object.keys(here).find((each) => here[each] !== there[each])
  if (what === undefined) return null
  return `${looker.person} gets another ${what}: ${here[what]} and ${there[what]}`
}

function gets(
  { table: see, entry, refusal, summary }: Channels,
  { table, entries }: Sitting,
  looker: Looker,
): Record<string, string> {
  const wishes: Wish[] = [
    { type: 'play', command: { type: 'no such command' } },
    { type: 'undo', count: 99_999 },
    { type: 'propose', proposal: { what: 'takeBack', count: 99_999 } },
  ]
  return {
    table: JSON.stringify(see(table, looker)),
    entry: JSON.stringify(entry(table, item(entries, entries.length - 1), looker)),
    refusal: JSON.stringify(wishes.map((wish) => refusal(table, looker, wish))),
    summary: JSON.stringify(summary(table)),
  }
}

/**
 * Deals anew what a viewer cannot see, at many points of a random game, and plays one step on.
 * Where the game itself shows the viewer the same, so must the table. Tells where it does not.
 */
export function* redealtApart(
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
        yield apartFor(channels, viewer, [tableAt(game, state), tableAt(game, dealt)], command)
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
function tableAt(game: AnyGame, state: unknown): Sitting {
  const standing = { ...game, blank: () => game.copy(state), setup: () => [] }
  const people = Array.from({ length: game.players }, (_, seat) => person(seat))
  return new Sitting(cardOf(standing, 'standing', person(0))).start(...people)
}

function apartFor(
  channels: Channels,
  viewer: Viewer,
  [one, other]: readonly [Sitting, Sitting],
  command: AnyCommand,
): string | null {
  const looker = { person: viewer === 'spectator' ? null : person(viewer) }
  const told = difference(channels, one, other, looker)
  if (told !== null) return told
  const seat = one.actor
  const decided = [one, other].map((at) => play(at).decide(seat, command))
  const [here, there] = decided
  if (!here?.ok || !there?.ok) return null
  one.add({ type: 'played', ...here.step })
  other.add({ type: 'played', ...there.step })
  if (one.table.actor === null || other.table.actor === null) return null // then all is shown
  const { game } = play(one)
  const shown = (at: Sitting, events: readonly AnyEvent[]) => [
    game.view(play(at).state, viewer),
    events.map((event) => game.viewEvent(event, viewer)),
  ]
  if (!same(shown(one, here.step.events), shown(other, there.step.events))) return null
  return difference(channels, one, other, looker)
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)
