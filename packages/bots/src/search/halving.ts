import { type AnyCommand, type AnyEvent, item } from '@guildhall/kernel'
import { type Budget, MS_USED, type Question } from './question.ts'

/** So many answers are compared at most; fewer if there is little time for each. */
const MOST_COMPARED = 32
const LEAST_COMPARED = 4
/** Where there is only one, so many simulations show what follows it. */
const ALONE = 32
/** An answer that looks so much worse than the best is not compared any longer. */
const MUCH_WORSE = 0.15
/** How many simulations there are for each of them at least. */
const SIMULATIONS_EACH = 6

/**
 * Thinks about the answers at hand by sequential halving: all that look good are gone into equally
 * often, then the better half of them, and so on. So what looked bad at first gets its chance, and
 * the last two are compared longest. The best comes first.
 */
export function halving<S, C extends AnyCommand, E extends AnyEvent, V>(
  question: Question<S, C, E, V>,
  budget: Budget,
  clock: () => number,
): readonly number[] {
  const { tree, root, seat, simulations, deals } = question
  const spent = spentOf(budget, clock)
  simulations.look(deals.next(), root)
  const byMean = (a: number, b: number) => tree.mean(b, seat) - tree.mean(a, seat)
  const ranked = lookedAt(question).sort(byMean)
  const rounds = Math.ceil(Math.log2(Math.min(ranked.length, comparedIn(budget))))
  let left = Math.min(ranked.length, comparedIn(budget))
  if (left === 1) {
    for (let run = 0; run < ALONE && spent(run) < 1; run++)
      simulations.run(deals.next(), root, ranked[0])
  }
  let run = 0
  for (let round = 1; round <= rounds; round++) {
    const compared = ranked.slice(0, left)
    for (let next = 0; spent(run) < round / rounds; next = (next + 1) % left) {
      simulations.run(deals.next(), root, compared[next])
      run += 1
    }
    ranked.splice(0, left, ...compared.sort(byMean))
    left = compared
      .slice(0, Math.ceil(left / 2))
      .filter(
        (answer) => tree.mean(item(compared, 0), seat) - tree.mean(answer, seat) < MUCH_WORSE,
      ).length
    if (left === 1) break
  }
  return ranked
}

/** The part of the budget that is used up, after so many simulations. */
function spentOf(budget: Budget, clock: () => number): (run: number) => number {
  if ('simulations' in budget) return (run) => run / budget.simulations
  const start = clock()
  const ms = Math.max(1, budget.ms * MS_USED) // none may be left on a slow machine
  return () => (clock() - start) / ms
}

const comparedIn = (budget: Budget): number =>
  'ms' in budget
    ? MOST_COMPARED
    : Math.max(
        LEAST_COMPARED,
        Math.min(MOST_COMPARED, Math.floor(budget.simulations / SIMULATIONS_EACH)),
      )

function lookedAt<S, C extends AnyCommand, E extends AnyEvent, V>({
  tree,
  root,
  legal,
}: Question<S, C, E, V>): number[] {
  const looked: number[] = []
  for (const child of tree.children(root)) {
    if (tree.samples(child) > 0 && legal.includes(tree.commandTo(child))) looked.push(child)
  }
  return looked
}
