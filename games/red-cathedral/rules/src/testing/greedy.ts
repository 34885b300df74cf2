import { greedy, questionAt } from '@guildhall/bots'
import { seededChance } from '@guildhall/kernel'
import type { Command } from '../commands.ts'
import type { Table } from './table.ts'

/** What the simple opponent does, whoever's turn it is. */
export const greedyAt = ({ game, state }: Table): Command =>
  greedy().choose(game, questionAt(game, state, state.active), seededChance('greedy'))
