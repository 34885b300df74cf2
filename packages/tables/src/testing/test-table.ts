import { secretFromSeed, secretToHex } from '@guildhall/fairness'
import type { Seat } from '@guildhall/kernel'
import { toyDefinition } from '@guildhall/laws/toy'
import { decide } from '../decide.ts'
import type { TableRefusal } from '../refusal.ts'
import type { TableCommand } from '../table-command.ts'
import type { JournalEntry, PersonId, TableEvent } from '../table-event.ts'
import { type AnyGame, type TableHeader, TableState } from '../table-state.ts'

/** The toy game, for so many. */
export function createToyGame(players: number, rounds = 4): AnyGame {
  const opened = toyDefinition.create({ players, options: { rounds } })
  if (!opened.ok) throw new Error(JSON.stringify(opened.problems))
  return opened.value
}

/** The header of a table whose chance follows from a text. */
export const testHeader = (game: AnyGame, seed = 'table', host: PersonId = 'ann'): TableHeader => ({
  id: seed,
  host,
  game,
  secret: secretToHex(secretFromSeed(seed)),
  title: '',
  visibility: 'link',
  spectators: true,
})

/** A command of any game. */
type Command = Extract<TableCommand, { type: 'play' }>['command']

/** A table that decides commands as they come, without a server. Time passes on demand. */
export class TestTable {
  readonly table: TableState
  readonly entries: JournalEntry[] = []
  now = 1_000_000

  constructor(header: TableHeader) {
    this.table = new TableState(header)
  }

  /** The code of the refusal, or null where the command was accepted. */
  refusalCode(person: PersonId, command: TableCommand): string | null {
    const refusal = this.submit(person, command)
    return refusal === null ? null : refusal.code
  }

  submit(person: PersonId, command: TableCommand): TableRefusal | null {
    const knowsBot = (bot: string) => bot !== 'nobody'
    const decided = decide(this.table, person, command, { now: this.now, knowsBot })
    if (!decided.ok) return decided.refusal
    this.add(...decided.events)
    return null
  }

  add(...events: readonly TableEvent[]): void {
    for (const event of events) {
      const entry = { number: this.table.number + 1, at: this.now, event }
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

  /** A command that has to be accepted. */
  must(person: PersonId, command: TableCommand): void {
    const refusal = this.submit(person, command)
    if (refusal !== null)
      throw new Error(`${command.type} of ${person} was refused: ${refusal.code}`)
  }

  /** The owner of the seat that is to act gives a command. */
  play(command: Command): void {
    this.must(this.table.seatHolders[this.actor]?.person ?? '', {
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
