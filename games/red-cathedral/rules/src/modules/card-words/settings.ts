import * as v from 'valibot'
import type { Chosen } from '../setting-rules.ts'

/** The setting of the words of cards — CT-13. */
export const cardWordSettings = {
  fields: { borrowedActionsRepeat: v.optional(v.boolean(), true) },
  needs: {
    borrowedActionsRepeat: {
      says: 'contractors or fourthGuild',
      holds: ({ contractors, fourthGuild }: Chosen) =>
        contractors === true || fourthGuild !== 'clergy',
    },
  },
}
