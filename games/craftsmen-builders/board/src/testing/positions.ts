import type { Command, View } from '@guildhall/craftsmen-builders'
import { type Position, positionsOf } from '@guildhall/ui/testing'
import { begun } from './clicks.ts'

export interface Table {
  readonly players: number
  readonly options: object
}

/** Tables for two to four, with every setting that changes what is asked. */
export const ALL_TABLES: readonly Table[] = [
  { players: 2, options: {} },
  { players: 3, options: { castleIncome: 'choice', bareSiteIncome: 'kept' } },
  { players: 4, options: {} },
  { players: 2, options: { refillTiming: 'atOnce', confirmTurnEnd: false } },
  { players: 3, options: { contractCraftsman: 'unused', coinSubstitution: 'none' } },
]

/** Long enough for castles and contracts. */
const ROUNDS = 20

/** So many positions of games that are played at random: turns that begin, and some halfway. */
export const positions = (
  { players, options }: Table,
  count: number,
): Generator<Position<View, Command>> =>
  positionsOf({
    seed: `positions ${players} ${JSON.stringify(options)}`,
    count,
    begin: (seed) => begun(players, { roundLimit: ROUNDS, ...options }, seed),
    begins: (question) => BEGINS.includes(question),
  })

const BEGINS = ['main-action', 'worker-place', 'recruit-card']
