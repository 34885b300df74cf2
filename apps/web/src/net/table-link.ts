import type { ChatLine, Presence, ServerMessage } from '@guildhall/protocol'
import type { Answer, EventView, TableCommand, TableView } from '@guildhall/tables'
import { share } from '@guildhall/ui'
import { batch, signal } from '@preact/signals'
import { formatDateTime, refusedText } from '../format.ts'
import { sanctionText } from '../shell/sanction-text.ts'
import type { Folding, News } from './folding.ts'
import { loadRefusalTexts } from './refusal-texts.ts'
import type { TableBackend, ViewSeat } from './table-backend.ts'

type RefusedMessage = Extract<ServerMessage, { type: 'refused' }>

/** A request without an answer yet; sent again with the same id until it gets one. */
interface PendingRequest {
  readonly id: string
  readonly seen: number
  readonly command: TableCommand
  readonly resolve: (answer: Answer) => void
}

/** How often the others are told that somebody writes, and how long that is shown, in milliseconds. */
const TYPING_EVERY = 3000
const TYPING_LASTS = 5000

/**
 * One table as this page sees it: the newest view, the events, who is present, the chat. Nothing is
 * lost with a connection: requests are sent again under their ids, and missed events are fetched.
 */
export class TableLink {
  readonly id: string
  readonly backend: TableBackend
  readonly view = signal<TableView | null>(null)
  /** The events since the table was opened on this page, the newest last. */
  readonly events = signal<readonly EventView[]>([])
  /** Whether the events before that are known as well. */
  readonly hasFullLog = signal(false)
  readonly presence = signal<Presence>({ seats: [], away: [], spectators: 0 })
  /** Whether its bots think shorter than usual, since the server has much to do. */
  readonly hurries = signal(false)
  readonly chat = signal<readonly ChatLine[]>([])
  /** The seats of those who write a message now. */
  readonly typing = signal<readonly number[]>([])
  /** How many messages of others have come while the table is open here. */
  readonly heard = signal(0)
  /** Why the last message was not sent. */
  readonly chatRefusal = signal<string | null>(null)
  /** From which of the own seats the table is viewed; null where nobody has chosen one. */
  readonly viewSeat = signal<ViewSeat>(null)
  /** Why the table cannot be shown. */
  readonly refusal = signal<{ code: string; message: string } | null>(null)
  readonly #waiting = new Map<string, PendingRequest>()
  /** Works out the table from events. Loaded with the first of them: a device sends none. */
  #folding: Promise<Folding> | null = null
  #canFold = true
  readonly #ends: (() => void)[]
  readonly #typed = new Map<number, ReturnType<typeof setTimeout>>()
  #showsChat = false
  #toldTyping = Number.NEGATIVE_INFINITY

  constructor(backend: TableBackend, id: string) {
    this.backend = backend
    this.id = id
    this.#ends = [
      backend.onMessage((message) => this.#receive(message)),
      backend.onConnect(() => this.#connected()),
    ]
    if (backend.isConnected) this.#watch()
    else backend.connect()
  }

  #connected(): void {
    this.#watch()
    if (this.#showsChat) this.readChat() // for what was said meanwhile
  }

  close(): void {
    for (const end of this.#ends) end()
    for (const timer of this.#typed.values()) clearTimeout(timer)
    this.backend.send({ type: 'unwatch', table: this.id })
  }

  /** Views the table from that seat from now on; null as everybody may see it. */
  viewAs(seat: ViewSeat): void {
    if (seat === this.viewSeat.value) return
    this.viewSeat.value = seat
    this.#watch()
  }

  /** Resolves once the command is stored or refused, however often the connection is lost. */
  async request(command: TableCommand, seen = this.view.value?.number ?? 0): Promise<Answer> {
    const answer = await new Promise<Answer>((resolve) => {
      const waiting = { id: crypto.randomUUID(), seen, command, resolve }
      this.#waiting.set(waiting.id, waiting)
      this.#send(waiting)
    })
    if (!answer.ok) await loadRefusalTexts()
    return answer
  }

  /** Tells the others now and then that a message is being written. */
  tellTyping(): void {
    if (performance.now() - this.#toldTyping < TYPING_EVERY) return
    this.#toldTyping = performance.now()
    this.backend.send({ type: 'typing', table: this.id })
  }

  sendChat(text: string): boolean {
    this.chatRefusal.value = null
    this.#toldTyping = Number.NEGATIVE_INFINITY
    return this.backend.send({ type: 'say', table: this.id, text })
  }

  /** Until a message comes, or nothing more is heard of it. */
  #beginTyping(seat: number): void {
    clearTimeout(this.#typed.get(seat))
    this.#typed.set(
      seat,
      setTimeout(() => this.#endTyping(seat), TYPING_LASTS),
    )
    this.typing.value = [...this.#typed.keys()]
  }

  #endTyping(seat: number): void {
    clearTimeout(this.#typed.get(seat))
    if (this.#typed.delete(seat)) this.typing.value = [...this.#typed.keys()]
  }

  #watch(): void {
    const seen = this.view.value?.number
    const as = this.viewSeat.value
    this.backend.send({
      ...{ type: 'watch', table: this.id, curtain: true, folds: this.#canFold },
      ...(as === null ? {} : { as }),
      ...(seen === undefined ? {} : { seen }),
    })
    for (const waiting of this.#waiting.values()) this.#send(waiting)
  }

  #send({ id, seen, command }: PendingRequest): void {
    this.backend.send({ type: 'request', table: this.id, id, seen, wish: command })
  }

  #receive(message: ServerMessage): void {
    switch (message.type) {
      case 'table':
        if (message.view.id === this.id)
          this.#replace(message.view, message.missed, message.presence)
        return
      case 'news':
        if (message.view.id === this.id) this.#follow(message)
        return
      case 'events':
        if (message.table === this.id) this.#follow(message)
        return
      case 'presence':
        if (message.table === this.id) this.presence.value = message.presence
        return
      case 'hurry':
        if (message.table === this.id) this.hurries.value = message.hurries
        return
      case 'said':
        if (message.table !== this.id) return
        if (message.line.seat !== null) this.#endTyping(message.line.seat)
        if (isNew(this.chat.value, message.line)) this.heard.value += 1
        this.chat.value = withLine(this.chat.value, message.line)
        return
      case 'typing':
        if (message.table === this.id) this.#beginTyping(message.seat)
        return
      case 'answer':
        if (message.table === this.id) this.#resolve(message.id, message)
        return
      case 'refused':
        if (message.table === this.id && this.view.value === null) this.refusal.value = message
        if (message.table === undefined) this.#refuse(message)
        return
      case 'welcome':
      case 'pong':
        return
    }
  }

  /** Shows what is new; once something had to be folded, all of it goes that way, in order. */
  #follow(news: News): void {
    if (news.type === 'events') {
      if (!this.#canFold) return // the whole table is on its way
      this.#folding ??= this.#loadFolding()
    }
    if (this.#folding !== null) this.#folding.then((folding) => folding.receive(news), this.#unfold)
    else if (news.type === 'news') this.#append(news.events, news.view)
  }

  async #loadFolding(): Promise<Folding> {
    const { Folding } = await import('./folding.ts')
    return new Folding({
      view: () => this.view.value,
      seat: () => this.viewSeat.value,
      show: (view, events) => batch(() => this.#append(events, view)),
      ask: (canFold) => (canFold ? this.#watch() : this.#unfold()),
    })
  }

  /** Asks for whole tables from now on. */
  readonly #unfold = (): void => {
    this.#canFold = false
    this.#folding = null
    this.#watch()
  }

  /** A message was refused: the chat says so, and so does whoever wants to sit down. */
  #refuse({ code, message, details = {} }: RefusedMessage): void {
    this.chatRefusal.value = sanctionText(code, details) ?? refusedText(code, message)
    if (code !== 'timedOut') return
    for (const { id, command, resolve } of this.#waiting.values()) {
      if (command.type !== 'sit') continue
      this.#waiting.delete(id)
      const until = formatDateTime(Number(details['until']))
      const said = {
        key: 'failure.timedOut',
        params: { until, reason: String(details['reason']) },
      }
      const number = this.view.value?.number ?? 0
      resolve({ ok: false, retry: false, number, refusal: { code, message: said } })
    }
  }

  /** Fetches the chat before this page was opened, and hides whom the reader has muted since. */
  async readChat(): Promise<void> {
    this.#showsChat = true
    const lines = await this.backend.chat(this.id).catch(() => null)
    if (lines !== null) this.chat.value = lines
  }

  #replace(view: TableView, missed: readonly EventView[], presence: Presence): void {
    const known = this.view.value
    const other = known !== null && hasViewerChanged(known, view)
    this.#folding?.then((folding) => folding.restart(), this.#unfold)
    batch(() => {
      this.presence.value = presence
      this.hurries.value = false // where they do, a message follows
      this.refusal.value = null
      if (other) {
        // The new viewer may not know what the one before was shown.
        this.events.value = []
        this.hasFullLog.value = false
        this.view.value = view
      } else this.#append(missed, view)
    })
    if ((known === null || other) && view.play !== null) {
      this.#readLog().catch(() => {}) // the log then begins now
    }
  }

  /** The events before the table was opened on this page. */
  async #readLog(): Promise<void> {
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

  #append(events: readonly EventView[], view: TableView): void {
    const known = this.view.value?.number ?? -1
    const fresh = events.filter(({ number }) => number > known)
    if (fresh.length > 0) this.events.value = [...this.events.value, ...fresh]
    // Unchanged parts keep their identity, so that they are not drawn again.
    if (view.number >= known) this.view.value = share(this.view.value, view)
  }

  #resolve(id: string, answer: Answer): void {
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

/** Whether somebody else views the table now, at a screen that several people share. */
const hasViewerChanged = ({ play: before }: TableView, { play: now }: TableView): boolean =>
  before !== null &&
  now !== null &&
  before.viewer !== now.viewer &&
  (before.viewer === 'spectator' || now.viewer === 'spectator')

/** Whether somebody else has just said it; a removed message comes again. */
const isNew = (lines: readonly ChatLine[], { mine, removed, number }: ChatLine): boolean =>
  !mine && !removed && lines.every((line) => line.number !== number)

/** A removed message takes the place of what was said. */
const withLine = (lines: readonly ChatLine[], line: ChatLine): readonly ChatLine[] =>
  lines.some(({ number }) => number === line.number)
    ? lines.map((each) => (each.number === line.number ? line : each))
    : [...lines, line]
