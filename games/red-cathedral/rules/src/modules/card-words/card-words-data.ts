import * as v from 'valibot'
import { baseStep, type Step } from '../../components/base-steps.ts'
import { few } from '../../components/items.ts'
import { type Chosen, defineData } from '../module-data.ts'

/** The setting of the words of cards — CT-13 — and how the words are written. */
export const cardWordsData = defineData({
  settings: {
    fields: { borrowedActionsRepeat: v.optional(v.boolean(), true) },
    needs: {
      borrowedActionsRepeat: {
        says: 'contractors or fourthGuild',
        holds: ({ contractors, fourthGuild }: Chosen) =>
          contractors === true || fourthGuild !== 'clergy',
      },
    },
  },
  words: [
    {
      schema: v.strictObject({
        anyOrder: v.pipe(v.array(baseStep), v.minLength(2), v.maxLength(4)),
      }),
      calls: ({ anyOrder }: { anyOrder: readonly Step[] }) =>
        anyOrder.reduce((sum, step) => sum + ('activate' in step ? step.activate.picks : 0), 0),
    },
    {
      schema: v.strictObject({
        influence: v.strictObject({ cards: v.picklist(['all', 'others']) }),
      }),
      calls: () => 1,
    },
    { schema: v.strictObject({ claim: v.literal(true) }), calls: () => 1 },
    { schema: v.strictObject({ discardOrnament: v.literal(1) }) },
    { schema: v.strictObject({ choosePlayer: v.literal('other') }) },
    {
      schema: v.strictObject({
        activate: v.strictObject({
          owner: v.literal('self'),
          picks: v.pipe(few, v.minValue(1)),
          tiles: v.picklist(['same', 'different']),
        }),
      }),
    },
    {
      schema: v.strictObject({
        obtain: v.strictObject({
          space: v.strictObject({ die: v.literal('any') }),
          times: v.picklist(['once', 'perDie']),
        }),
      }),
    },
  ],
})
