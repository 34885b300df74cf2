import type { Outcome } from '@guildhall/kernel'
import { t } from './i18n.ts'
import { tabled } from './text.ts'

/** What is counted of one seat. */
interface SeatTally {
  wins: number
  points: number
  least: number
  most: number
}

/** What is counted of one game. */
export interface TalliedGame {
  readonly turns: number
  readonly commands: number
  readonly ms: number
  readonly outcome: Outcome
}

/** Counts many games into one readable table. */
export class Tally {
  readonly #bots: readonly string[]
  /** By seat; the rules may play more seats than bots do. */
  readonly #seats: SeatTally[] = []
  #games = 0
  #turns = 0
  #commands = 0
  #ms = 0

  constructor(bots: readonly string[]) {
    this.#bots = bots
  }

  add({ turns, commands, ms, outcome: { seats } }: TalliedGame): void {
    this.#games += 1
    this.#turns += turns
    this.#commands += commands
    this.#ms += ms
    const winners = seats.filter(({ rank }) => rank === 1).length
    for (const { seat, total, rank } of seats) {
      const tally = this.#tallyOf(seat)
      tally.wins += rank === 1 ? 1 / winners : 0 // a shared victory is shared out
      tally.points += total
      tally.least = Math.min(tally.least, total)
      tally.most = Math.max(tally.most, total)
    }
  }

  #tallyOf(seat: number): SeatTally {
    this.#seats[seat] ??= { wins: 0, points: 0, least: Infinity, most: -Infinity }
    return this.#seats[seat]
  }

  #nameOf(seat: number): string {
    const bot = this.#bots[seat]
    return bot === undefined ? t('tally.rules', { seat }) : t('tally.who', { seat, bot })
  }

  summary(title: string): string[] {
    const games = this.#games
    const head = [
      t('tally.seat'),
      t('tally.wins'),
      t('tally.mean'),
      t('tally.least'),
      t('tally.most'),
    ]
    const rows = this.#seats.map(({ wins, points, least, most }, seat) => [
      this.#nameOf(seat),
      `${((100 * wins) / games).toFixed(1)}%`,
      (points / games).toFixed(1),
      String(least),
      String(most),
    ])
    return [title, '', ...tabled([head, ...rows]), '', this.#means()]
  }

  #means(): string {
    const mean = (sum: number) => Math.round((10 * sum) / this.#games) / 10
    return t('tally.means', {
      turns: mean(this.#turns),
      commands: mean(this.#commands),
      ms: mean(this.#ms),
      seconds: Math.round(this.#ms / 100) / 10,
    })
  }
}
