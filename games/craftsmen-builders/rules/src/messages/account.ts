import { item, type Parsed, seededChance, type TableRequest } from '@guildhall/kernel'
import { type AccountLine, accountLine, mapParsed } from '@guildhall/kernel/toolbox'
import { redeal } from '../engine.ts'
import { rulesDataFor } from '../game.ts'
import type { ScoreLabel, State, View } from '../modules/types.ts'
import { before, scoreLines, totalOf } from '../outcome.ts'
import type { RulesData } from '../rules-data.ts'
import { message } from './message.ts'
import { player } from './terms.ts'

/** How the result came about: why who won has won, and each source of points worked out. */
export interface FinalAccount {
  readonly ranking: AccountLine
  readonly parts: readonly {
    readonly label: ScoreLabel
    /** By seat. */
    readonly points: readonly number[]
    readonly lines: readonly AccountLine[]
  }[]
}

/** The final account of a table; of one in play, as if it ended now. */
export const finalAccount = (request: TableRequest, view: View): Parsed<FinalAccount> =>
  mapParsed(rulesDataFor(request), (rules) => account(rules, view))

function account(rules: RulesData, view: View): FinalAccount {
  const state = redeal(rules, view, seededChance('account'))
  const scores = state.players.map((_, seat) => scoreLines(rules, state, seat))
  const parts = rules.scores.map(({ label, clause, describe }, part) => {
    const points = scores.map((lines) => item(lines, part).points)
    const lines = points.map((n, seat) => ({ clause, words: describe(rules, state, seat, n) }))
    return { label, points, lines }
  })
  return { ranking: ranking(rules, state, scores.map(totalOf)), parts }
}

function ranking(rules: RulesData, state: State, totals: readonly number[]): AccountLine {
  const n = Math.max(...totals)
  const best = totals.flatMap((total, seat) => (total === n ? [seat] : []))
  const [first = 0, ...tied] = best.sort((a, b) => (before(state, totals, a, b) ? -1 : 1))
  const who = player(rules, first)
  const points = message('amount.point', { n })
  if (tied.length === 0) return accountLine('CB-11.8', 'ending.points', { who, points })
  const others = tied.map((seat) => player(rules, seat))
  return accountLine('CB-11.9', 'ending.order', { who, others, points })
}
