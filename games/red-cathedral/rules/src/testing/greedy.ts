import { greedy } from '@guildhall/bots'
import { seededChance } from '@guildhall/kernel'
import type { Command } from '../commands.ts'
import { offers, type Table } from './table.ts'

/** What the simple opponent does, whoever's turn it is. */
export function greedyAt(at: Table): Command {
  const seat = at.state.active
  const see = () => at.game.view(at.state, seat)
  return greedy().choose(at.game, see, offers(at), seat, seededChance('greedy'))
}
