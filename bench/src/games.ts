import { craftsmenBuilders } from '@guildhall/craftsmen-builders'
import type { AnyCommand, AnyEvent, Game, GameBox } from '@guildhall/kernel'
import { redCathedral } from '@guildhall/red-cathedral'
import type { Plan } from './bench.ts'

/** The rules of a table of any game: the benchmarks know games by their contract only. */
export type AnyGame = Game<unknown, AnyCommand, AnyEvent, unknown>
type AnyBox = GameBox<unknown, AnyCommand, AnyEvent, unknown>

/** The games that are measured. */
const BOXES: readonly AnyBox[] = [redCathedral, craftsmenBuilders]

export const GAMES: readonly string[] = BOXES.map((box) => box.id)

/** A game at a size of table. */
export interface Table {
  readonly game: string
  readonly players: number
}

/** Every table that the plan asks for. */
export const tablesOf = (plan: Pick<Plan, 'game' | 'players'>): readonly Table[] =>
  BOXES.filter((box) => plan.game === undefined || plan.game === box.id).flatMap((box) =>
    sizesOf(box)
      .filter((players) => plan.players === undefined || plan.players === players)
      .map((players) => ({ game: box.id, players })),
  )

/** A table of one is left out: the peers that are measured have none. */
function sizesOf({ minPlayers, maxPlayers }: AnyBox): number[] {
  const least = Math.max(minPlayers, 2)
  return Array.from({ length: maxPlayers - least + 1 }, (_, i) => least + i)
}

/** The table as it stands in the name of a case. */
export const tableName = ({ game, players }: Table): string => `${game}, ${players} players`

/** The rules of a table, under the options with which play without people comes to an end. */
export function openTable({ game, players }: Table): AnyGame {
  const box = BOXES.find(({ id }) => id === game)
  if (box === undefined) throw new Error(`no game ${game} is measured`)
  const opened = box.open({ players, options: box.automatic })
  if (!opened.ok) throw new Error(`${game} does not open for ${players} players`)
  return opened.value
}
