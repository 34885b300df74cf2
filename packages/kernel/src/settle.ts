import type { Chance } from './chance.ts'
import type { Parsed, TableRequest } from './game.ts'

/** What of a box is needed to settle a request. */
interface Settles {
  settle?(request: TableRequest, chance: Chance): Parsed<TableRequest>
}

/**
 * What a table asks for, with everything drawn that its options leave to chance: what a box is
 * opened with, and what is stored. `chance` is that of the game to be played; the draw has a stream
 * of its own, so that it changes nothing of what follows.
 */
export const settled = (
  box: Settles,
  request: TableRequest,
  chance: Chance,
): Parsed<TableRequest> =>
  box.settle?.(request, chance.split('table')) ?? { ok: true, value: request }
