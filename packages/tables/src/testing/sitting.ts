import { secretFromSeed, secretToHex } from '@guildhall/fairness'
import type { Seat } from '@guildhall/kernel'
import { toyBox } from '@guildhall/laws/toy'
import { decide } from '../decide.ts'
import type { Entry, Fact, PersonId } from '../entry.ts'
import type { TableRefusal } from '../refusal.ts'
import { type AnyGame, Table, type TableCard } from '../table.ts'
import type { Wish } from '../wish.ts'

/** The toy, opened for so many. */
export function openToy(players: number, rounds = 4): AnyGame {
  const opened = toyBox.create({ players, options: { rounds } })
  if (!opened.ok) throw new Error(JSON.stringify(opened.problems))
  return opened.value as unknown as AnyGame
}

/** The card of a table whose chance follows from a text. */
export const cardOf = (game: AnyGame, seed = 'table', host: PersonId = 'ann'): TableCard => ({
  id: seed,
  host,
  game,
  secret: secretToHex(secretFromSeed(seed)),
  title: '',
  visibility: 'link',
  spectators: true,
})

/** A command of any game. */
type Command = Extract<Wish, { type: 'play' }>['command']

/** A table at which wishes are granted as they come, without a server. Time goes by hand. */
export class Sitting {
  readonly table: Table
  readonly entries: Entry[] = []
  now = 1_000_000

  constructor(card: TableCard) {
    this.table = new Table(card)
  }

  /** The code of the refusal, or null where the wish was granted. */
  wish(person: PersonId, wish: Wish): string | null {
    const refusal = this.ask(person, wish)
    return refusal === null ? null : refusal.code
  }

  ask(person: PersonId, wish: Wish): TableRefusal | null {
    const knowsBot = (bot: string) => bot !== 'nobody'
    const decided = decide(this.table, person, wish, { now: this.now, knowsBot })
    if (!decided.ok) return decided.refusal
    this.add(...decided.facts)
    return null
  }

  add(...facts: readonly Fact[]): void {
    for (const fact of facts) {
      const entry = { number: this.table.number + 1, at: this.now, fact }
      this.table.apply(entry)
      this.entries.push(entry)
    }
  }

  /** The names of people or of bots with a colon before them, seat by seat; then the game starts. */
  start(...seats: readonly string[]): this {
    seats.forEach((name, seat) => {
      if (name.startsWith(':'))
        this.must(this.table.host, { type: 'seatBot', seat, bot: name.slice(1) })
      else this.must(name, { type: 'sit', seat, name })
    })
    this.must(this.table.host, { type: 'start' })
    return this
  }

  /** A wish that has to be granted. */
  must(person: PersonId, wish: Wish): void {
    const refusal = this.ask(person, wish)
    if (refusal !== null) throw new Error(`${wish.type} of ${person} was refused: ${refusal.code}`)
  }

  /** The owner of the seat that is to act gives a command. */
  play(command: Command): void {
    this.must(this.table.chairs[this.actor]?.person ?? '', {
      type: 'play',
      command: { ...command },
    })
  }

  get actor(): Seat {
    return this.table.actor?.seat ?? -1
  }

  /** So many milliseconds go by. */
  wait(ms: number): void {
    this.now += ms
  }
}
