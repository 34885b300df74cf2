import { stableHash } from '@guildhall/kernel'
import { deadline, timeLeft } from './clock.ts'
import type { Undo } from './game-view.ts'
import type { JournalEntry, TableEvent } from './table-event.ts'
import type { AnyGame, TableState, TableStatus } from './table-state.ts'
import { gameViewOf, isEnded, type PublicEvent, undoOf } from './table-view.ts'
import { type BotsAlone, botsAlone } from './unattended.ts'

/**
 * The next events of a table that hides nothing, the same for everybody who watches it: what follows
 * from them by the rules is left to the client. What is missing is as usual: `playing`, or null.
 */
export interface EventNews {
  /** The number of the last event; those before it count down. */
  readonly number: number
  /** When they were written, and when they are sent. */
  readonly at: number
  readonly now: number
  readonly facts: readonly PublicEvent[]
  readonly undo?: Undo
  readonly status?: TableStatus
  readonly clocks?: readonly (number | null)[]
  readonly deadline?: number
  readonly botsAlone?: BotsAlone
  readonly secret?: string
  /** The checksum of the view after them, in some messages. */
  readonly check?: string
}

/** Events after which seats, settings and past decisions are as before. */
type FoldedEvent = Extract<TableEvent, { readonly type: 'played' | 'waited' }>

const isFolded = (event: TableEvent): event is FoldedEvent =>
  event.type === 'played' || event.type === 'waited'

/** The news for clients that fold; null where they need the whole view. */
export function eventNews(
  table: TableState,
  entries: readonly JournalEntry[],
  now: number,
  withCheck: boolean,
): EventNews | null {
  const { game } = table.header
  const at = entries[0]?.at
  if (game.isOpen !== true || table.play === null || at === undefined) return null
  if (table.proposal !== null) return null // not everybody sees the same of it
  const events = entries.map(({ event }) => event)
  if (!events.every(isFolded) || entries.some((entry) => entry.at !== at)) return null
  return {
    ...{ number: table.number, at, now },
    facts: events.map((event) => factOf(game, event)),
    ...restOf(table, now),
    ...(withCheck ? { check: stableHash(gameViewOf(table, 'spectator')) } : {}),
  }
}

function factOf(game: AnyGame, event: FoldedEvent): PublicEvent {
  if (event.type !== 'played') return event
  const { type, seat, events } = event
  return { type, seat, events: events.flatMap((each) => game.viewEvent(each, 'spectator') ?? []) }
}

type Rest = Omit<EventNews, 'number' | 'at' | 'now' | 'facts' | 'check'>

/** What else there is to say of the table, where it is not as usual. */
function restOf(table: TableState, now: number): Rest {
  const { status, clock, header } = table
  const undo = undoOf(table)
  const alone = botsAlone(table)
  const ends = deadline(clock)
  return {
    ...(undo && { undo }),
    ...(status !== 'playing' && { status }),
    ...(clock.pace.kind !== 'none' && {
      clocks: table.seatHolders.map((_, seat) => timeLeft(clock, seat, now)),
    }),
    ...(ends !== null && { deadline: ends }),
    ...(alone && { botsAlone: alone }),
    ...(isEnded(table) && { secret: header.secret }),
  }
}
