import { type AnyCommand, type AnyEvent, type Game, item, type Outcome } from '@guildhall/kernel'
import type { Bot } from '../bot.ts'
import { simulateGame } from '../simulate.ts'
import { winShare } from '../value/utility.ts'

/** What one contender made of one deal, over all the seats it was moved through. */
export interface Share {
  /** Its part of the wins, one game counting for one. */
  readonly wins: number
  /** Its points a game, and by how much more than those of the others. */
  readonly points: number
  readonly margin: number
  readonly decisions: number
  readonly ms: number
  readonly longest: number
  /** Decisions that had to be made for it. */
  readonly faults: number
  /** The turns of its longest game. */
  readonly turns: number
}

/** A bot in a match: how long it has thought, and about how many decisions. */
class Contender {
  readonly name: string
  /** The bot, with its time taken. Where there is nothing to decide there is nothing to time. */
  readonly bot: Bot
  readonly #faults: () => number
  readonly #faultsBefore: number
  decisions = 0
  ms = 0
  longest = 0

  constructor(name: string, bot: Bot, clock: () => number) {
    this.name = name
    this.#faults = bot.faults ?? (() => 0)
    this.#faultsBefore = this.#faults()
    this.bot = {
      name: bot.name,
      choose: (game, question, chance) => {
        if (question.legal.length === 1) return item(question.legal, 0)
        const start = clock()
        const command = bot.choose(game, question, chance)
        this.#note(clock() - start)
        return command
      },
    }
  }

  /** Decisions that had to be made for the bot meanwhile. */
  get faults(): number {
    return this.#faults() - this.#faultsBefore
  }

  #note(ms: number): void {
    this.decisions += 1
    this.ms += ms
    this.longest = Math.max(this.longest, ms)
  }
}

/** The contenders of a match. */
export interface Match {
  /** The first seating; equal names are one contender. */
  readonly seats: readonly string[]
  readonly botOf: (name: string) => Bot
  readonly clock: () => number
}

/** One deal, played once from each seat: everyone moves on by one seat each time. */
export function playDeal<S, C extends AnyCommand, E extends AnyEvent, V>(
  game: Game<S, C, E, V>,
  { seats, botOf, clock }: Match,
  seed: string | number,
): ReadonlyMap<string, Share> {
  const names = [...new Set(seats)]
  const contenders = names.map((name) => new Contender(name, botOf(name), clock))
  const first = seats.map((name) => item(contenders, names.indexOf(name)))
  const seatings = first.map((_, turn) => rotated(first, turn))
  // Where all are of one name, one seating is like another.
  const played = contenders.length === 1 ? seatings.slice(0, 1) : seatings
  const games = played.map((seating) => {
    const bots = seating.map(({ bot }) => bot)
    const { outcome, turns } = simulateGame(game, bots, seed)
    return { seating, outcome, turns }
  })
  return new Map(
    contenders.map((contender) => {
      const { name, decisions, ms, longest, faults } = contender
      const turns = Math.max(...games.map((played) => played.turns))
      return [name, { ...shareOf(contender, games), decisions, ms, longest, faults, turns }]
    }),
  )
}

const rotated = <T>(list: readonly T[], by: number): T[] => [
  ...list.slice(list.length - by),
  ...list.slice(0, list.length - by),
]

interface Played {
  readonly seating: readonly Contender[]
  readonly outcome: Outcome
  readonly turns: number
}

function shareOf(
  contender: Contender,
  games: readonly Played[],
): Pick<Share, 'wins' | 'points' | 'margin'> {
  let [wins, points, margin] = [0, 0, 0]
  for (const { seating, outcome } of games) {
    const own = outcome.seats.filter(({ seat }) => seating[seat] === contender)
    const others = outcome.seats.filter(({ seat }) => seating[seat] !== contender)
    for (const { seat } of own) wins += winShare(outcome, seat)
    points += meanTotal(own)
    margin += others.length === 0 ? 0 : meanTotal(own) - meanTotal(others)
  }
  const n = games.length
  return { wins: wins / n, points: points / n, margin: margin / n }
}

const meanTotal = (seats: Outcome['seats']): number =>
  seats.reduce((sum, { total }) => sum + total, 0) / seats.length
