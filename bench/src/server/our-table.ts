import { type AnyCommand, item } from '@guildhall/kernel'
import type { ServerMessage } from '@guildhall/protocol'
import type { Answer, TableView } from '@guildhall/tables'
import type { Guest } from './guest.ts'
import type { BenchTable, Sent } from './server-under-test.ts'

interface UnderWay extends Sent {
  readonly seat: number
}

/** One of our tables, with a socket at every seat. */
export class OurTable implements BenchTable {
  readonly #id: string
  readonly #guests: readonly Guest[]
  /** By seat: the last number that was heard of. */
  readonly #numbers: number[]
  /** Who is to decide, what they may do, and the table they saw. */
  #turn: { seat: number; number: number; legal: readonly AnyCommand[] } | null = null
  /** The last number that was answered. */
  #answeredTo = 0
  readonly #underWay = new Map<string, UnderWay>()
  /** Answered, but not seen yet; by number. */
  readonly #granted = new Map<number, UnderWay>()
  readonly #ended: () => void
  due = 0
  received = 0

  /** Resolves once everyone has seen the end of the game. */
  constructor(id: string, guests: readonly Guest[], ended: () => void) {
    this.#id = id
    this.#guests = guests
    this.#ended = ended
    this.#numbers = guests.map(() => 0)
  }

  get ready(): boolean {
    return this.#underWay.size === 0 && this.#turn !== null && this.#turn.number >= this.#answeredTo
  }

  /** Whether a decision is due here, sent or not. */
  get playing(): boolean {
    return this.#turn !== null
  }

  /** Connects one seat and opens the table, at what it had seen of it; resolves once it is shown. */
  async connect(seat: number): Promise<void> {
    const guest = item(this.#guests, seat)
    let shown = () => {}
    const isShown = new Promise<void>((resolve) => {
      shown = resolve
    })
    await guest.connect((message) => {
      this.#receive(seat, message)
      if (message.type === 'table') shown()
    })
    const seen = item(this.#numbers, seat)
    guest.watch(this.#id, seen === 0 ? undefined : seen)
    await isShown
  }

  leave(): void {
    for (const guest of this.#guests) guest.leave()
  }

  play(sent: Sent): void {
    if (this.#turn === null) throw new Error('nobody is to decide')
    const { seat, number, legal } = this.#turn
    const command = item(legal, Math.floor(Math.random() * legal.length))
    const guest = item(this.#guests, seat)
    const id = guest.request(this.#id, number, { type: 'play', command: { ...command } })
    this.#underWay.set(id, { ...sent, seat })
  }

  #receive(seat: number, message: ServerMessage): void {
    switch (message.type) {
      case 'answer':
        return this.#answered(message.id, message)
      case 'table':
        this.#numbers[seat] = message.view.number
        this.#answeredTo = Math.max(this.#answeredTo, message.view.number)
        return this.#see(seat, message.view)
      case 'news':
        return this.#learn(seat, message.view)
      case 'refused':
        throw new Error(`a message was refused: ${message.code} ${message.message}`)
    }
  }

  #answered(id: string, answer: Answer): void {
    const underWay = this.#underWay.get(id)
    this.#underWay.delete(id)
    if (underWay === undefined) throw new Error(`an answer to nothing: ${id}`)
    if (!answer.ok) return underWay.refused(answer.refusal.code)
    underWay.granted()
    // Everyone receives every number.
    this.due += (answer.number - this.#answeredTo) * this.#guests.length
    this.#answeredTo = answer.number
    this.#granted.set(answer.number, underWay)
  }

  #learn(seat: number, view: TableView): void {
    if (view.number !== item(this.#numbers, seat) + 1) throw new Error('news were lost')
    this.#numbers[seat] = view.number
    this.received += 1
    const granted = this.#granted.get(view.number)
    if (granted?.seat === seat) {
      this.#granted.delete(view.number)
      granted.seen()
    }
    this.#see(seat, view)
  }

  #see(seat: number, { number, status, play }: TableView): void {
    if (status !== 'playing') {
      this.#turn = null
      if (this.#numbers.every((received) => received === number)) this.#ended()
    }
    if (play === null || play.legal.length === 0) return
    this.#turn = { seat, number, legal: play.legal.map(({ command }) => command) }
  }
}
