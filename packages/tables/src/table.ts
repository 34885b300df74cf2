import { secretChance, secretFromHex } from '@guildhall/fairness'
import {
  type Actor,
  type AnyCommand,
  type AnyEvent,
  type Game,
  item,
  Play,
  type Seat,
} from '@guildhall/kernel'
import { type Clock, changePace, newClock, type Pass, runClock, skipTime } from './clock.ts'
import type { Entry, Fact, PersonId, Proposal } from './entry.ts'
import { NO_PACE } from './pace.ts'

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
}

/** Who sits at a seat. Nobody and no bot: it is free. */
export interface Chair {
  readonly person: PersonId | null
  readonly name: string
  /** The bot that plays there: for itself, or for the person who owns the seat. */
  readonly bot: string | null
}

export type Status = 'open' | 'playing' | 'over' | 'closed'

const FREE: Chair = { person: null, name: '', bot: null }

/** An open proposal, and who has agreed so far. */
export interface OpenProposal {
  readonly by: Seat
  readonly proposal: Proposal
  readonly agreed: readonly Seat[]
}

/** A table in play, folded from its entries. */
export class Table {
  readonly card: TableCard
  readonly chairs: Chair[]
  readonly clock: Clock
  status: Status = 'open'
  play: AnyPlay | null = null
  proposal: OpenProposal | null = null
  rematch: string | null = null
  /** The number of the last entry, and of the last one that changed the game itself. */
  number = 0
  moved = 0
  /** When the last entry was written. */
  at = 0

  constructor(card: TableCard, entries: Iterable<Entry> = []) {
    this.card = card
    this.chairs = Array.from({ length: card.game.players }, () => FREE)
    this.clock = newClock(NO_PACE, card.game.players)
    for (const entry of entries) this.apply(entry)
  }

  /** Whose decision is awaited; null where none is. */
  get actor(): Actor | null {
    return this.status === 'playing' ? (this.play?.actor ?? null) : null
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

  /** Adds the next entry. Checks nothing: what is stored has happened. */
  apply({ number, at, fact }: Entry): void {
    if (number !== this.number + 1) throw new Error(`entry ${number} after ${this.number}`)
    this.number = number
    this.at = at
    this.#apply(fact, at)
    if (CHANGES_GAME.has(fact.type)) {
      this.moved = number
      this.proposal = null
      if (this.play !== null && this.play.actor === null) this.status = 'over'
    }
    runClock(this.clock, this.#running(), at, PASSES[fact.type] ?? 'other')
  }

  #apply(fact: Fact, at: number): void {
    switch (fact.type) {
      case 'seated':
        this.chairs[fact.seat] = { person: fact.person, name: fact.name, bot: null }
        return
      case 'freed':
        this.chairs[fact.seat] = FREE
        return
      case 'botSeated':
        this.chairs[fact.seat] = { person: null, name: '', bot: fact.bot }
        return
      case 'handed':
        this.chairs[fact.seat] = { ...item(this.chairs, fact.seat), bot: fact.bot }
        return
      case 'reclaimed':
        this.chairs[fact.seat] = { ...item(this.chairs, fact.seat), bot: null }
        return
      case 'passed':
        this.chairs[fact.seat] = { ...item(this.chairs, fact.seat), person: fact.person }
        return
      case 'started':
        this.play = this.#begin(fact.setup)
        this.status = 'playing'
        return
      case 'played':
        return this.#going.append(fact)
      case 'undone':
        this.#going.undo(fact.count)
        return
      case 'takenBack':
        this.#going.takeBack(fact.count)
        return
      case 'paced':
        this.proposal = null
        return changePace(this.clock, fact.pace, at)
      case 'proposed':
        this.proposal = { by: fact.seat, proposal: fact.proposal, agreed: [fact.seat] }
        return
      case 'agreed':
        if (this.proposal !== null) {
          this.proposal = { ...this.proposal, agreed: [...this.proposal.agreed, fact.seat] }
        }
        return
      case 'declined':
        this.proposal = null
        return
      case 'waited':
        return skipTime(this.clock, fact.ms)
      case 'closed':
        this.status = 'closed'
        this.proposal = null
        return
      case 'rematch':
        this.rematch = fact.table
    }
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

const PASSES: Partial<Readonly<Record<Fact['type'], Pass>>> = {
  played: 'finished',
  undone: 'takenBack',
  takenBack: 'takenBack',
}
