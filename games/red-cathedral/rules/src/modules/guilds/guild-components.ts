import * as v from 'valibot'
import { id, known } from '../../components/items.ts'
import { moduleAction } from '../../components/steps.ts'

/** The parts of the component data that the new guilds have in common. */

/** A card as it is read for every table; its actions only where its guild takes part. */
const unreadCard = v.looseObject({ id, guild: v.string(), module: v.optional(v.string()) })

export const guildParts = { guilds: v.unknown(), guildCards: v.array(unreadCard) }

/** A card of the guild that takes part. */
export const guildCard = v.strictObject({
  id,
  name: v.string(),
  guild: v.string(),
  module: v.optional(v.string()),
  actions: v.pipe(v.array(moduleAction), v.length(2)),
  ...known,
})
