import {
  type AnyCommand,
  type AnyEvent,
  type Chance,
  Choices,
  type Evaluation,
  type Game,
} from '@guildhall/kernel'
import { Deals } from '../search/deals.ts'
import { netOf } from '../search/leaf.ts'
import { Luck } from '../search/luck.ts'
import { PARTS, WIN } from '../value/net.ts'
import { Position } from '../value/net-position.ts'
import type { Standpoint } from './line-search.ts'
import type { Reason } from './reviewed.ts'
import { rounded } from './rounded.ts'

/** How often each line is played to see what it leads to. */
const TIMES = 32
/** The number of steps from the played line to the better one: features depend on each other. */
const STEPS = 4
const MOST = 3
/** Less of the chance to win is no reason. */
const LEAST = 0.005

/** Where two lines begin, and what positions are judged by. */
interface EvaluatedPosition<S, C extends AnyCommand, E extends AnyEvent, V> extends Standpoint<V> {
  readonly game: Game<S, C, E, V>
  readonly evaluation: Evaluation<S>
}

/**
 * Why one line is better than another, by what the judgement goes by: the positions to which they
 * lead, and what each thing that differs there gives of the chance to win.
 */
export function reasonsFor<S, C extends AnyCommand, E extends AnyEvent, V>(
  position: EvaluatedPosition<S, C, E, V>,
  lines: { readonly taken: readonly C[]; readonly better: readonly C[] },
  chance: Chance,
): readonly Reason[] {
  const { evaluation } = position
  const { features, reason } = evaluation
  if (reason === undefined) return []
  const [a, b] = [chance.int(2 ** 32), chance.int(2 ** 32)]
  // The same luck for both, so that what differs is theirs.
  const after = (line: readonly C[]) => meanAfter(position, line, new Luck(a, b))
  const parts = partsOf(evaluation, after(lines.taken), after(lines.better))
  const width = features.ofSeat.length
  const sums = new Map<string, Reason>()
  for (let i = 0; i < PARTS * width; i++) {
    const what = reason(features.ofSeat[i % width] ?? '')
    if (what === null) continue
    const of = i < width ? 'own' : 'rivals'
    const key = `${of} ${what}`
    const part = (sums.get(key)?.part ?? 0) + (parts[i] ?? 0)
    sums.set(key, { of, what, part })
  }
  return [...sums.values()]
    .filter(({ part }) => Math.abs(part) >= LEAST)
    .sort((one, other) => Math.abs(other.part) - Math.abs(one.part))
    .slice(0, MOST)
    .map((one) => ({ ...one, part: rounded(one.part) }))
}

/** What a seat sees after a line on average, in numbers. */
function meanAfter<S, C extends AnyCommand, E extends AnyEvent, V>(
  { game, evaluation, view, seat }: EvaluatedPosition<S, C, E, V>,
  line: readonly C[],
  luck: Luck,
): Float64Array {
  const deals = new Deals(game, view, luck)
  const choices = new Choices<C>()
  const position = new Position(evaluation.features)
  const mean = new Float64Array(position.input.length)
  for (let time = 0; time < TIMES; time++) {
    const state = deals.next()
    for (const command of line) {
      game.legal(state, choices)
      if (!choices.has(command)) break
      game.play(state, command, luck)
    }
    position.look(state)
    const input = position.from(seat)
    for (let i = 0; i < mean.length; i++) mean[i] = (mean[i] ?? 0) + (input[i] ?? 0) / TIMES
  }
  return mean
}

/** What each input gives of the chance to win on the way from one position to another. */
function partsOf(
  evaluation: Evaluation<never>,
  from: Float64Array,
  to: Float64Array,
): readonly number[] {
  const net = netOf(evaluation)
  const input = from.slice()
  const parts = Array.from(from, () => 0)
  for (let step = 0; step < STEPS; step++) {
    const at = (i: number, way: number) => {
      const start = from[i] ?? 0
      return start + ((to[i] ?? 0) - start) * way
    }
    for (let i = 0; i < input.length; i++) input[i] = at(i, (step + 0.5) / STEPS)
    for (let i = 0; i < input.length; i++) {
      if (from[i] === to[i]) continue
      const middle = input[i] ?? 0
      const winAt = (value: number): number => {
        input[i] = value
        return net.judge(input)[WIN] ?? 0
      }
      const gained = winAt(at(i, (step + 1) / STEPS)) - winAt(at(i, step / STEPS))
      input[i] = middle
      parts[i] = (parts[i] ?? 0) + gained
    }
  }
  return parts
}
