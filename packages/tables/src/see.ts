import { commitmentOf, secretFromHex } from '@guildhall/fairness'
import {
  type AnyCommand,
  type AnyEvent,
  item,
  type Message,
  type Outcome,
  type Seat,
  type Viewer,
} from '@guildhall/kernel'
import { deadline, timeLeft } from './clock.ts'
import type { Entry, Fact, PersonId } from './entry.ts'
import type { Pace } from './pace.ts'
import type { OpenProposal, Status, Table } from './table.ts'

/** A seat as everybody may see it. */
export interface ChairView {
  readonly name: string
  readonly kind: 'free' | 'person' | 'bot'
  /** The bot that plays there, for a person or for itself. */
  readonly bot: string | null
  /** Whether the one who looks owns it. */
  readonly mine: boolean
}

/** One of the commands that the viewer may give now, with its words. */
export interface LegalView {
  readonly command: AnyCommand
  readonly label: Message
}

/** The game as one seat, or a spectator, may know it. */
export interface GameView {
  readonly viewer: Viewer
  readonly view: unknown
  readonly actor: { readonly seat: Seat; readonly question: string } | null
  /** What may be done, where the viewer is to decide. */
  readonly legal: readonly LegalView[]
  /** How many steps the viewer may take back without asking. */
  readonly undoable: number
  readonly steps: number
  readonly turns: number
  readonly outcome: Outcome | null
}

/** A table as one viewer may know it: built by naming what is seen. */
export interface TableView {
  readonly id: string
  readonly game: string
  readonly players: number
  readonly options: Readonly<Record<string, unknown>>
  readonly number: number
  readonly status: Status
  readonly host: boolean
  readonly title: string
  readonly visibility: 'public' | 'link'
  readonly spectators: boolean
  readonly chairs: readonly ChairView[]
  readonly pace: Pace
  /** What each seat has left in milliseconds at `now`, and when the running clock ends. */
  readonly clocks: readonly (number | null)[]
  readonly deadline: number | null
  readonly now: number
  readonly proposal: OpenProposal | null
  readonly rematch: string | null
  /** The promise of the chance; the secret itself once the game is over. */
  readonly commitment: string
  readonly secret: string | null
  readonly play: GameView | null
}

/** Who looks: a person, and as which of their seats; null for somebody without a seat. */
export interface Looker {
  readonly person: PersonId | null
  readonly seat?: Seat
}

/** Whether somebody may see the table: who sits there or made it, and others if they may watch. */
export function maySee(table: Table, person: PersonId | null): boolean {
  const { card, chairs, status } = table
  if (card.spectators || status === 'open') return true
  return (
    person !== null && (person === card.host || chairs.some((chair) => chair.person === person))
  )
}

/** As whom somebody looks: the seat asked for if it is theirs, else theirs that is to act. */
export function viewerOf(table: Table, { person, seat }: Looker): Viewer {
  if (person === null) return 'spectator'
  const seats = table.seatsOf(person)
  if (seat !== undefined && seats.includes(seat)) return seat
  const acting = table.actor?.seat
  if (acting !== undefined && seats.includes(acting)) return acting
  return seats[0] ?? 'spectator'
}

export function seeTable(table: Table, looker: Looker, now: number): TableView {
  const { card, clock, play } = table
  const { game, secret } = card
  const { person } = looker
  return {
    id: card.id,
    game: game.id,
    players: game.players,
    options: game.options,
    number: table.number,
    status: table.status,
    host: person !== null && person === card.host,
    title: card.title,
    visibility: card.visibility,
    spectators: card.spectators,
    chairs: table.chairs.map((chair) => ({
      name: chair.name,
      kind: chair.person !== null ? 'person' : chair.bot !== null ? 'bot' : 'free',
      bot: chair.bot,
      mine: person !== null && chair.person === person,
    })),
    pace: clock.pace,
    clocks: table.chairs.map((_, seat) => timeLeft(clock, seat, now)),
    deadline: deadline(clock),
    now,
    proposal: table.proposal,
    rematch: table.rematch,
    commitment: commitmentOf(secretFromHex(secret)),
    secret: table.status === 'over' ? secret : null,
    play: play === null ? null : seeGame(table, viewerOf(table, looker)),
  }
}

function seeGame(table: Table, viewer: Viewer): GameView {
  const { play, actor } = table
  if (play === null) throw new Error('the game has not started')
  const { game, state } = play
  const decides = actor !== null && actor.seat === viewer && item(table.chairs, viewer).bot === null
  const mine = play.log.steps.at(-1)?.seat === viewer
  return {
    viewer,
    view: game.view(state, viewer),
    actor,
    legal: decides
      ? play.legal().map((command) => ({ command, label: game.label(state, command) }))
      : [],
    undoable: mine && table.status === 'playing' ? play.undoable : 0,
    steps: play.log.steps.length,
    turns: game.turns(state),
    outcome: game.outcome(state),
  }
}

/** A fact as one viewer may know it, with what happened in words. */
export interface FactView {
  readonly number: number
  readonly at: number
  readonly fact: PublicFact
  readonly told: readonly Message[]
}

/** Facts of play carry what the viewer may know of them; who a person is stays on the server. */
export type PublicFact =
  | Exclude<Fact, { type: 'seated' | 'passed' | 'played' | 'started' }>
  | { readonly type: 'passed'; readonly seat: Seat }
  | { readonly type: 'seated'; readonly seat: Seat; readonly name: string }
  | { readonly type: 'started'; readonly events: readonly AnyEvent[] }
  | { readonly type: 'played'; readonly seat: Seat; readonly events: readonly AnyEvent[] }

/** The entry as that viewer may know it, told at a table to which it was just applied. */
export function seeEntry(table: Table, { number, at, fact }: Entry, viewer: Viewer): FactView {
  switch (fact.type) {
    case 'seated':
      return {
        number,
        at,
        fact: { type: 'seated', seat: fact.seat, name: fact.name },
        told: [],
      }
    case 'passed':
      return { number, at, fact: { type: 'passed', seat: fact.seat }, told: [] }
    case 'started': {
      const seen = seeEvents(table, fact.setup, viewer)
      return { number, at, fact: { type: 'started', events: seen.events }, told: seen.told }
    }
    case 'played': {
      const seen = seeEvents(table, fact.events, viewer)
      return {
        number,
        at,
        fact: { type: 'played', seat: fact.seat, events: seen.events },
        told: seen.told,
      }
    }
    default:
      return { number, at, fact, told: [] }
  }
}

function seeEvents(
  { play }: Table,
  events: readonly AnyEvent[],
  viewer: Viewer,
): { events: AnyEvent[]; told: Message[] } {
  if (play === null) return { events: [], told: [] }
  const { game, state } = play
  const seen = events.flatMap((event) => game.viewEvent(event, viewer) ?? [])
  return { events: seen, told: seen.flatMap((event) => game.tell(state, event) ?? []) }
}
