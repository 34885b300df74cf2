import { defineModule } from '../define.ts'
import type { NoTypes } from '../types.ts'
import { guildCards } from './cards.ts'
import { drawGuild } from './draw-guild.ts'

/** What all guilds have in common: one of them, with its cards, stands in the place of the Clergy — GU-ALL-2. */
export const fourthGuild = defineModule<NoTypes>({
  id: 'fourth-guild',
  drawOptions: drawGuild,
  cards: guildCards,
})
