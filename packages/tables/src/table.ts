import { commitmentOf, secretChance, secretFromHex } from '@guildhall/fairness'
import {
  type Actor,
  type AnyCommand,
  type AnyEvent,
  type Game,
  item,
  Play,
  type Seat,
  type Step,
} from '@guildhall/kernel'
import type { Clock } from './clock.ts'
import { Clocks } from './clocks.ts'
import type { Arrangement, Entry, Fact, PersonId, Proposal } from './entry.ts'

export type AnyGame = Game<unknown, AnyCommand, AnyEvent, unknown>
export type AnyPlay = Play<unknown, AnyCommand, AnyEvent, unknown>

/** What a table is from its first moment on. */
export interface TableCard {
  readonly id: string
  readonly host: PersonId
  readonly game: AnyGame
  /** From which all chance follows, as hexadecimal digits. Never shown before the end. */
  readonly secret: string
  readonly title: string
  /** Whether it stands in the list of open tables; else only who has the link finds it. */
  readonly visibility: 'public' | 'link'
  /** Whether somebody without a seat may watch. */
  readonly spectators: boolean
  readonly origin?: Origin
}

/**
 * Where the game of a table comes from, if it was not begun there: played elsewhere and `brought`
 * along when it was over, or `continued` from a moment of another game, so that its first steps
 * follow from another secret than the rest.
 */
export type Origin = 'brought' | 'continued'

/** Who sits at a seat. Nobody and no bot: it is free. */
export interface Chair {
  readonly person: PersonId | null
  readonly name: string
  /** The bot that plays there: for itself, or for the person who owns the seat. */
  readonly bot: string | null
  /** Whether whoever comes may have it. */
  readonly offered: boolean
}

export type Status = 'open' | 'playing' | 'over' | 'closed'

const FREE: Chair = { person: null, name: '', bot: null, offered: false }

/** The bot that plays on for somebody who is gone, where the table has not said which. */
export const STAND_IN = 'greedy'

/** Whether one person has one seat, and bots have the others. */
const isAlone = (chairs: readonly Chair[]): boolean =>
  chairs.filter(({ person }) => person !== null).length === 1 &&
  chairs.every(({ person, bot }) => person !== null || bot !== null)

/** An open proposal, and who has agreed so far. */
export interface OpenProposal {
  /** The number of the entry that made it, and when that was. */
  readonly number: number
  readonly at: number
  readonly by: Seat
  readonly proposal: Proposal
  readonly agreed: readonly Seat[]
}

/** A table in play, folded from its entries. */
export class Table {
  readonly card: TableCard
  /** The promise of the chance. */
  readonly commitment: string
  readonly chairs: Chair[]
  readonly #clocks: Clocks
  #arrangement: Arrangement = {}
  host: PersonId
  status: Status = 'open'
  play: AnyPlay | null = null
  proposal: OpenProposal | null = null
  rematch: string | null = null
  /** The numbers of the last entry, of the last that changed the game, and a proposal came or went. */
  number = 0
  moved = 0
  talked = 0
  /** By person: the last that changed a seat of theirs, or made it another's. */
  readonly owned = new Map<PersonId, number>()
  /** When the last entry was written, and the last that changed the game. */
  at = 0
  movedAt = 0

  constructor(card: TableCard, entries: Iterable<Entry> = []) {
    this.card = card
    this.commitment = commitmentOf(secretFromHex(card.secret))
    this.host = card.host
    this.chairs = Array.from({ length: card.game.players }, () => FREE)
    this.#clocks = new Clocks(card.game.players)
    for (const entry of entries) this.apply(entry)
  }

  get clock(): Clock {
    return this.#clocks.now
  }

  /** What was said of how people are treated here. */
  get arrangement(): Arrangement {
    return this.#arrangement
  }

  /** The bot that plays on for whoever is gone. */
  get standIn(): string {
    return this.#arrangement.standIn ?? STAND_IN
  }

  /** Whether there are hints: as it was said, else where one person plays alone. */
  get hints(): boolean {
    return this.#arrangement.hints ?? isAlone(this.chairs)
  }

  /** Whose decision is awaited; null where none is. */
  get actor(): Actor | null {
    return this.status === 'playing' ? (this.play?.actor ?? null) : null
  }

  /** How many turns have begun. */
  get turn(): number {
    return this.play === null ? 0 : this.play.game.turns(this.play.state)
  }

  /** The bot that is to play now. While all are asked to go back, it waits for their answer. */
  get botToPlay(): { readonly seat: Seat; readonly bot: string } | null {
    const { actor } = this
    if (actor === null || this.proposal?.proposal.what === 'takeBack') return null
    const { bot } = item(this.chairs, actor.seat)
    return bot === null ? null : { seat: actor.seat, bot }
  }

  /** The seats of a person, whether played by them or by a bot for them. */
  seatsOf(person: PersonId): Seat[] {
    return this.chairs.flatMap((chair, seat) => (chair.person === person ? [seat] : []))
  }

  /** The seats whose owner has a say in proposals: those that a person plays. */
  voices(): Seat[] {
    return this.chairs.flatMap(({ person, bot }, seat) =>
      person !== null && bot === null ? [seat] : [],
    )
  }

  /** Whether all of these seats belong to people who have agreed, with one seat or another. */
  agree(seats: readonly Seat[], agreed: readonly Seat[]): boolean {
    const owner = (seat: Seat) => item(this.chairs, seat).person
    const people = new Set(agreed.map(owner))
    return seats.every((seat) => people.has(owner(seat)))
  }

  /** Adds the next entry. Checks nothing: what is stored has happened. */
  apply({ number, at, fact }: Entry): void {
    if (number !== this.number + 1) throw new Error(`entry ${number} after ${this.number}`)
    const { proposal } = this
    this.number = number
    this.at = at
    this.#apply(fact, at)
    if (CHANGES_GAME.has(fact.type)) this.#gameChanged(at)
    if ((this.proposal === null) !== (proposal === null)) this.talked = number
    this.#clocks.run(this.#running(), at)
  }

  #apply(fact: Fact, at: number): void {
    switch (fact.type) {
      case 'seated':
        this.#seat(fact.seat, { person: fact.person, name: fact.name, bot: null, offered: false })
        if (this.status !== 'playing') return
        this.proposal = null // who shall agree has changed
        return this.#clocks.reclaimed(fact.seat, this.turn, at)
      case 'freed':
        return this.#seat(fact.seat, FREE)
      case 'botSeated':
        return this.#seat(fact.seat, { ...FREE, bot: fact.bot })
      case 'hosted':
        this.host = fact.person
        return
      case 'handed':
        this.#seat(fact.seat, { bot: fact.bot })
        this.#clocks.handed(fact.seat, fact.by, at)
        if (this.proposal !== null && !this.#stands(this.proposal)) this.proposal = null
        return
      case 'reclaimed':
        this.#seat(fact.seat, { bot: null })
        return this.#clocks.reclaimed(fact.seat, this.turn, at)
      case 'passed':
        if (this.host === item(this.chairs, fact.seat).person) this.host = fact.person
        return this.#seat(fact.seat, { person: fact.person })
      case 'offered':
        return this.#seat(fact.seat, { offered: fact.open })
      case 'started':
        this.play = this.#begin(fact.setup)
        this.status = 'playing'
        return
      case 'played': {
        const { type: _, ...step } = fact
        return this.#played(step, at)
      }
      case 'undone':
        this.#going.undo(fact.count)
        return this.#clocks.undone(fact.seat, fact.count, at)
      case 'takenBack':
        this.#going.takeBack(fact.count)
        return this.#clocks.takenBack(fact.count, at)
      case 'paced':
        if (this.proposal?.proposal.what === 'pace') this.proposal = null
        return this.#clocks.paced(fact.pace, at)
      case 'arranged': {
        const { type: _, ...arrangement } = fact
        this.#arrangement = { ...this.#arrangement, ...arrangement }
        return
      }
      case 'proposed': {
        const { seat, proposal } = fact
        this.proposal = { number: this.number, at, by: seat, proposal, agreed: [seat] }
        return
      }
      case 'agreed':
        if (this.proposal !== null) {
          this.proposal = { ...this.proposal, agreed: [...this.proposal.agreed, fact.seat] }
        }
        return
      case 'declined':
        this.proposal = null
        return
      case 'waited':
        return this.#clocks.waited(fact.ms)
      case 'closed':
        this.status = 'closed'
        this.proposal = null
        return
      case 'rematch':
        this.rematch = fact.table
    }
  }

  #seat(seat: Seat, chair: Partial<Chair>): void {
    const before = item(this.chairs, seat)
    const after = { ...before, ...chair }
    this.chairs[seat] = after
    for (const { person } of [before, after]) {
      if (person !== null) this.owned.set(person, this.number)
    }
  }

  #played(step: Step<AnyCommand, AnyEvent>, at: number): void {
    const { turn } = this
    this.#going.append(step)
    const passed = this.actor?.seat !== step.seat || this.turn !== turn
    this.#clocks.played(step.seat, turn, passed, at)
  }

  #gameChanged(at: number): void {
    this.moved = this.number
    this.movedAt = at
    const what = this.proposal?.proposal.what
    // They were about the game as it was.
    if (what === 'takeBack' || what === 'standIn') this.proposal = null
    if (this.#going.actor !== null) return
    this.status = 'over'
    this.proposal = null
  }

  /** Whether who made the proposal still has a say, and for whom a bot shall stand in still plays. */
  #stands({ by, proposal }: OpenProposal): boolean {
    const heard = this.voices().some((seat) => this.agree([seat], [by]))
    return heard && (proposal.what !== 'standIn' || item(this.chairs, proposal.seat).bot === null)
  }

  get #going(): AnyPlay {
    if (this.play === null) throw new Error('the game has not started')
    return this.play
  }

  #begin(setup: readonly AnyEvent[]): AnyPlay {
    const chance = secretChance(secretFromHex(this.card.secret))
    return new Play(this.card.game, chance, { setup, steps: [] })
  }

  /** The seat whose clock runs: that of a person who is to decide. */
  #running(): Seat {
    const seat = this.actor?.seat ?? -1
    return seat >= 0 && item(this.chairs, seat).bot === null ? seat : -1
  }
}

const CHANGES_GAME: ReadonlySet<Fact['type']> = new Set([
  'started',
  'played',
  'undone',
  'takenBack',
])
