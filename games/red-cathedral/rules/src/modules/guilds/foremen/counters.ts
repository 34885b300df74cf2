import type { CounterRule } from '../../../rules-data.ts'
import { bannersIn } from '../../contractors/cities.ts'
import type { ForemenTypes } from './foremen-types.ts'

/** Banners in the tower that the foreman inspects, finished or not — GU-FOREMEN-12. */
export const FOREMEN_COUNTERS: {
  readonly [C in ForemenTypes['counter']]: CounterRule
} = {
  ownBannersAtForeman: ({ state, seat }) => bannersIn(state, state.parts.foreman, seat),
  chosenBannersAtForeman: ({ state }, chosen) =>
    chosen < 0 ? 0 : bannersIn(state, state.parts.foreman, chosen),
}
