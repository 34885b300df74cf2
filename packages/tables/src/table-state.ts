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
import { ClockHistory } from './clock-history.ts'
import { NO_SEAT, type OpenProposal } from './open-proposal.ts'
import type { Arrangement, JournalEntry, PersonId, TableEvent } from './table-event.ts'

export type AnyGame = Game<unknown, AnyCommand, AnyEvent, unknown>
export type AnyPlay = Play<unknown, AnyCommand, AnyEvent, unknown>

/** The fixed properties of a table. */
export interface TableHeader {
  readonly id: string
  readonly host: PersonId
  readonly game: AnyGame
  /** The secret, as hexadecimal digits. Never shown before the end. */
  readonly secret: string
  readonly title: string
  /** Whether it is listed publicly; otherwise it needs the link. */
  readonly visibility: 'public' | 'link'
  /** Whether spectators are allowed. */
  readonly spectators: boolean
  readonly origin?: Origin
}

/**
 * Where the game of a table comes from, if it did not start there: imported when it was over
 * (`brought`), or forked from a moment of another game (`continued`), so that its first steps
 * follow from another secret than the rest.
 */
export type Origin = 'brought' | 'continued'

/** The player of a seat. Without a person and a bot it is free. */
export interface SeatHolder {
  readonly person: PersonId | null
  readonly name: string
  /** The bot that plays there: for itself, or for the person who owns the seat. */
  readonly bot: string | null
  /** Whether it may be taken: by anyone, or only by the person it was agreed for. */
  readonly offered: boolean
  readonly offeredTo: PersonId | null
  /** Whether the owner has left: until they take it back, they see no more than spectators do. */
  readonly left: boolean
}

export type TableStatus = 'open' | 'playing' | 'over' | 'closed'

const FREE: SeatHolder = {
  ...{ person: null, name: '', bot: null, left: false },
  ...{ offered: false, offeredTo: null },
}

/** The default replacement bot. */
export const STAND_IN = 'greedy'

/** Whether one person has one seat, and bots have the others. */
const isAlone = (seatHolders: readonly SeatHolder[]): boolean =>
  seatHolders.filter(({ person }) => person !== null).length === 1 &&
  seatHolders.every(({ person, bot }) => person !== null || bot !== null)

type EventOf<T extends TableEvent['type']> = Extract<TableEvent, { readonly type: T }>
type SeatEvent = EventOf<
  'seated' | 'freed' | 'botSeated' | 'handed' | 'reclaimed' | 'passed' | 'offered'
>
type GameEvent = EventOf<'started' | 'played' | 'undone' | 'takenBack'>
type ProposalEvent = EventOf<'proposed' | 'agreed' | 'declined'>

/** A table in play, folded from its entries. */
export class TableState {
  readonly header: TableHeader
  /** The commitment to the secret. */
  readonly commitment: string
  readonly seatHolders: SeatHolder[]
  readonly #clocks: ClockHistory
  #arrangement: Arrangement = {}
  host: PersonId
  status: TableStatus = 'open'
  play: AnyPlay | null = null
  proposal: OpenProposal | null = null
  rematch: string | null = null
  /** Those without a seat who asked for one and were declined. */
  readonly declined = new Set<PersonId>()
  /** The numbers of the last entry, of the last that changed the game or a seat, and a proposal came or went. */
  number = 0
  moved = 0
  seatsChanged = 0
  proposalChanged = 0
  /** By person: the last that changed a seat of theirs, or made it another's. */
  readonly ownSeatChanged = new Map<PersonId, number>()
  /** How many decisions were made since no person plays. */
  decisionsAlone = 0
  /** When the last entry was written, and the last that changed the game. */
  at = 0
  movedAt = 0

  constructor(header: TableHeader, entries: Iterable<JournalEntry> = []) {
    this.header = header
    this.commitment = commitmentOf(secretFromHex(header.secret))
    this.host = header.host
    this.seatHolders = Array.from({ length: header.game.players }, () => FREE)
    this.#clocks = new ClockHistory(header.game.players)
    for (const entry of entries) this.apply(entry)
  }

  get clock(): Clock {
    return this.#clocks.now
  }

  /** The settings for people. */
  get arrangement(): Arrangement {
    return this.#arrangement
  }

  /** The replacement bot. */
  get standIn(): string {
    return this.#arrangement.standIn ?? STAND_IN
  }

  /** Whether hints are allowed: as set, by default only where one person plays alone. */
  get hints(): boolean {
    return this.#arrangement.hints ?? isAlone(this.seatHolders)
  }

  /** Who must decide now; null if no one. */
  get actor(): Actor | null {
    return this.status === 'playing' ? (this.play?.actor ?? null) : null
  }

  /** How many turns have begun. */
  get turn(): number {
    return this.play === null ? 0 : this.play.game.turns(this.play.state)
  }

  /** The bot whose turn it is. It waits while a proposal to undo is open. */
  get botToPlay(): { readonly seat: Seat; readonly bot: string } | null {
    const { actor } = this
    if (actor === null || this.proposal?.proposal.what === 'takeBack') return null
    const { bot } = item(this.seatHolders, actor.seat)
    return bot === null ? null : { seat: actor.seat, bot }
  }

  /** The seats of a person, whether played by them or by a bot for them. */
  seatsOf(person: PersonId): Seat[] {
    return this.seatHolders.flatMap((holder, seat) => (holder.person === person ? [seat] : []))
  }

  /** The seats whose owner has a say in proposals: those that a person plays. */
  voters(): Seat[] {
    return this.seatHolders.flatMap(({ person, bot }, seat) =>
      person !== null && bot === null ? [seat] : [],
    )
  }

  /** Whether the owners of all these seats have agreed, with any of their seats. */
  haveAgreed(seats: readonly Seat[], agreed: readonly Seat[]): boolean {
    const owner = (seat: Seat) => item(this.seatHolders, seat).person
    const people = new Set(agreed.map(owner))
    return seats.every((seat) => people.has(owner(seat)))
  }

  /** Applies the next entry. Checks nothing: stored entries have happened. */
  apply({ number, at, event }: JournalEntry): void {
    if (number !== this.number + 1) throw new Error(`entry ${number} after ${this.number}`)
    const { proposal } = this
    this.number = number
    this.at = at
    this.#apply(event, at)
    if (this.voters().length > 0) this.decisionsAlone = 0
    else if (event.type === 'played') this.decisionsAlone += 1
    if ((this.proposal === null) !== (proposal === null)) this.proposalChanged = number
    this.#clocks.run(this.#running(), at)
  }

  #apply(event: TableEvent, at: number): void {
    switch (event.type) {
      case 'seated':
      case 'freed':
      case 'botSeated':
      case 'handed':
      case 'reclaimed':
      case 'passed':
      case 'offered':
        return this.#applyToSeat(event, at)
      case 'started':
      case 'played':
      case 'undone':
      case 'takenBack':
        this.#applyToGame(event, at)
        return this.#gameChanged(at)
      case 'proposed':
      case 'agreed':
      case 'declined':
        return this.#applyToProposal(event, at)
      case 'hosted':
        this.host = event.person
        return
      case 'paced':
        if (this.proposal?.proposal.what === 'pace') this.proposal = null
        return this.#clocks.paced(event.pace, at)
      case 'arranged': {
        const { type: _, ...arrangement } = event
        this.#arrangement = { ...this.#arrangement, ...arrangement }
        return
      }
      case 'waited':
        return this.#clocks.unattributed(event.ms)
      case 'closed':
        this.status = 'closed'
        this.proposal = null
        return
      case 'rematch':
        this.rematch = event.table
    }
  }

  #applyToSeat(event: SeatEvent, at: number): void {
    const { seat } = event
    switch (event.type) {
      case 'seated':
        this.#seat(seat, { ...FREE, person: event.person, name: event.name })
        if (this.status !== 'playing') return
        this.proposal = null // the set of people who must agree has changed
        return this.#clocks.reclaimed(seat, this.turn, at)
      case 'freed':
        return this.#seat(seat, FREE)
      case 'botSeated':
        return this.#seat(seat, { ...FREE, bot: event.bot })
      case 'handed':
        this.#seat(seat, { bot: event.bot, left: event.by === 'leaving' })
        this.#clocks.delegated(seat, event.by, at)
        if (this.proposal !== null && !this.#isValid(this.proposal)) this.proposal = null
        return
      case 'reclaimed':
        this.#seat(seat, { bot: null, left: false })
        return this.#clocks.reclaimed(seat, this.turn, at)
      case 'passed':
        if (this.host === item(this.seatHolders, seat).person) this.host = event.person
        return this.#seat(seat, { person: event.person })
      case 'offered':
        if (this.proposal?.proposal.what === 'join') this.proposal = null
        return this.#seat(seat, { offered: event.open, offeredTo: event.to ?? null })
    }
  }

  #applyToGame(event: GameEvent, at: number): void {
    switch (event.type) {
      case 'started':
        this.play = this.#begin(event.setup)
        this.status = 'playing'
        return
      case 'played': {
        const { type: _, ...step } = event
        return this.#played(step, at)
      }
      case 'undone':
        this.#started.undo(event.count)
        return this.#clocks.undone(event.seat, event.count, at)
      case 'takenBack':
        this.#started.takeBack(event.count)
        return this.#clocks.takenBack(event.count, at)
    }
  }

  #applyToProposal(event: ProposalEvent, at: number): void {
    const { seat } = event
    if (event.type === 'proposed') {
      const { type: _, seat: by, ...proposed } = event
      const agreed = by === NO_SEAT ? [] : [by]
      this.proposal = { number: this.number, at, by, ...proposed, agreed }
    } else if (event.type === 'declined') {
      const { by = seat, asker } = this.proposal ?? {}
      if (by === NO_SEAT && seat !== NO_SEAT && asker !== undefined) this.declined.add(asker)
      this.proposal = null
    } else if (this.proposal !== null) {
      this.proposal = { ...this.proposal, agreed: [...this.proposal.agreed, seat] }
    }
  }

  #seat(seat: Seat, holder: Partial<SeatHolder>): void {
    const before = item(this.seatHolders, seat)
    const after = { ...before, ...holder }
    this.seatHolders[seat] = after
    this.seatsChanged = this.number
    for (const { person } of [before, after]) {
      if (person !== null) this.ownSeatChanged.set(person, this.number)
    }
  }

  #played(step: Step<AnyCommand, AnyEvent>, at: number): void {
    const { turn } = this
    this.#started.append(step)
    const passed = this.actor?.seat !== step.seat || this.turn !== turn
    this.#clocks.played(step.seat, turn, passed, at)
  }

  #gameChanged(at: number): void {
    this.moved = this.number
    this.movedAt = at
    const what = this.proposal?.proposal.what
    // They referred to the game as it was.
    if (what === 'takeBack' || what === 'standIn') this.proposal = null
    if (this.#started.actor !== null) return
    this.status = 'over'
    this.proposal = null
  }

  /** Whether the proposer has a say where these do; who plays at no seat only asks them. */
  standsWith({ by }: OpenProposal, voters: readonly Seat[]): boolean {
    return voters.some((seat) => by === NO_SEAT || this.haveAgreed([seat], [by]))
  }

  /** Whether the proposer still has a say, and the player to be replaced still plays. */
  #isValid(open: OpenProposal): boolean {
    const { proposal } = open
    return (
      this.standsWith(open, this.voters()) &&
      (proposal.what !== 'standIn' || item(this.seatHolders, proposal.seat).bot === null)
    )
  }

  get #started(): AnyPlay {
    if (this.play === null) throw new Error('the game has not started')
    return this.play
  }

  #begin(setup: readonly AnyEvent[]): AnyPlay {
    const chance = secretChance(secretFromHex(this.header.secret))
    return new Play(this.header.game, chance, { setup, steps: [] })
  }

  /** The seat whose clock runs: that of the person who must decide. */
  #running(): Seat {
    const seat = this.actor?.seat ?? -1
    return seat >= 0 && item(this.seatHolders, seat).bot === null ? seat : -1
  }
}
