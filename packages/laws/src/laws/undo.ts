import { type AnyCommand, type AnyEvent, Play, type Seat } from '@guildhall/kernel'
import type { Law, Moment } from '../law.ts'
import { difference, reads } from '../same.ts'

/** A state that can be gone back to. */
interface Past {
  readonly seat: Seat
  readonly text: string
}

/** Steps back lead exactly to where the game was, and never past a barrier. */
export const undoGoesBackToTheBarrier: Law = {
  name: 'undo-goes-back-to-the-barrier',
  says: 'undo returns to the exact earlier state, up to a barrier or another seat’s answer',
  watch(game) {
    let past: Past[] = []
    return {
      *before(moment) {
        const { undoable } = moment.play
        if (undoable !== past.length) yield `${undoable} steps to undo, not ${past.length}`
        else if (moment.sampled) yield* wrongUndo(moment, past)
      },
      *after({ actor, text }, events) {
        const seat = actor?.seat ?? 0
        if (past.at(-1)?.seat !== seat) past = []
        past.push({ seat, text })
        if (events.some((event) => game.barrier(event))) past = []
      },
    }
  },
}

/** Goes back on a copy of the game, tries to go too far, and comes forward again. */
function* wrongUndo<S, C extends AnyCommand, E extends AnyEvent, V>(
  { game, play, text, chance, stepChance }: Moment<S, C, E, V>,
  past: readonly Past[],
): Iterable<string> {
  const { log } = play
  const trial = new Play(game, stepChance(), log)
  if (trial.undo(past.length + 1)) yield 'undo went past a barrier'
  if (!reads(trial.state, text)) yield 'a refused undo changed the state'
  if (past.length === 0) return
  const count = 1 + chance.int(past.length)
  const wanted = past.at(-count)?.text ?? ''
  if (!trial.undo(count)) yield `undo of ${count} was refused`
  if (!reads(trial.state, wanted)) yield `undo: ${difference(JSON.parse(wanted), trial.state)}`
  for (const { seat, command } of log.steps.slice(-count)) trial.submit(seat, command)
  if (!reads(trial.state, text)) yield `done again: ${difference(JSON.parse(text), trial.state)}`
}
