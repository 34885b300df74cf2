import type { AnyCommand } from '@guildhall/kernel'
import type { Choice, Step, TurnDraft } from './turn-draft.ts'

/** A question that is answered in a draft, with all that could be chosen instead. */
export interface Answer<C> {
  /** The place of its command in the draft. */
  readonly at: number
  readonly question: string
  readonly chosen: C
  /** Two at least. */
  readonly choices: readonly Choice<C>[]
}

/** The answers of a draft that have others; `others` gives what each could be, itself included. */
export function answersIn<V, C extends AnyCommand>(
  draft: TurnDraft<V, C>,
  others: (step: Step<V, C>, choices: readonly Choice<C>[]) => readonly Choice<C>[],
): Answer<C>[] {
  return draft.steps.flatMap((step, at) => {
    const before = draft.steps[at - 1]?.after ?? draft.start
    const choices = step.asked === null ? [] : others(step, before.choices)
    if (step.asked === null || choices.length < 2) return []
    return [{ at, question: step.asked, chosen: step.command, choices }]
  })
}

/** The commands of a draft with another answer; what comes after it stays as far as it can. */
export const answeredOtherwise = <V, C extends AnyCommand>(
  { commands }: TurnDraft<V, C>,
  { at }: Answer<C>,
  command: C,
): C[] => [...commands.slice(0, at), command, ...commands.slice(at + 1)]

/** Whether two commands say the same. */
export const sameCommand = (a: AnyCommand, b: AnyCommand): boolean =>
  a === b || JSON.stringify(a) === JSON.stringify(b)
