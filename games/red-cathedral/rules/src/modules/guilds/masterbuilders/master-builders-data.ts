import * as v from 'valibot'
import { few } from '../../../components/items.ts'
import { defineData } from '../../module-data.ts'

/** How many cards are drawn, and how many materials are taken of each. */
const drawnCards = v.pipe(
  v.strictObject({
    draw: v.pipe(few, v.minValue(1), v.maxValue(4)),
    take: v.array(v.pipe(few, v.minValue(1))),
  }),
  v.check(({ draw, take }) => take.length === draw, 'expected a number for each card drawn'),
)

export const masterBuildersData = defineData({
  words: [
    { schema: v.strictObject({ blueprint: drawnCards }) },
    {
      schema: v.strictObject({
        advance: v.strictObject({
          of: v.picklist(['ruble', 'recognition']),
          share: v.picklist(['full', 'halfDown']),
        }),
      }),
    },
  ],
})
