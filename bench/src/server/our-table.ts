import { type AnyCommand, item } from '@guildhall/kernel'
import type { ServerMessage } from '@guildhall/protocol'
import type { Answer, TableView } from '@guildhall/tables'
import { FoldedTable } from '@guildhall/tables/folded'
import type { AnyGame } from '../measured-tables.ts'
import { numberIn, typeIn } from './frame.ts'
import type { Guest } from './guest.ts'
import { LightGame } from './light-game.ts'
import type { BenchTable, Sent } from './server-under-test.ts'

interface UnderWay extends Sent {
  readonly seat: number
}

/** Beyond that a socket would send more than it may: it would be closed. */
const MOST_UNDER_WAY = 4

/** The seat that follows the game for all of them. */
const READER = 0

/**
 * One of our tables, with a socket at every seat. So that the sender does not measure itself, one
 * socket reads what happened and the others only its number; where `checks` is set, all of them work
 * out the whole table, as pages do, and compare it with the checksums of the server.
 */
export class OurTable implements BenchTable {
  readonly #id: string
  readonly #guests: readonly Guest[]
  readonly #game: AnyGame
  readonly #checks: boolean
  /** By seat: the last number that was heard of, and the table where it is checked. */
  readonly #numbers: number[]
  readonly #folded: (FoldedTable | null)[]
  readonly #light: LightGame
  /** The last number that was answered. */
  #answeredTo = 0
  readonly #underWay = new Map<string, UnderWay>()
  /** Answered, but not seen yet; by number. */
  readonly #granted = new Map<number, UnderWay>()
  readonly #ended: () => void
  due = 0
  received = 0

  /** Calls `ended` once everyone has seen the end of the game. */
  constructor(
    { id, game, checks }: { readonly id: string; readonly game: AnyGame; readonly checks: boolean },
    guests: readonly Guest[],
    ended: () => void,
  ) {
    this.#id = id
    this.#guests = guests
    this.#game = game
    this.#checks = checks
    this.#ended = ended
    this.#numbers = guests.map(() => 0)
    this.#folded = guests.map(() => null)
    this.#light = new LightGame(game)
  }

  get ready(): boolean {
    const { number } = this.#light
    return this.#underWay.size === 0 && this.playing && number >= this.#answeredTo
  }

  /** Whether a decision of one of the guests is due here, sent or not. */
  get playing(): boolean {
    const { actor } = this.#light
    return actor !== null && actor < this.#guests.length
  }

  /** Whether one more request can be sent there although another is under way. */
  get takesMore(): boolean {
    return this.playing && this.#underWay.size < MOST_UNDER_WAY
  }

  /** Connects one seat and opens the table, at what it had seen of it; resolves once it is shown. */
  async connect(seat: number): Promise<void> {
    const guest = item(this.#guests, seat)
    let shown = () => {}
    const isShown = new Promise<void>((resolve) => {
      shown = resolve
    })
    await guest.connect((frame) => {
      const type = typeIn(frame)
      this.#receive(seat, type, frame)
      if (type === 'table') shown()
    })
    const seen = item(this.#numbers, seat)
    guest.watch(this.#id, seen === 0 ? undefined : seen)
    await isShown
  }

  leave(): void {
    for (const guest of this.#guests) guest.leave()
  }

  plan(): readonly AnyCommand[] {
    return this.#light.randomTurn()
  }

  play(commands: readonly AnyCommand[], sent: Sent): void {
    const { actor, number } = this.#light
    if (actor === null) throw new Error('nobody is to decide')
    const guest = item(this.#guests, actor)
    const wish = { type: 'turn' as const, commands: commands.map((command) => ({ ...command })) }
    this.#underWay.set(guest.request(this.#id, number, wish), { ...sent, seat: actor })
  }

  #receive(seat: number, type: string, frame: Buffer): void {
    switch (type) {
      case 'answer':
        return this.#answered(JSON.parse(frame.toString()))
      case 'table':
        return this.#shown(seat, frame)
      case 'events':
        return this.#learn(seat, frame)
      case 'news':
        return this.#shownAnew(seat, JSON.parse(frame.toString()))
      case 'refused':
        throw new Error(`a message was refused: ${frame.toString()}`)
    }
  }

  #answered({ id, ...answer }: Answer & { readonly id: string }): void {
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

  #shown(seat: number, frame: Buffer): void {
    if (seat !== READER && !this.#checks) {
      this.#numbers[seat] = numberIn(frame)
      return
    }
    const { view } = JSON.parse(frame.toString()) as ServerMessage & { type: 'table' }
    this.#numbers[seat] = view.number
    this.#answeredTo = Math.max(this.#answeredTo, view.number)
    this.#see(seat, view)
  }

  #see(seat: number, view: TableView): void {
    if (this.#checks && view.play !== null) this.#folded[seat] = new FoldedTable(this.#game, view)
    if (seat === READER) this.#light.show(view)
  }

  /** Where a change of seats came in between, the whole table is sent once more. */
  #shownAnew(seat: number, { view }: ServerMessage & { type: 'news' }): void {
    this.#see(seat, view)
    this.#learnt(seat, view.number)
  }

  #learn(seat: number, frame: Buffer): void {
    if (seat === READER || this.#checks) this.#follow(seat, JSON.parse(frame.toString()))
    this.#learnt(seat, numberIn(frame))
  }

  #follow(seat: number, news: ServerMessage & { type: 'events' }): void {
    if (this.#checks && item(this.#folded, seat)?.follow(news) === null) {
      throw new Error('news were lost')
    }
    if (seat === READER) this.#light.follow(news)
  }

  #learnt(seat: number, number: number): void {
    const before = item(this.#numbers, seat)
    if (number <= before) throw new Error(`${number} came after ${before}`)
    this.#numbers[seat] = number
    this.received += number - before
    const granted = this.#granted.get(number)
    if (granted?.seat === seat) {
      this.#granted.delete(number)
      granted.seen()
    }
    const { isOver, number: last } = this.#light
    if (isOver && this.#numbers.every((seen) => seen === last)) this.#ended()
  }
}
