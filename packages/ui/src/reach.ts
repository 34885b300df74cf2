import type { AnyCommand, Chance } from '@guildhall/kernel'
import type { TurnDraft } from './turn-draft.ts'

/** How a board answers clicks, and what its button would send. */
export interface Clicked<V, C extends AnyCommand> {
  readonly clicks: (draft: TurnDraft<V, C>) => Iterable<readonly C[]>
  readonly closing: (draft: TurnDraft<V, C>) => TurnDraft<V, C> | null
}

/** What was found at one position: how many plans, whether those were all, and which are out of reach. */
export interface Reached {
  readonly plans: number
  readonly whole: boolean
  readonly faults: readonly string[]
}

/**
 * Follows the rules' own lines of a turn from its beginning, and looks for every plan on them that
 * could be sent, `most` of them at most, among what clicks lead to.
 */
export function reachedFrom<V, C extends AnyCommand>(
  start: TurnDraft<V, C>,
  board: Clicked<V, C>,
  chance: Chance,
  most: number,
): Reached {
  const open = [{ draft: start, near: start }]
  const faults: string[] = []
  let plans = 0
  while (open.length > 0 && plans < most) {
    const [at] = open.splice(chance.int(open.length), 1)
    if (at === undefined) break
    for (const draft of nextOf(at.draft, board)) {
      const isPlan = draft.final || board.closing(draft) !== null
      const missed = isPlan && plans < most && !isFound(at.near, draft, board)
      if (isPlan) plans += 1
      if (missed) faults.push(keyOf(draft.commands))
      if (!draft.final) open.push({ draft, near: isPlan && !missed ? draft : at.near })
    }
  }
  return { plans, whole: open.length === 0, faults }
}

/** A plan of the rules' own, by chance; null where a single click of the button would be all. */
export function anyPlan<V, C extends AnyCommand>(
  start: TurnDraft<V, C>,
  board: Clicked<V, C>,
  chance: Chance,
): TurnDraft<V, C> | null {
  let draft = start
  let plan: TurnDraft<V, C> | null = null
  for (let next = nextOf(draft, board); next.length > 0; next = nextOf(draft, board)) {
    draft = next[chance.int(next.length)] ?? draft
    if (draft.final || board.closing(draft) !== null) plan = draft
    if (draft.final || (plan === draft && chance.int(4) === 0)) break
  }
  return plan
}

/** The drafts that are one command longer, by the rules; what the button does by itself is none. */
function nextOf<V, C extends AnyCommand>(
  draft: TurnDraft<V, C>,
  { closing }: Clicked<V, C>,
): TurnDraft<V, C>[] {
  const close = closing(draft)?.commands[draft.commands.length]
  return draft.now.choices
    .filter(({ command }) => command !== close)
    .map(({ command }) => draft.with([...draft.commands, command]))
}

/** How many clicks are tried on the way to a plan. */
const PATIENCE = 5000

interface Tried<V, C extends AnyCommand> {
  readonly draft: TurnDraft<V, C>
  readonly likeness: number
  readonly clicks: Iterator<readonly C[]>
}

/** Whether clicks lead to the plan, or to one that comes to the same: what is most alike is tried first. */
export function isFound<V, C extends AnyCommand>(
  from: TurnDraft<V, C>,
  target: TurnDraft<V, C>,
  board: Clicked<V, C>,
): boolean {
  const wanted = keyOf(target.commands)
  const tried = (draft: TurnDraft<V, C>): Tried<V, C> => ({
    draft,
    likeness: likeness(draft.commands, target.commands),
    clicks: board.clicks(draft)[Symbol.iterator](),
  })
  const seen = new Set([keyOf(from.commands)])
  const open = [tried(from)]
  for (let clicks = 0; clicks < PATIENCE && open.length > 0; clicks++) {
    const best = open.reduce((a, b) => (b.likeness > a.likeness ? b : a))
    const { value: commands, done } = best.clicks.next()
    if (done === true) {
      open.splice(open.indexOf(best), 1)
      continue
    }
    const key = keyOf(commands)
    if (key === wanted) return true
    if (seen.has(key)) continue
    seen.add(key)
    const draft = best.draft.with(commands)
    if (isSame(draft, target)) return true
    open.push(tried(draft))
  }
  return false
}

/** How much of the way one list of commands has in common with another. */
function likeness(commands: readonly AnyCommand[], target: readonly AnyCommand[]): number {
  const other = commands.findIndex((command, at) => !isEqual(command, target[at]))
  const common = other < 0 ? commands.length : other
  const [one, two] = [commands[common], target[common]]
  const partly = one === undefined || two?.type !== one.type ? 0 : alike(one, two)
  return 20 * common + 2 * partly - (commands.length - common)
}

/** How much two commands have in common: which piece it is says more than how far or how many. */
const alike = (one: AnyCommand, two: AnyCommand): number => {
  const fields = new Map(Object.entries(two))
  return Object.entries(one).reduce((sum, [name, value]) => {
    if (!isEqual(value, fields.get(name))) return sum
    return sum + (typeof value === 'string' ? 3 : 1)
  }, 0)
}

/** The same commands in another order can come to the same. */
const isSame = <V, C extends AnyCommand>(a: TurnDraft<V, C>, b: TurnDraft<V, C>): boolean =>
  a.commands.length === b.commands.length &&
  a.now.question === b.now.question &&
  a.final === b.final &&
  b.commands.every((command) => a.commands.some((other) => isEqual(command, other))) &&
  isEqual(a.now.view, b.now.view)

const keyOf = (commands: readonly AnyCommand[]): string => JSON.stringify(commands)

const isEqual = (a: unknown, b: unknown): boolean =>
  a === b || JSON.stringify(a) === JSON.stringify(b)
