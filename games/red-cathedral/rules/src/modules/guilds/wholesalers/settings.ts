import * as v from 'valibot'
import { withGuild } from '../settings.ts'

/** GU-WHOLESALERS-3. */
export const wholesalersSettings = {
  fields: { wholesalersScope: v.optional(v.picklist(['current', 'any']), 'current') },
  needs: { wholesalersScope: withGuild('guild-wholesalers') },
}
