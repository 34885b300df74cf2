import type { ChatLine, Presence, ServerMessage } from '@guildhall/protocol'
import type { Answer, EventView, TableCommand, TableView } from '@guildhall/tables'
import { share } from '@guildhall/ui'
import { batch, signal } from '@preact/signals'
import type { As, Keeper } from './keeper.ts'

/** A request that waits for its answer; sent again with the same id until it gets one. */
interface Waiting {
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
  readonly keeper: Keeper
  readonly view = signal<TableView | null>(null)
  /** What happened since the table was opened here, the newest last. */
  readonly facts = signal<readonly EventView[]>([])
  /** Whether what happened before is known as well. */
  readonly readUp = signal(false)
  readonly presence = signal<Presence>({ seats: [], spectators: 0 })
  readonly talk = signal<readonly ChatLine[]>([])
  /** As which of the own seats it is looked at; null where nobody has said. */
  readonly as = signal<As>(null)
  /** Why the table cannot be shown. */
  readonly refused = signal<{ code: string; message: string } | null>(null)
  readonly #waiting = new Map<string, Waiting>()
  readonly #ends: (() => void)[]
  readonly #onFact = new Set<(fact: EventView, view: TableView) => void>()

  constructor(keeper: Keeper, id: string) {
    this.keeper = keeper
    this.id = id
    this.#ends = [keeper.hear((message) => this.#hear(message)), keeper.opened(() => this.#watch())]
    if (keeper.isOpen) this.#watch()
    else keeper.open()
  }

  close(): void {
    for (const end of this.#ends) end()
    this.keeper.send({ type: 'unwatch', table: this.id })
  }

  /** The one at that seat looks from now on; null for whoever is before the screen. */
  lookAs(seat: As): void {
    if (seat === this.as.value) return
    this.as.value = seat
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

  say(text: string): boolean {
    return this.keeper.send({ type: 'say', table: this.id, text })
  }

  /** Called with everything that happens while the table is open. */
  onFact(hear: (fact: EventView, view: TableView) => void): () => void {
    this.#onFact.add(hear)
    return () => this.#onFact.delete(hear)
  }

  #watch(): void {
    const seen = this.view.value?.number
    const as = this.as.value
    this.keeper.send({
      ...{ type: 'watch', table: this.id, curtain: true },
      ...(as === null ? {} : { as }),
      ...(seen === undefined ? {} : { seen }),
    })
    for (const waiting of this.#waiting.values()) this.#send(waiting)
  }

  #send({ id, seen, wish }: Waiting): void {
    this.keeper.send({ type: 'request', table: this.id, id, seen, wish })
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
        if (message.table === this.id) this.talk.value = [...this.talk.value, message.line]
        return
      case 'answer':
        if (message.table === this.id) this.#answered(message.id, message)
        return
      case 'refused':
        if (message.table === this.id && this.view.value === null) this.refused.value = message
        return
      case 'welcome':
      case 'pong':
        return
    }
  }

  #shown(view: TableView, missed: readonly EventView[], presence: Presence): void {
    const known = this.view.value
    const other = known !== null && isCurtained(known, view)
    batch(() => {
      this.presence.value = presence
      this.refused.value = null
      if (other) {
        // Whoever looks now may not know what was told to the one before.
        this.facts.value = []
        this.readUp.value = false
        this.view.value = view
      } else this.#happened(missed, view)
    })
    if ((known === null || other) && view.play !== null) {
      this.#readUp().catch(() => {}) // the log then begins now
    }
  }

  /** What happened before the table was opened here. */
  async #readUp(): Promise<void> {
    const as = this.as.value
    const all = await this.keeper.log(this.id, as)
    if (as !== this.as.value) return
    const newer = this.facts.value
    const known = newer[0]?.number ?? Number.POSITIVE_INFINITY
    batch(() => {
      this.facts.value = [...all.filter(({ number }) => number < known), ...newer]
      this.readUp.value = true
    })
  }

  #happened(facts: readonly EventView[], view: TableView): void {
    const known = this.view.value?.number ?? -1
    const fresh = facts.filter(({ number }) => number > known)
    if (fresh.length > 0) this.facts.value = [...this.facts.value, ...fresh]
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
const isCurtained = ({ play: before }: TableView, { play: now }: TableView): boolean =>
  before !== null &&
  now !== null &&
  before.viewer !== now.viewer &&
  (before.viewer === 'spectator' || now.viewer === 'spectator')
