import type { AnyCommand } from '@guildhall/kernel'
import type { Command } from '@guildhall/red-cathedral'

/** What lessons ask for. */

type Delivery = Extract<Command, { type: 'deliver' }>
type Die = Extract<Command, { type: 'moveDie' }>['die']

export const moveDie = (die: Die, extra: number): Command => ({ type: 'moveDie', die, extra })
export const obtain: Command = { type: 'obtain' }
export const stop: Command = { type: 'stop' }
export const endTurn: Command = { type: 'endTurn' }
export const deliver = (section: number, material: Delivery['material']): Command => ({
  type: 'deliver',
  section,
  material,
})

/** A die may be tried at every distance: one is asked for. */
export const anyDistance = (command: AnyCommand, asked: readonly AnyCommand[]): boolean =>
  command.type === 'moveDie' &&
  asked.some((each) => each.type === 'moveDie' && 'die' in each && each.die === dieOf(command))
const dieOf = (command: AnyCommand): unknown => ('die' in command ? command.die : null)
