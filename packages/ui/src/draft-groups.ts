import type { AnyCommand } from '@guildhall/kernel'
import type { Choice, Step, TurnDraft } from './turn-draft.ts'

/** The choices of one kind, with their type. */
export const choicesOf = <C extends AnyCommand, T extends C['type']>(
  { choices }: { readonly choices: readonly Choice<C>[] },
  type: T,
): Extract<C, { type: T }>[] =>
  choices
    .map(({ command }) => command)
    .filter((command): command is Extract<C, { type: T }> => command.type === type)

/** A step of the turn with what it led to: taken out together, or not at all. */
export interface Group<V, C> {
  readonly steps: readonly Step<V, C>[]
  readonly first: C
}

/** The draft as the steps of a turn; each begins at one of the questions at which a turn goes on. */
export function groupsOf<V, C extends AnyCommand>(
  { steps }: TurnDraft<V, C>,
  ofTheTurn: readonly (string | null)[],
): Group<V, C>[] {
  const groups: { first: C; steps: Step<V, C>[] }[] = []
  for (const step of steps) {
    const last = groups[groups.length - 1]
    if (last === undefined || ofTheTurn.includes(step.asked)) {
      groups.push({ first: step.command, steps: [step] })
    } else last.steps.push(step)
  }
  return groups
}

/** The commands of a draft without the last of its groups. */
export function oneBack<V, C>(groups: readonly Group<V, C>[]): C[] {
  return groups.slice(0, -1).flatMap(({ steps }) => steps.map(({ command }) => command))
}
