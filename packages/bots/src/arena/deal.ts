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
}

/** How long each contender has thought, and about how many decisions. */
class Watch {
  decisions = 0
  ms = 0
  longest = 0
  #faults = () => 0
  #before = 0

  /** Decisions that had to be made for the bot meanwhile. */
  get faults(): number {
    return this.#faults() - this.#before
  }

  /** The bot, with its time taken. Where there is nothing to decide there is nothing to time. */
  over(bot: Bot, clock: () => number): Bot {
    if (bot.faults !== undefined) this.#faults = bot.faults
    this.#before = this.#faults()
    return {
      name: bot.name,
      choose: (game, see, legal, seat, chance) => {
        if (legal.length === 1) return item(legal, 0)
        const start = clock()
        const command = bot.choose(game, see, legal, seat, chance)
        const spent = clock() - start
        this.decisions += 1
        this.ms += spent
        this.longest = Math.max(this.longest, spent)
        return command
      },
    }
  }
}

/**
 * One deal, played as often as there are seats: everybody moves on by one seat. `names` says who
 * sits where at first; those of one name are one contender.
 */
export function playDeal<S, C extends AnyCommand, E extends AnyEvent, V>(
  game: Game<S, C, E, V>,
  names: readonly string[],
  botOf: (name: string) => Bot,
  seed: string | number,
  clock: () => number,
): ReadonlyMap<string, Share> {
  const contenders = [...new Set(names)]
  const watches = new Map(contenders.map((name) => [name, new Watch()]))
  const bots = new Map(
    contenders.map((name) => [name, (watches.get(name) ?? new Watch()).over(botOf(name), clock)]),
  )
  const seatings = names.map((_, turn) => rotated(names, turn))
  // Where all are of one name, one seating is like another.
  const played = contenders.length === 1 ? seatings.slice(0, 1) : seatings
  const outcomes = played.map((seating) => {
    const seated = seating.map((name) => bots.get(name) as Bot)
    return { seating, outcome: simulateGame(game, seated, seed).outcome }
  })
  return new Map(
    contenders.map((name) => {
      const { decisions, ms, longest, faults } = watches.get(name) ?? new Watch()
      return [name, { ...shareOf(name, outcomes), decisions, ms, longest, faults }]
    }),
  )
}

const rotated = <T>(list: readonly T[], by: number): T[] => [
  ...list.slice(list.length - by),
  ...list.slice(0, list.length - by),
]

interface Played {
  readonly seating: readonly string[]
  readonly outcome: Outcome
}

function shareOf(
  name: string,
  games: readonly Played[],
): Pick<Share, 'wins' | 'points' | 'margin'> {
  let [wins, points, margin] = [0, 0, 0]
  for (const { seating, outcome } of games) {
    const own = outcome.seats.filter(({ seat }) => seating[seat] === name)
    const others = outcome.seats.filter(({ seat }) => seating[seat] !== name)
    for (const { seat } of own) wins += winShare(outcome, seat)
    points += meanTotal(own)
    margin += others.length === 0 ? 0 : meanTotal(own) - meanTotal(others)
  }
  const n = games.length
  return { wins: wins / n, points: points / n, margin: margin / n }
}

const meanTotal = (seats: Outcome['seats']): number =>
  seats.reduce((sum, { total }) => sum + total, 0) / seats.length
