import * as v from 'valibot'
import { few } from '../../../components/items.ts'
import { defineData } from '../../module-data.ts'
import { withGuild } from '../guild-data.ts'

export const wholesalersData = defineData({
  // GU-WHOLESALERS-3
  settings: {
    fields: { wholesalersScope: v.optional(v.picklist(['current', 'any']), 'current') },
    needs: { wholesalersScope: withGuild('guild-wholesalers') },
  },
  words: [
    {
      schema: v.strictObject({
        market: v.strictObject({
          picks: v.pipe(few, v.minValue(1)),
          actions: v.picklist(['free', 'same', 'different']),
        }),
      }),
      calls: ({ market }: { market: { picks: number } }) => market.picks,
    },
  ],
})
