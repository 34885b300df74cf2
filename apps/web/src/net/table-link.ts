import type { ChatLine, Presence, ServerMessage } from '@guildhall/protocol'
import type { Answer, EventView, TableCommand, TableView } from '@guildhall/tables'
import { share } from '@guildhall/ui'
import { batch, signal } from '@preact/signals'
import type { TableBackend, ViewSeat } from './table-backend.ts'

/** A request that waits for its answer; sent again with the same id until it gets one. */
interface PendingRequest {
  readonly id: string
  readonly seen: number
  readonly wish: TableCommand
  readonly resolve: (answer: Answer) => void
}

/**
 * One table as it is seen here: the newest view, what has happened, who is there, what was said.
 * Nothing is lost by a lost line: what was asked is asked again under its id, and what was missed
 * is told.
 */
export class TableLink {
  readonly id: string
  readonly backend: TableBackend
  readonly view = signal<TableView | null>(null)
  /** What happened since the table was opened here, the newest last. */
  readonly events = signal<readonly EventView[]>([])
  /** Whether what happened before is known as well. */
  readonly hasFullLog = signal(false)
  readonly presence = signal<Presence>({ seats: [], spectators: 0 })
  readonly chat = signal<readonly ChatLine[]>([])
  /** As which of the own seats it is looked at; null where nobody has said. */
  readonly viewSeat = signal<ViewSeat>(null)
  /** Why the table cannot be shown. */
  readonly refusal = signal<{ code: string; message: string } | null>(null)
  readonly #waiting = new Map<string, PendingRequest>()
  readonly #ends: (() => void)[]
  readonly #onFact = new Set<(fact: EventView, view: TableView) => void>()

  constructor(keeper: TableBackend, id: string) {
    this.backend = keeper
    this.id = id
    this.#ends = [
      keeper.onMessage((message) => this.#hear(message)),
      keeper.onConnect(() => this.#watch()),
    ]
    if (keeper.isConnected) this.#watch()
    else keeper.connect()
  }

  close(): void {
    for (const end of this.#ends) end()
    this.backend.send({ type: 'unwatch', table: this.id })
  }

  /** The one at that seat looks from now on; null for whoever is before the screen. */
  viewAs(seat: ViewSeat): void {
    if (seat === this.viewSeat.value) return
    this.viewSeat.value = seat
    this.#watch()
  }

  /** Asks for something; the answer comes once it is stored, however often the line is lost. */
  request(wish: TableCommand, seen = this.view.value?.number ?? 0): Promise<Answer> {
    return new Promise((resolve) => {
      const waiting = { id: crypto.randomUUID(), seen, wish, resolve }
      this.#waiting.set(waiting.id, waiting)
      this.#send(waiting)
    })
  }

  sendChat(text: string): boolean {
    return this.backend.send({ type: 'say', table: this.id, text })
  }

  /** Called with everything that happens while the table is open. */
  onEvent(hear: (fact: EventView, view: TableView) => void): () => void {
    this.#onFact.add(hear)
    return () => this.#onFact.delete(hear)
  }

  #watch(): void {
    const seen = this.view.value?.number
    const as = this.viewSeat.value
    this.backend.send({
      ...{ type: 'watch', table: this.id, curtain: true },
      ...(as === null ? {} : { as }),
      ...(seen === undefined ? {} : { seen }),
    })
    for (const waiting of this.#waiting.values()) this.#send(waiting)
  }

  #send({ id, seen, wish }: PendingRequest): void {
    this.backend.send({ type: 'request', table: this.id, id, seen, wish })
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case 'table':
        if (message.view.id === this.id) this.#shown(message.view, message.missed, message.presence)
        return
      case 'news':
        if (message.view.id === this.id) this.#happened([message.fact], message.view)
        return
      case 'presence':
        if (message.table === this.id) this.presence.value = message.presence
        return
      case 'said':
        if (message.table === this.id) this.chat.value = [...this.chat.value, message.line]
        return
      case 'answer':
        if (message.table === this.id) this.#answered(message.id, message)
        return
      case 'refused':
        if (message.table === this.id && this.view.value === null) this.refusal.value = message
        return
      case 'welcome':
      case 'pong':
        return
    }
  }

  #shown(view: TableView, missed: readonly EventView[], presence: Presence): void {
    const known = this.view.value
    const other = known !== null && hasViewerChanged(known, view)
    batch(() => {
      this.presence.value = presence
      this.refusal.value = null
      if (other) {
        // Whoever looks now may not know what was told to the one before.
        this.events.value = []
        this.hasFullLog.value = false
        this.view.value = view
      } else this.#happened(missed, view)
    })
    if ((known === null || other) && view.play !== null) {
      this.#readUp().catch(() => {}) // the log then begins now
    }
  }

  /** What happened before the table was opened here. */
  async #readUp(): Promise<void> {
    const as = this.viewSeat.value
    const all = await this.backend.log(this.id, as)
    if (as !== this.viewSeat.value) return
    const newer = this.events.value
    const known = newer[0]?.number ?? Number.POSITIVE_INFINITY
    batch(() => {
      this.events.value = [...all.filter(({ number }) => number < known), ...newer]
      this.hasFullLog.value = true
    })
  }

  #happened(facts: readonly EventView[], view: TableView): void {
    const known = this.view.value?.number ?? -1
    const fresh = facts.filter(({ number }) => number > known)
    if (fresh.length > 0) this.events.value = [...this.events.value, ...fresh]
    // What is as it was before stays the same, so that nobody draws it again.
    if (view.number >= known) this.view.value = share(this.view.value, view)
    for (const fact of fresh) for (const hear of this.#onFact) hear(fact, view)
  }

  #answered(id: string, answer: Answer): void {
    const waiting = this.#waiting.get(id)
    if (waiting === undefined) return
    if (!answer.ok && answer.retry) {
      setTimeout(() => this.#send(waiting), 500)
      return
    }
    this.#waiting.delete(id)
    waiting.resolve(answer)
  }
}

/** Whether a curtain was opened or closed between two views of one table. */
const hasViewerChanged = ({ play: before }: TableView, { play: now }: TableView): boolean =>
  before !== null &&
  now !== null &&
  before.viewer !== now.viewer &&
  (before.viewer === 'spectator' || now.viewer === 'spectator')
