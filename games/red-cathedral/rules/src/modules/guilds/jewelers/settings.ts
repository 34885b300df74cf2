import * as v from 'valibot'
import { withGuild } from '../settings.ts'

/** GU-JEWELERS-6. */
export const jewelersSettings = {
  fields: { diamondsAsChoice: v.optional(v.boolean(), false) },
  needs: { diamondsAsChoice: withGuild('guild-jewelers') },
}
