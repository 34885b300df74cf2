import type { Chance } from './chance.ts'
import type { Parsed, TableRequest } from './game.ts'

/** The part of a game definition that draws options. */
interface DrawsOptions {
  drawOptions?(request: TableRequest, chance: Chance): Parsed<TableRequest>
}

/**
 * The request of a table with its random options drawn: the game is created with the result, and
 * the result is stored. `chance` is that of the game; the draw has its own stream, so that it does
 * not affect what follows.
 */
export const withDrawnOptions = (
  definition: DrawsOptions,
  request: TableRequest,
  chance: Chance,
): Parsed<TableRequest> =>
  definition.drawOptions?.(request, chance.split('table')) ?? { ok: true, value: request }
