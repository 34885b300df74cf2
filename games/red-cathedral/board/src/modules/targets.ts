import type { Refusal } from '@guildhall/kernel'
import type { Command } from '@guildhall/red-cathedral'
import { choicesOf } from '@guildhall/ui'
import { message, type PlainBoardKey } from '../board-message.ts'
import { landingOf } from '../die-plan.ts'
import { movedIn, type RcDraft, withDefaults } from '../plan.ts'
import type { SectionUse } from '../section-plan.ts'
import { whyNotNext } from '../why.ts'

/** What a click on something drafts; `cue` is how a section is marked. */
export interface Target {
  readonly commands: readonly Command[]
  readonly cue?: SectionUse
}

/** What modules let be clicked, by its name: `section 3`, `workshop 1`, `space 4`, `action ID`. */
export type Targets = ReadonlyMap<string, Target>
export type NamedTarget = readonly [name: string, target: Target]

/** Pieces of one kind: where they lie, and what a click on one would have to be. */
export interface PieceKind {
  /** With a rival: the word after the first one is the seat. */
  readonly on: 'market' | 'cathedral' | 'workshop' | 'rival'
  /** Asked of the rules where it cannot be clicked; `clause` and `key` say when it can be at all. */
  readonly why?: {
    readonly command: (rest: readonly string[], draft: RcDraft) => Command
    readonly clause: string
    readonly key: PlainBoardKey
  }
}

/** What of a module answers to clicks. */
export interface Clickable {
  readonly targets?: (draft: RcDraft) => readonly NamedTarget[]
  readonly pieces?: Readonly<Record<string, PieceKind>>
}

export const NO_TARGETS: Targets = new Map()

/** The parts of the base game on which modules and open questions set targets. */
const BASE: Clickable = {
  pieces: { space: { on: 'market' }, action: { on: 'market' }, workshop: { on: 'workshop' } },
  targets(draft) {
    // Once the move is at the server no row of the plan offers what lies there: the space itself does.
    const landing = movedIn(draft) === undefined ? landingOf(draft) : null
    return landing === null ? [] : targetsFor(draft, 'obtain', () => `space ${landing}`)
  },
}

/** All that these modules let be clicked; of two that have the same name the first. */
export function targetsOf(modules: readonly Clickable[], draft: RcDraft): Targets {
  const found = new Map<string, Target>()
  if (draft.final) return found
  for (const [name, target] of [...modules, BASE].flatMap((each) => each.targets?.(draft) ?? [])) {
    if (!found.has(name)) found.set(name, target)
  }
  return found
}

/** A target for each choice of a kind. */
export const targetsFor = <T extends Command['type']>(
  draft: RcDraft,
  type: T,
  nameOf: (command: Extract<Command, { type: T }>) => string,
  cue?: SectionUse,
): NamedTarget[] =>
  choicesOf(draft.now, type).map((command) => [
    nameOf(command),
    {
      commands: withDefaults(draft, [...draft.commands, command]),
      ...(cue === undefined ? {} : { cue }),
    },
  ])

/** The numbers of the targets of a kind. */
export const numbered = (targets: Targets, kind: string): number[] =>
  [...targets.keys()].flatMap((name) =>
    name.startsWith(`${kind} `) ? [Number(name.slice(kind.length + 1))] : [],
  )

/** The targets among the modules' pieces in that place; with a rival those of that seat. */
export function targetsOn(
  modules: readonly Clickable[],
  targets: Targets,
  on: PieceKind['on'],
  seat?: number,
): string[] {
  const kinds: Readonly<Record<string, PieceKind>> = Object.assign(
    {},
    ...[BASE, ...modules].map(({ pieces }) => pieces),
  )
  return [...targets.keys()].filter((name) => {
    const [kind = '', of] = name.split(' ')
    return kinds[kind]?.on === on && (seat === undefined || Number(of) === seat)
  })
}

/** These say only that something else is asked now, and not when this can be done. */
const VAGUE = ['refusal.otherQuestion', 'refusal.noWindow', 'refusal.noSuchCommand']

/** Why a piece of a module cannot be used now: what the rules say, or when it is used at all. */
export function whyNotTarget(
  modules: readonly Clickable[],
  draft: RcDraft,
  target: string,
): Refusal {
  const [kind = '', ...rest] = target.split(' ')
  const why = modules.map(({ pieces }) => pieces?.[kind]?.why).find((each) => each !== undefined)
  const refusal = whyNotNext(draft, why?.command(rest, draft) ?? { type: 'endTurn' })
  return why !== undefined && VAGUE.includes(refusal.message.key)
    ? { clause: why.clause, message: message(why.key) }
    : refusal
}
