import {
  item,
  type Message,
  message,
  type Parsed,
  seededChance,
  type TableRequest,
} from '@guildhall/kernel'
import { redeal } from '../engine.ts'
import { rulesDataFor } from '../game.ts'
import type { ScoreLabel, State, View } from '../modules/types.ts'
import { before, scoreLines, totalOf } from '../outcome.ts'
import type { RulesData } from '../rules-data.ts'
import { player } from './terms.ts'

/** A sentence of the final account, and the clause it follows from. */
export interface AccountLine {
  readonly words: Message
  readonly clause: string
}

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
export function finalAccount(request: TableRequest, view: View): Parsed<FinalAccount> {
  const read = rulesDataFor(request)
  if (!read.ok) return read
  const rules = read.value
  const state = redeal(rules, view, seededChance('account'))
  const scores = state.players.map((_, seat) => scoreLines(rules, state, seat))
  const parts = rules.scores.map(({ label, clause, describe }, part) => {
    const points = scores.map((lines) => item(lines, part).points)
    const lines = points.map((n, seat) => ({ clause, words: describe(rules, state, seat, n) }))
    return { label, points, lines }
  })
  return { ok: true, value: { ranking: ranking(rules, state, scores.map(totalOf)), parts } }
}

function ranking(rules: RulesData, state: State, totals: readonly number[]): AccountLine {
  const n = Math.max(...totals)
  const best = totals.flatMap((total, seat) => (total === n ? [seat] : []))
  const [first = 0, ...tied] = best.sort((a, b) => (before(state, totals, a, b) ? -1 : 1))
  const who = player(rules, first)
  if (tied.length === 0) return { clause: 'CB-11.8', words: message('ending.points', { who, n }) }
  const others = tied.map((seat) => player(rules, seat))
  return { clause: 'CB-11.9', words: message('ending.order', { who, others, n }) }
}
