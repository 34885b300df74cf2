import * as v from 'valibot'
import { defineData } from '../../module-data.ts'
import { withGuild } from '../guild-data.ts'

/** GU-JEWELERS-6. */
export const jewelersData = defineData({
  settings: {
    fields: { diamondsAsChoice: v.optional(v.boolean(), false) },
    needs: { diamondsAsChoice: withGuild('guild-jewelers') },
  },
})
