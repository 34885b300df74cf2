import { type AnyEvent, item, type Message, type Seat, type Viewer } from '@guildhall/kernel'
import { deadline, timeLeft } from './clock.ts'
import { type GameView, lookFrom, type Undo, viewGame } from './game-view.ts'
import { type ProposalView, viewProposal } from './open-proposal.ts'
import type { Pace } from './pace.ts'
import { mayTake } from './proposals.ts'
import type { JournalEntry, PersonId, TableEvent } from './table-event.ts'
import {
  type AnyGame,
  type AnyPlay,
  type Origin,
  type TableHeader,
  TableState,
  type TableStatus,
} from './table-state.ts'
import { type BotsAlone, botsAlone } from './unattended.ts'

/** A seat as everyone sees it. */
export interface SeatHolderView {
  readonly name: string
  readonly kind: 'free' | 'person' | 'bot'
  /** The bot that plays there, for a person or for itself. */
  readonly bot: string | null
  /** Whether the viewer may take it. */
  readonly offered: boolean
  /** Whether the viewer owns it. */
  readonly mine: boolean
}

/** A table as one viewer may know it: every visible field is listed. */
export interface TableView {
  readonly id: string
  readonly game: string
  readonly players: number
  readonly options: Readonly<Record<string, unknown>>
  readonly number: number
  readonly status: TableStatus
  readonly host: boolean
  readonly title: string
  readonly visibility: 'public' | 'link'
  readonly spectators: boolean
  readonly origin?: Origin
  readonly chairs: readonly SeatHolderView[]
  readonly pace: Pace
  /** The replacement bot. */
  readonly standIn: string
  /** Whether hints are allowed. */
  readonly hints: boolean
  /** What each seat has left in milliseconds at `now`, and when the running clock ends. */
  readonly clocks: readonly (number | null)[]
  readonly deadline: number | null
  readonly now: number
  readonly proposal: ProposalView | null
  readonly rematch: string | null
  /** Whether only bots play, and what of it. */
  readonly botsAlone: BotsAlone | null
  /** The commitment; the secret itself once the game has ended. */
  readonly commitment: string
  readonly secret: string | null
  readonly play: GameView | null
}

/** The viewer: a person and one of their seats; null for a spectator. */
export interface Watcher {
  readonly person: PersonId | null
  readonly seat?: Seat
  /**
   * Whether several people share the device. Where something is hidden, they see what is public
   * until one of them says which seat is theirs.
   */
  readonly curtain?: boolean
}

/** Whether a person may see the table: its players, and others if they may watch or join. */
export function maySee(
  { header, seatHolders, host, status }: TableState,
  person: PersonId | null,
): boolean {
  if (header.spectators || status === 'open') return true
  if (person !== null && (person === host || person === header.host)) return true
  return seatHolders.some(
    (holder) => mayTake(holder, person) || (person !== null && holder.person === person),
  )
}

/** The seat of a viewer: the requested one if it is theirs, otherwise their seat that must act. */
export function viewerOf(table: TableState, { person, seat, curtain = false }: Watcher): Viewer {
  if (person === null) return 'spectator'
  const seats = seatsSeenBy(table, person)
  const shared = seats.filter((own) => item(table.seatHolders, own).bot === null).length > 1
  const isAsked = seat !== undefined && seats.includes(seat)
  if (curtain && shared && !isAsked && hidesSomething(table)) return 'spectator'
  return lookFrom(seats, seat, table.actor?.seat)
}

/** The seats from which a person may look. Who has left one looks as a spectator. */
const seatsSeenBy = (table: TableState, person: PersonId): Seat[] =>
  table.seatsOf(person).filter((seat) => !item(table.seatHolders, seat).left)

/**
 * From where somebody may look at what happened before: as they looked then, if they still may now.
 * Who has left a seat, or lost it to another, reads of it what spectators read.
 */
export const viewerThen = (now: TableState, watcher: Watcher): ((then: TableState) => Viewer) =>
  viewerWithin(seatsNow(now, watcher), watcher)

/** The seats from which somebody may look now; none behind a curtain. */
export function seatsNow(now: TableState, watcher: Watcher): readonly Seat[] {
  const { person } = watcher
  if (person === null || viewerOf(now, watcher) === 'spectator') return []
  return seatsSeenBy(now, person)
}

/** The same where the table as it is now is not at hand, only those seats. */
export const viewerWithin =
  (seats: readonly Seat[], watcher: Watcher) =>
  (then: TableState): Viewer => {
    const viewer = viewerOf(then, watcher)
    return viewer !== 'spectator' && seats.includes(viewer) ? viewer : 'spectator'
  }

/** Whether something is hidden at the table; at the end nothing is. */
const hidesSomething = ({ header, status }: TableState): boolean =>
  !header.game.isOpen && status === 'playing'

/** The view of the game comes from `viewOf`, so that it can be shared. */
export function viewTable(
  table: TableState,
  watcher: Watcher,
  now: number,
  viewOf: (viewer: Viewer) => unknown = (viewer) => gameViewOf(table, viewer),
): TableView {
  const { header, clock, play } = table
  const { game, secret } = header
  const { person } = watcher
  const ownSeats = person === null ? [] : table.seatsOf(person)
  return {
    id: header.id,
    game: game.id,
    players: game.players,
    options: game.options,
    number: table.number,
    status: table.status,
    host: person !== null && person === table.host,
    title: header.title,
    visibility: header.visibility,
    spectators: header.spectators,
    ...(header.origin === undefined ? {} : { origin: header.origin }),
    chairs: table.seatHolders.map((holder) => ({
      name: holder.name,
      kind: holder.person !== null ? 'person' : holder.bot !== null ? 'bot' : 'free',
      bot: holder.bot,
      offered: mayTake(holder, person),
      mine: person !== null && holder.person === person,
    })),
    pace: clock.pace,
    standIn: table.standIn,
    hints: table.hints,
    clocks: table.seatHolders.map((_, seat) => timeLeft(clock, seat, now)),
    deadline: deadline(clock),
    now,
    proposal: table.proposal && viewProposal(table.proposal, person, ownSeats),
    rematch: table.rematch,
    botsAlone: botsAlone(table),
    commitment: table.commitment,
    secret: play !== null && isEnded(table) ? secret : null,
    play: play === null ? null : viewPlay(table, play, watcher, viewOf),
  }
}

const viewPlay = (
  table: TableState,
  { game, state, length }: AnyPlay,
  watcher: Watcher,
  viewOf: (viewer: Viewer) => unknown,
): GameView =>
  viewGame(
    {
      ...{ game, state, status: table.status, actor: table.actor, steps: length },
      undo: undoOf(table),
      viewer: viewerOf(table, watcher),
      seats: watcher.person === null ? [] : seatsSeenBy(table, watcher.person),
      chairs: table.seatHolders,
    },
    viewOf,
  )

export const isEnded = ({ status }: TableState): boolean => status === 'over' || status === 'closed'

/** The game as the viewer may know it; null before the start. */
export const gameViewOf = ({ play }: TableState, viewer: Viewer): unknown =>
  play === null ? null : play.game.view(play.state, viewer)

/** The last steps that can be undone without asking; null where there are none. */
export const undoOf = ({ play }: TableState): Undo | null =>
  play?.last === undefined || play.undoable === 0
    ? null
    : { seat: play.last.seat, count: play.undoable }

/** An event as one viewer may know it (`fact`), and its description (`told`). */
export interface EventView {
  readonly number: number
  readonly at: number
  readonly fact: PublicEvent
  readonly told: readonly Message[]
}

/** Events of the game contain what the viewer may know; ids of people stay on the server. */
export type PublicEvent =
  | Exclude<
      TableEvent,
      { type: 'seated' | 'passed' | 'hosted' | 'played' | 'started' | 'offered' | 'proposed' }
    >
  | { readonly type: 'offered'; readonly seat: Seat; readonly open: boolean }
  | Omit<Extract<TableEvent, { type: 'proposed' }>, 'asker'>
  | { readonly type: 'passed'; readonly seat: Seat }
  | { readonly type: 'seated'; readonly seat: Seat; readonly name: string }
  | { readonly type: 'hosted'; readonly seat: Seat }
  | { readonly type: 'started'; readonly events: readonly AnyEvent[] }
  | { readonly type: 'played'; readonly seat: Seat; readonly events: readonly AnyEvent[] }

/**
 * The entry as that viewer may know it. `state` is that of the game right after it, where others
 * were applied to the table since.
 */
export function viewEntry(
  table: TableState,
  { number, at, event }: JournalEntry,
  viewer: Viewer,
  state: unknown = table.play?.state,
): EventView {
  const seen = viewEvent(table, event, viewer, state)
  return 'told' in seen ? { number, at, ...seen } : { number, at, fact: seen, told: [] }
}

/** What happened after a number, as one viewer may know it, described as it was then. */
export function eventsSince(
  header: TableHeader,
  entries: readonly JournalEntry[],
  seen: number,
  viewerAt: (table: TableState) => Viewer,
): EventView[] {
  const table = new TableState(header)
  const events: EventView[] = []
  for (const entry of entries) {
    table.apply(entry)
    if (entry.number > seen) events.push(viewEntry(table, entry, viewerAt(table)))
  }
  return events
}

function viewEvent(
  table: TableState,
  event: TableEvent,
  viewer: Viewer,
  state: unknown,
): PublicEvent | DescribedEvent {
  switch (event.type) {
    case 'seated':
      return { type: 'seated', seat: event.seat, name: event.name }
    case 'passed':
      return { type: 'passed', seat: event.seat }
    case 'offered':
      return { type: 'offered', seat: event.seat, open: event.open }
    case 'proposed': {
      const { asker: _, ...proposed } = event
      return proposed
    }
    case 'hosted':
      return { type: 'hosted', seat: table.seatsOf(event.person)[0] ?? -1 }
    case 'started': {
      const { events, told } = describeEvents(table.header.game, state, event.setup, viewer)
      return { fact: { type: 'started', events }, told }
    }
    case 'played': {
      const { events, told } = describeEvents(table.header.game, state, event.events, viewer)
      return { fact: { type: 'played', seat: event.seat, events }, told }
    }
    case 'freed':
    case 'botSeated':
    case 'paced':
    case 'arranged':
    case 'undone':
    case 'handed':
    case 'reclaimed':
    case 'agreed':
    case 'declined':
    case 'takenBack':
    case 'waited':
    case 'closed':
    case 'rematch':
      return event
  }
}

interface DescribedEvent {
  readonly fact: PublicEvent
  readonly told: readonly Message[]
}

function describeEvents(
  game: AnyGame,
  state: unknown,
  events: readonly AnyEvent[],
  viewer: Viewer,
): { events: AnyEvent[]; told: Message[] } {
  const seen = events.flatMap((event) => game.viewEvent(event, viewer) ?? [])
  return { events: seen, told: seen.flatMap((event) => game.describe(state, event) ?? []) }
}
