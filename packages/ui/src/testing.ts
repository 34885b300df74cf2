import {
  type AnyCommand,
  type AnyEvent,
  type Play,
  type Refusal,
  seededChance,
} from '@guildhall/kernel'
import type { Translator } from '@guildhall/texts'
import { draftAt } from './draft-at.ts'
import type { TurnDraft } from './turn-draft.ts'

export { draftAt } from './draft-at.ts'
export { type Position, positionsOf } from './positions.ts'
export { anyPlan, type Clicked, isFound, type Reached, reachedFrom } from './reach.ts'

/** Something on a table that can be clicked. */
export interface Target {
  readonly name: string
  readonly lit: boolean
  /** What a click on it drafts; null where it drafts nothing. */
  readonly commands: () => unknown
  readonly why: Refusal
}

export interface Judge<T extends Target> {
  readonly say: Translator
  readonly clauses: ReadonlySet<string>
  /** Whether the reason of that name would answer nearly anything there: nobody learns from it. */
  readonly isVague: (reason: string, target: T, question: string | null) => boolean
}

/** What is wrong with how the targets answer; each fault with where it was found. */
export function faultsOf<V, C extends AnyCommand, T extends Target>(
  draft: TurnDraft<V, C>,
  targets: readonly T[],
  { say, clauses, isVague }: Judge<T>,
): string[] {
  return targets.flatMap((target) => {
    const { name, lit, commands, why } = target
    const at = `${name} at ${draft.now.question} after ${JSON.stringify(draft.commands)}`
    if (lit) return commands() === null ? [`lit, but nothing happens: ${at}`] : []
    const words = say(why.message)
    const key = why.message.key.replace('refusal.', '')
    // A draft that ends with chance or the turn is the reason for itself, and for nothing else.
    if (key === 'board.why.draftEnds' && !draft.final) return [`no reason: ${at}`]
    if (isVague(key, target, draft.now.question)) return [`vague, ${key}: ${at}`]
    if (words.includes('⟦') || words === '') return [`no words for ${key}: ${at}`]
    return clauses.has(why.clause) ? [] : [`no clause ${why.clause}: ${at}`]
  })
}

/**
 * Plays a game at random to its end, and on the way drafts turns by clicks. `look` sees every draft,
 * and those of seats that are not asked and of a game that is over. Answers how many.
 */
export function lookEverywhere<S, C extends AnyCommand, E extends AnyEvent, V>(
  play: Play<S, C, E, V>,
  seed: string,
  clicks: (draft: TurnDraft<V, C>) => readonly (readonly C[])[],
  look: (draft: TurnDraft<V, C>) => void,
): number {
  const chance = seededChance(seed)
  let looked = 0
  for (let actor = play.actor; actor !== null; actor = play.actor) {
    const { seat } = actor
    if (chance.int(3) === 0) {
      let draft = draftAt(play)
      for (let n = chance.int(5); n >= 0; n--) {
        look(draft)
        looked += 1
        const choices = clicks(draft)
        draft = draft.with(choices[chance.int(Math.max(1, choices.length))] ?? [])
      }
      const others = [(seat + 1) % play.game.players, -1].filter((other) => other !== seat)
      for (const other of others) look(draftAt(play, other))
    }
    const legal = play.legal()
    const command = legal[chance.int(legal.length)]
    if (command === undefined || !play.submit(seat, command).ok) throw new Error('no way on')
  }
  look(draftAt(play, 0))
  return looked
}
