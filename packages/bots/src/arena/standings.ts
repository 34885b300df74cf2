import { item } from '@guildhall/kernel'
import type { Share } from './deal.ts'
import { Sample, type Verdict, verdict } from './statistics.ts'

/** When a match may end before its last deal: as soon as the first contender's mean is known to be rather one than the other. */
export interface Stop {
  readonly on: 'wins' | 'margin'
  readonly low: number
  readonly high: number
}

/** How one contender has done. Intervals are of 95 %, with the deal as the unit. */
export interface Standing {
  readonly bot: string
  readonly seats: number
  readonly winShare: number
  readonly winInterval: readonly [number, number]
  readonly points: number
  readonly margin: number
  readonly marginInterval: readonly [number, number]
  readonly decisions: number
  readonly msPerDecision: number
  readonly longestMs: number
  /** Decisions that had to be made for it, since it was late, wrong or dead. */
  readonly faults: number
  /** The turns of the longest game, those of all seats together. */
  readonly mostTurns: number
}

interface Account {
  readonly wins: Sample
  readonly points: Sample
  readonly margin: Sample
  decisions: number
  ms: number
  longest: number
  faults: number
  turns: number
}

/** The account of a match, deal by deal. */
export class Standings {
  readonly #names: readonly string[]
  readonly #accounts: ReadonlyMap<string, Account>
  deals = 0

  constructor(names: readonly string[]) {
    this.#names = names
    this.#accounts = new Map([...new Set(names)].map((name) => [name, newAccount()]))
  }

  add(shares: ReadonlyMap<string, Share>): void {
    this.deals += 1
    for (const [name, share] of shares) {
      const account = this.#accounts.get(name)
      if (account === undefined) continue
      account.wins.add(share.wins)
      account.points.add(share.points)
      account.margin.add(share.margin)
      account.decisions += share.decisions
      account.ms += share.ms
      account.longest = Math.max(account.longest, share.longest)
      account.faults += share.faults
      account.turns = Math.max(account.turns, share.turns)
    }
  }

  /** Whether the first contender's match is decided. */
  verdict({ on, low, high }: Stop): Verdict {
    const account = this.#accounts.get(item(this.#names, 0))
    return account === undefined ? null : verdict(account[on], low, high)
  }

  list(): Standing[] {
    return [...this.#accounts].map(
      ([bot, { wins, points, margin, decisions, ms, longest, faults, turns }]) => ({
        bot,
        seats: this.#names.filter((name) => name === bot).length,
        winShare: wins.mean,
        winInterval: within(wins.interval, 0, 1),
        points: points.mean,
        margin: margin.mean,
        marginInterval: margin.interval,
        decisions,
        msPerDecision: ms / Math.max(1, decisions),
        longestMs: longest,
        faults,
        mostTurns: turns,
      }),
    )
  }
}

const newAccount = (): Account => ({
  wins: new Sample(),
  points: new Sample(),
  margin: new Sample(),
  decisions: 0,
  ms: 0,
  longest: 0,
  faults: 0,
  turns: 0,
})

const within = ([low, high]: readonly [number, number], from: number, to: number) =>
  [Math.max(from, low), Math.min(to, high)] as const
