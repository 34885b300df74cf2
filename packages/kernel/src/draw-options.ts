import type { Chance } from './chance.ts'
import type { Parsed, TableRequest } from './game.ts'

/** The part of a game definition that draws options. */
interface DrawsOptions {
  drawOptions?(request: TableRequest, chance: Chance): Parsed<TableRequest>
}

/**
 * What a table asks for, with everything drawn that its options leave to chance: what a game is
 * created with, and what is stored. `chance` is that of the game to be played; the draw has a stream
 * of its own, so that it changes nothing of what follows.
 */
export const withDrawnOptions = (
  definition: DrawsOptions,
  request: TableRequest,
  chance: Chance,
): Parsed<TableRequest> =>
  definition.drawOptions?.(request, chance.split('table')) ?? { ok: true, value: request }
