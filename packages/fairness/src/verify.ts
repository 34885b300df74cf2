import {
  type AnyCommand,
  type AnyEvent,
  canonicalJson,
  type Difference,
  firstDifference,
  fold,
  type Game,
  type GameFile,
  type Log,
  type Problem,
  tableProblems,
} from '@guildhall/kernel'
import { commitmentOf, secretFromHex } from './secret.ts'
import { secretChance } from './secret-chance.ts'

/** The result of verifying a game file: valid, or the first fault. */
export type Verdict<E> =
  | { readonly ok: true; readonly steps: number; readonly over: boolean }
  | { readonly ok: false; readonly fault: Fault<E> }

/** What is wrong with a game. A step of 0 is the setup, 1 the first decision. */
export type Fault<E> =
  | { readonly kind: 'file'; readonly problems: readonly Problem[] }
  | { readonly kind: 'no-secret' }
  | { readonly kind: 'commitment'; readonly expected: string; readonly found: string }
  | { readonly kind: 'step'; readonly difference: Difference<E> }
  | { readonly kind: 'outcome'; readonly expected: unknown; readonly found: unknown }

/**
 * Checks a game against its secret and its rules: the commitment is that of the secret, every
 * command leads to the recorded events, and the outcome is that of the last state.
 */
export function verifyFile<S, C extends AnyCommand, E extends AnyEvent, V>(
  game: Game<S, C, E, V>,
  file: GameFile,
): Verdict<E> {
  const problems = [...tableProblems(game, file), ...otherRules(game.version, file.rulesVersion)]
  if (problems.length > 0) return wrong({ kind: 'file', problems })
  const { secret, commitment } = file.chance
  if (secret === undefined) return wrong({ kind: 'no-secret' })
  const found = commitmentOf(secretFromHex(secret))
  if (found !== commitment) return wrong({ kind: 'commitment', expected: commitment, found })
  const log = file.log as Log<C, E>
  const difference = firstDifference(game, log, secretChance(secretFromHex(secret)))
  if (difference !== null) return wrong({ kind: 'step', difference })
  return checkOutcome(game, file, log)
}

/** Events are compared with what the rules say today, so they must be the rules of the game. */
function otherRules(known: number, played: number): Problem[] {
  if (played >= known) return []
  const message = `is ${played}, and rules of version ${known} cannot check it`
  return [{ path: 'file.rulesVersion', message }]
}

function checkOutcome<S, C extends AnyCommand, E extends AnyEvent, V>(
  game: Game<S, C, E, V>,
  file: GameFile,
  log: Log<C, E>,
): Verdict<E> {
  const expected = file.outcome ?? null
  const found = game.outcome(fold(game, log))
  if (canonicalJson(expected) !== canonicalJson(found)) {
    return wrong({ kind: 'outcome', expected, found })
  }
  return { ok: true, steps: log.steps.length, over: found !== null }
}

const wrong = <E>(fault: Fault<E>): Verdict<E> => ({ ok: false, fault })
