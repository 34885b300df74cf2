import type { Module } from '../../../kit.ts'
import { builds, canBuild } from './build.ts'
import { withDiamonds } from './diamonds.ts'
import { promise, worth } from './evaluate.ts'

/** The Jewelers: diamonds, which stand for any material — GU-JEWELERS. */
export const jewelers: Module = {
  id: 'guild-jewelers',
  step: withDiamonds,
  canBuild,
  builds,
  worth,
  promise,
}
