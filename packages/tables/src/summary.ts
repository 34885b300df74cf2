import { item } from '@guildhall/kernel'
import { actsAt } from './decide.ts'
import type { Summary } from './ports.ts'
import type { TableState } from './table-state.ts'
import { botsAlone } from './unattended.ts'

/** What is looked up of a table without reading its entries. */
export function summaryOf(table: TableState): Summary {
  const { actor, botToPlay, seatHolders, play, status } = table
  // Bots that play alone wait for somebody who watches, not for a time.
  const isAlone = botsAlone(table) !== null
  const holder = actor === null ? null : item(seatHolders, actor.seat)
  return {
    status,
    chairs: seatHolders.map(({ person, name, bot }) => ({ person, name, bot })),
    waitingFor: holder !== null && holder.bot === null ? holder.person : null,
    due: botToPlay === null ? actsAt(table) : isAlone ? null : table.at,
    turns: table.turn,
    outcome: status === 'over' && play !== null ? play.game.outcome(play.state) : null,
  }
}
