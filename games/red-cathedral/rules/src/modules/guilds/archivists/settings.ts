import * as v from 'valibot'
import { withGuild } from '../settings.ts'

/** GU-CONTRACT-17. */
export const archivistsSettings = {
  fields: { contractPresenceCountsUnfinished: v.optional(v.boolean(), true) },
  needs: { contractPresenceCountsUnfinished: withGuild('guild-archivists') },
}
