import type { Module } from '../../../kit.ts'

/** What the activation of a tile looks worth in prestige before it is chosen. */
const TILE = 0.45

/** The Artisans: they set workshop tiles to work, also those of others — GU-ARTISANS. */
export const artisans: Module = {
  id: 'guild-artisans',
  promise: (_kit, _state, _seat, { kind, left }) =>
    kind === 'activate' || kind === 'lend' ? TILE * left : 0,
}
