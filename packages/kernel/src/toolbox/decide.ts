import type { Chance } from '../chance.ts'
import { Choices } from '../choices.ts'
import type { AnyCommand, AnyEvent, Decision, Game, Refusal, Seat } from '../game.ts'
import { refuse } from './refuse.ts'

/** What a decision is made by: parts of the contract, and what is particular to a game. */
export interface Deciding<S, C extends AnyCommand, E extends AnyEvent>
  extends Pick<Game<S, C, E, unknown>, 'actor' | 'legal' | 'parse'> {
  /** The clauses behind the refusals that every game knows. */
  readonly clauses: Readonly<Record<'gameOver' | 'notYourTurn' | 'noSuchCommand', string>>
  /** Why a command is not among the legal ones. */
  readonly why: (state: S, seat: Seat, command: C) => Refusal
  /** The events that follow from a legal command. */
  readonly events: (state: S, command: C, chance: Chance) => readonly E[]
}

/** `decide` of the contract: commands that no rule needs to check are refused first. */
export function decider<S, C extends AnyCommand, E extends AnyEvent>({
  actor,
  legal,
  parse,
  clauses,
  why,
  events,
}: Deciding<S, C, E>): Game<S, C, E, unknown>['decide'] {
  const scratch = new Choices<C>()
  const refused = (refusal: Refusal): Decision<E> => ({ ok: false, refusal })
  const refusedEarly = (reason: keyof typeof clauses): Decision<E> =>
    refused(refuse(clauses[reason], reason))
  return (state, seat, requested, chance) => {
    const asked = actor(state)
    if (asked === null) return refusedEarly('gameOver')
    if (seat !== asked.seat) return refusedEarly('notYourTurn')
    const command = parse(requested)
    if (command === null) return refusedEarly('noSuchCommand')
    legal(state, scratch)
    if (!scratch.has(command)) return refused(why(state, seat, command))
    return { ok: true, events: events(state, command, chance) }
  }
}
