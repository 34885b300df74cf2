import { craftsmenBuilders } from '@guildhall/craftsmen-builders'
import type { AnyCommand, AnyEvent, Game, GameDefinition } from '@guildhall/kernel'
import { redCathedral } from '@guildhall/red-cathedral'
import printed from '../../games/red-cathedral/rules/data/modules.json' with { type: 'json' }
import type { Plan } from './bench.ts'

/** The rules of a table of any game: the benchmarks know games by their contract only. */
export type AnyGame = Game<unknown, AnyCommand, AnyEvent, unknown>
type AnyGameDefinition = GameDefinition<unknown, AnyCommand, AnyEvent, unknown>

/** The games that are measured. */
const DEFINITIONS: readonly AnyGameDefinition[] = [redCathedral, craftsmenBuilders]

export const GAMES: readonly string[] = DEFINITIONS.map(({ id }) => id)

/** A game at a size of table. */
export interface Table {
  readonly game: string
  readonly players: number
}

/** Every table that the plan asks for. */
export const tablesOf = (plan: Pick<Plan, 'game' | 'players'>): readonly Table[] =>
  DEFINITIONS.filter(({ id }) => plan.game === undefined || plan.game === id).flatMap((game) =>
    sizesOf(game)
      .filter((players) => plan.players === undefined || plan.players === players)
      .map((players) => ({ game: game.id, players })),
  )

/** A table of one is left out: the peers that are measured have none. */
function sizesOf({ minPlayers, maxPlayers }: AnyGameDefinition): number[] {
  const least = Math.max(minPlayers, 2)
  return Array.from({ length: maxPlayers - least + 1 }, (_, i) => least + i)
}

/** The table as it stands in the name of a case. */
export const tableName = ({ game, players }: Table): string => `${game}, ${players} players`

/** The rules of a table, under the options with which play without people comes to an end. */
export function gameAt(table: Table): AnyGame {
  const game = created(table, {})
  if (game === null) throw new Error(`${tableName(table)}: there is no such table`)
  return game
}

function created({ game, players }: Table, more: object): AnyGame | null {
  const definition = DEFINITIONS.find(({ id }) => id === game)
  const table = definition?.create({ players, options: { ...definition.automatic, ...more } })
  return table?.ok === true ? table.value : null
}

/** The options that switch every module on; where there are guilds, once for each of them. */
const MODULES: Readonly<Record<string, readonly object[]>> = {
  [redCathedral.id]: printed.guilds.map(({ id }) => ({ contractors: true, fourthGuild: id })),
}

export const hasModules = ({ game }: Table): boolean => Object.hasOwn(MODULES, game)

/** The rules of a table with every module on, once for each guild that the game knows. */
export const gamesWithModules = (table: Table): readonly AnyGame[] =>
  (MODULES[table.game] ?? [])
    .map((options) => created(table, options))
    .filter((game) => game !== null)
