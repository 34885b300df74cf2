import { item } from '@guildhall/kernel'
import { actsAt } from './decide.ts'
import type { Summary } from './ports.ts'
import type { Table } from './table.ts'

/** What is looked up of a table without reading its entries. */
export function summaryOf(table: Table): Summary {
  const { actor, botToPlay, chairs, play, status } = table
  const chair = actor === null ? null : item(chairs, actor.seat)
  return {
    status,
    chairs: chairs.map(({ person, name, bot }) => ({ person, name, bot })),
    waitingFor: chair !== null && chair.bot === null ? chair.person : null,
    due: botToPlay !== null ? table.at : actsAt(table),
    turns: table.turn,
    outcome: status === 'over' && play !== null ? play.game.outcome(play.state) : null,
  }
}
