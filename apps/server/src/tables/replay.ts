import type { Viewer } from '@guildhall/kernel'
import type { GameView, TableState } from '@guildhall/tables'

/** A finished game after so many decisions, from the view of one seat. */
export function replayAt(
  { play, status }: TableState,
  steps: number,
  viewer: Viewer,
): { view: unknown; steps: number; actor: GameView['actor'] } {
  if (play === null || status !== 'over') throw new Error('the game is not over')
  const { game, log } = play
  const state = game.blank()
  for (const event of log.setup) game.evolve(state, event)
  for (const step of log.steps.slice(0, steps)) {
    for (const event of step.events) game.evolve(state, event)
  }
  return { view: game.view(state, viewer), steps: log.steps.length, actor: game.actor(state) }
}
