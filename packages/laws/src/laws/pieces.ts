import type { Law } from '../law.ts'
import { difference, same } from '../same.ts'

/** Components neither appear nor disappear. */
export const piecesAreConserved: Law = {
  name: 'pieces-are-conserved',
  says: 'components are conserved',
  watch(game) {
    let first: Readonly<Record<string, number>> | undefined
    return {
      *before({ state }) {
        const now = game.pieces(state)
        first ??= now
        if (!same(first, now)) yield difference(first, now)
      },
    }
  },
}
