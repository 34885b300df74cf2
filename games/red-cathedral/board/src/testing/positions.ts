import type { Command, View } from '@guildhall/red-cathedral'
import { type Position, positionsOf } from '@guildhall/ui/testing'
import { begun } from './begun.ts'

/** So many positions of games that are played at random: turns that begin, and some halfway. */
export const positions = (
  table: { readonly players: number; readonly options: object },
  count: number,
): Generator<Position<View, Command>> =>
  positionsOf({
    seed: `positions ${JSON.stringify(table)}`,
    count,
    begin: (seed) => begun(table.players, table.options, seed),
    begins: (question) => question === 'main-action',
  })
