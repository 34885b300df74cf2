import type { Viewer } from '@guildhall/kernel'
import type { ServerMessage } from '@guildhall/protocol'
import {
  type AppliedEntry,
  type EventView,
  eventNews,
  gameViewOf,
  mayTake,
  type TableState,
  viewEntry,
  viewerOf,
  viewTable,
  type Watcher,
} from '@guildhall/tables'
import { textFrame } from './text-frame.ts'

/** What is the same for everyone with the same view, as text. */
interface Shared {
  readonly events: string
  readonly view: string
}

/** The message of new events for each viewer, as a frame. What several viewers share is made once. */
export class News {
  readonly #table: TableState
  readonly #entries: readonly AppliedEntry[]
  readonly #now: number
  readonly #withCheck: boolean
  readonly #shared = new Map<Viewer | 'everybody', Shared>()
  /** By everything that a text depends on: see `#keyOf`. */
  readonly #frames = new Map<string, Buffer>()
  /** The one for everybody who folds; undefined until it is made. */
  #events: Buffer | null | undefined

  constructor(table: TableState, entries: readonly AppliedEntry[], now: number, withCheck = false) {
    this.#table = table
    this.#entries = entries
    this.#now = now
    this.#withCheck = withCheck
  }

  /** For a client that folds the table where that is possible. */
  toFold(watcher: Watcher): Buffer {
    if (this.#events === undefined) this.#events = this.#eventsAlone()
    return this.#events ?? this.for(watcher)
  }

  #eventsAlone(): Buffer | null {
    const news = eventNews(this.#table, this.#entries, this.#now, this.#withCheck)
    if (news === null) return null
    const message: ServerMessage = { type: 'events', table: this.#table.header.id, ...news }
    return textFrame(JSON.stringify(message))
  }

  for(watcher: Watcher): Buffer {
    const viewer = viewerOf(this.#table, watcher)
    const key = this.#keyOf(watcher, viewer)
    const known = this.#frames.get(key)
    if (known !== undefined) return known
    const frame = textFrame(this.#text(watcher, viewer))
    this.#frames.set(key, frame)
    return frame
  }

  /**
   * The view, which seats are the viewer's own or offered to them, whether they host the table, and
   * whether the open proposal is theirs. Players behind a curtain have the spectators' view and seats
   * of their own.
   */
  #keyOf({ person }: Watcher, viewer: Viewer): string {
    const { seatHolders, host, proposal } = this.#table
    if (person === null) return JSON.stringify([viewer])
    const seats = this.#table.seatsOf(person)
    const offered = seatHolders.map((holder) => mayTake(holder, person))
    return JSON.stringify([viewer, seats, offered, person === host, person === proposal?.asker])
  }

  /** `JSON.stringify` of the whole, put together from its parts. */
  #text(watcher: Watcher, viewer: Viewer): string {
    const { events, view } = this.#sharedBy(viewer)
    const { play, ...table } = viewTable(this.#table, watcher, this.#now, () => null)
    const head = `{"type":"news","events":${events},"view":${open(table)},"play":`
    if (play === null) return `${head}null}}`
    const { view: _, ...rest } = play
    return `${head}${open(rest)},"view":${view}}}}`
  }

  #sharedBy(viewer: Viewer): Shared {
    const key = this.#table.header.game.isOpen === true ? 'everybody' : viewer
    const known = this.#shared.get(key)
    if (known !== undefined) return known
    const shared = {
      events: JSON.stringify(this.#entries.map((entry) => this.#viewed(entry, viewer))),
      view: JSON.stringify(gameViewOf(this.#table, viewer)),
    }
    this.#shared.set(key, shared)
    return shared
  }

  #viewed(entry: AppliedEntry, viewer: Viewer): EventView {
    return viewEntry(this.#table, entry, viewer, entry.state)
  }
}

/** The text of a non-empty object, without its closing brace. */
const open = (value: object): string => JSON.stringify(value).slice(0, -1)
