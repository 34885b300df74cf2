import type { AnyCommand, AnyEvent, Chance, Evaluation, Game } from '@guildhall/kernel'
import type { Tools } from '../search/search.ts'
import { LineSearch, type Weighed } from './line-search.ts'
import { reasonsFor } from './reasons.ts'
import type { ReviewedDecision, ReviewedLine } from './reviewed.ts'
import { rounded } from './rounded.ts'
import type { Stretch } from './stretches.ts'

const MOST_LINES = 3

/** What was found out about a stretch: what it cost, and which share of the win every seat had. */
export interface Judged<C> {
  /** Before it, had the best been played; and after what was played. */
  readonly before: readonly number[]
  readonly after: readonly number[]
  readonly decision: ReviewedDecision<C>
}

interface StretchOptions {
  readonly simulations: number
  readonly tools: Tools
}

/** The best lines against the line taken, at the same tables and with the same luck. */
export function reviewStretch<S, C extends AnyCommand, E extends AnyEvent, V>(
  game: Game<S, C, E, V>,
  { seat, step, line, before }: Stretch<C, V>,
  { simulations, tools }: StretchOptions,
  chance: Chance,
): Judged<C> {
  const search = new LineSearch(game, { view: before, seat }, tools, chance)
  const half = { simulations: Math.ceil(simulations / 2) }
  search.think(half)
  const found = search.lines(MOST_LINES, Math.ceil(simulations / 16), line)
  const others = found.filter((other) => !isSame(other, line))
  const weighed = search.weigh([line, ...others], half)
  const [best] = weighed
  const taken = weighed.find((each) => each.line === line)
  if (best === undefined || taken === undefined) throw new Error('the line was not weighed')
  const better = best === taken ? null : reviewed(best, seat)
  const cost = rounded(best.hopes.utility(seat) - taken.hopes.utility(seat))
  const evaluation: Evaluation<S> | null = tools.evaluation(game)
  const reasons =
    better === null || evaluation === null
      ? []
      : reasonsFor(
          { game, evaluation, view: before, seat },
          { taken: line, better: best.line },
          chance.split('reasons'),
        )
  const seats = Array.from({ length: game.players }, (_, each) => each)
  return {
    before: seats.map((each) => best.hopes.win(each)),
    after: seats.map((each) => taken.hopes.win(each)),
    decision: { step, taken: reviewed(taken, seat), better, cost, reasons },
  }
}

const reviewed = <C>({ line, hopes }: Weighed<C>, seat: number): ReviewedLine<C> => ({
  commands: line,
  win: rounded(hopes.win(seat)),
  margin: rounded(hopes.margin(seat)),
})

/** Whether two lines are one, one of them perhaps followed further. */
const isSame = <C>(a: readonly C[], b: readonly C[]): boolean =>
  a.every((command, i) => i >= b.length || command === b[i])
