import * as v from 'valibot'
import { type Chosen, defineData, type Need, type Seats } from '../module-data.ts'

const withContractors: Need = {
  says: 'contractors',
  holds: ({ contractors }) => contractors === true,
}

/** The settings of the Contractors — CT-13 — and what their cards can say. */
export const contractorsData = defineData({
  settings: {
    fields: {
      contractors: v.optional(v.boolean(), false),
      extraBannersCoverInventory: v.optional(v.boolean(), false),
      blackDieTile: v.optional(v.picklist(['resource', 'specialist']), 'resource'),
      displacedSpecialistKeepsTool: v.optional(v.boolean(), true),
      unusedSpecialistCountsAsTool: v.optional(v.boolean(), false),
    },
    needs: {
      extraBannersCoverInventory: withContractors,
      blackDieTile: withContractors,
      displacedSpecialistKeepsTool: withContractors,
      unusedSpecialistCountsAsTool: withContractors,
    },
    /** Its plans are drawn with the others — CT-2.5. */
    brings: (given: object): object =>
      'contractors' in given && given.contractors === true ? { plans: 'all' } : {},
    /** CT-2.10: only the basic side has spare banners that could cover something. */
    problems({ contractors, extraBannersCoverInventory: covers }: Chosen, { sides }: Seats) {
      if (contractors !== true || covers !== true || sides.includes('basic')) return []
      return [{ path: 'extraBannersCoverInventory', message: 'only with a basic side (CT-2.10)' }]
    },
  },
  words: [{ schema: v.strictObject({ useSpecialist: v.literal(true) }), calls: () => 1 }],
  counters: ['ownContractors', 'chosenContractors'],
})
