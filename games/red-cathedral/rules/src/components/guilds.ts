import * as v from 'valibot'
import { id, known } from './items.ts'
import { limit, moduleAction, tileSteps } from './steps.ts'

/** The parts of the component data that the new guilds bring. */

/** A card as it is read for every table; its actions only where its guild takes part. */
const unreadCard = v.looseObject({ id, guild: v.string(), module: v.optional(v.string()) })

const reinforcement = v.strictObject({
  id,
  name: v.string(),
  limit,
  steps: tileSteps,
  module: v.string(),
  ...known,
})

export const guildParts = {
  guildCards: v.array(unreadCard),
  reinforcements: v.array(reinforcement),
}

/** A card of the guild that takes part. */
export const guildCard = v.strictObject({
  id,
  name: v.string(),
  guild: v.string(),
  module: v.optional(v.string()),
  actions: v.pipe(v.array(moduleAction), v.length(2)),
  ...known,
})
export type GuildCard = v.InferOutput<typeof guildCard>
