import { greedy, simulateGame } from '@guildhall/bots'
import { type AnyLog, type Chance, seededChance } from '@guildhall/kernel'
import { gameAt, type Table } from '../measured-tables.ts'

/** A game that was played to its end; plain data. */
export interface FinishedGame {
  readonly seed: number
  readonly state: unknown
  readonly log: AnyLog
}

/** The luck of that game. */
export const chanceOfGame = ({ seed }: Pick<FinishedGame, 'seed'>): Chance =>
  seededChance(`finished ${seed}`)

/** Games of greedy bots: of those that we have, they play most like people. */
export function finishedGames(table: Table, count: number): readonly FinishedGame[] {
  const game = gameAt(table)
  const bots = Array.from({ length: table.players }, () => greedy())
  return Array.from({ length: count }, (_, seed) => {
    const chance = chanceOfGame({ seed })
    const { state, log } = simulateGame(game, bots, seed, { keepLog: true, chance })
    if (log === undefined) throw new Error('the log was not kept')
    return { seed, state, log }
  })
}
