import type { Command } from '@guildhall/red-cathedral'
import type { SectionUse } from '../plan.ts'

/** What a click on something drafts; `cue` is how a section is marked. */
export interface Target {
  readonly commands: readonly Command[]
  readonly cue?: SectionUse
}

/** What modules let be clicked, by its name: `section 3`, `bench 1`, `space 4`, `action ID`. */
export type Targets = ReadonlyMap<string, Target>

export const NO_TARGETS: Targets = new Map()

/** The numbers of the targets of a kind. */
export const numbered = (targets: Targets, kind: string): number[] =>
  [...targets.keys()].flatMap((at) =>
    at.startsWith(`${kind} `) ? [Number(at.slice(kind.length + 1))] : [],
  )
