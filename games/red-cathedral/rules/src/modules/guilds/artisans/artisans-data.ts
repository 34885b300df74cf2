import * as v from 'valibot'
import { defineData } from '../../module-data.ts'

export const artisansData = defineData({
  words: [
    {
      schema: v.strictObject({
        activate: v.strictObject({
          owner: v.literal('other'),
          picks: v.literal(1),
          tiles: v.literal('free'),
        }),
      }),
    },
  ],
})
