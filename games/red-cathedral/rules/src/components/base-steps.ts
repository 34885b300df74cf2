import * as v from 'valibot'
import { DICE } from '../constants.ts'
import { few, items, payment } from './items.ts'

/** The words of effects that the base game has, as the component data writes them. */
export const baseStep = v.union([
  v.strictObject({ pay: payment }),
  v.strictObject({ gain: items }),
  v.strictObject({ deliver: v.pipe(few, v.minValue(1)) }),
  v.strictObject({
    obtain: v.strictObject({
      space: v.union([
        v.picklist(['any', 'cardQuadrant']),
        v.strictObject({ die: v.picklist(DICE) }),
      ]),
      times: v.picklist(['once', 'perDie']),
    }),
  }),
  v.strictObject({
    activate: v.strictObject({
      owner: v.literal('self'),
      picks: v.pipe(few, v.minValue(1)),
      tiles: v.literal('free'),
    }),
  }),
])
export type Step = v.InferOutput<typeof baseStep>
