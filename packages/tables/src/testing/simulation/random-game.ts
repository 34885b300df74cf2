import { craftsmenBuilders } from '@guildhall/craftsmen-builders'
import type { AnyCommand, AnyEvent, GameDefinition } from '@guildhall/kernel'
import { toyDefinition } from '@guildhall/laws/toy'
import { redCathedral } from '@guildhall/red-cathedral'
import type { AnyGame } from '../../table-state.ts'
import type { SimulationRun } from './simulation-run.ts'

type AnyGameDefinition = GameDefinition<unknown, AnyCommand, AnyEvent, unknown>

/** Something to play: mostly the toy, which is fast; now and then a game in which people hide things. */
export function randomGame(run: SimulationRun): AnyGame {
  const players = run.between(2, 4)
  const what = run.between(1, 20)
  if (what === 1) {
    const options = { contractors: true, fourthGuild: 'guild-archivists', roundLimit: 4 }
    return create(redCathedral, players, options)
  }
  if (what === 2) return create(craftsmenBuilders, players, {})
  return create(toyDefinition, players, { rounds: run.between(4, 20) })
}

function create(definition: AnyGameDefinition, players: number, options: unknown): AnyGame {
  const created = definition.create({ players, options })
  if (!created.ok) throw new Error(JSON.stringify(created.problems))
  return created.value
}
