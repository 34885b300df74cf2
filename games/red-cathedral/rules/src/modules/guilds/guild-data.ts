import type { Problem } from '@guildhall/kernel'
import * as v from 'valibot'
import { GUILDS } from '../../constants.ts'
import { type Chosen, defineData, type Need } from '../module-data.ts'

/** Which guild takes the place of the Clergy, and which of its cards — GU-ALL-2, GU-ALL-3. */
export const guildData = defineData({
  settings: {
    fields: {
      fourthGuild: v.optional(v.picklist(['clergy', ...GUILDS]), 'clergy'),
      guildCardPick: v.optional(v.picklist(['random', 'chosen']), 'random'),
      /** With `guildCardPick` chosen: the card of the guild; null where it is drawn. */
      guildCard: v.optional(v.nullable(v.string()), null),
    },
    needs: {
      guildCardPick: {
        says: 'fourthGuild',
        holds: ({ fourthGuild }: Chosen) => fourthGuild !== 'clergy',
      },
    },
    /** GU-ALL-3: a card is named exactly where it is chosen. */
    problems({ guildCardPick, guildCard }: Chosen): Problem[] {
      if ((guildCardPick === 'chosen') === (guildCard !== null)) return []
      const message =
        guildCard === null ? 'name the card that is chosen' : 'only where the card is chosen'
      return [{ path: 'guildCard', message: `${message} (GU-ALL-3)` }]
    },
  },
})

/** What the settings of a guild need. */
export const withGuild = (guild: (typeof GUILDS)[number]): Need => ({
  says: guild,
  holds: ({ fourthGuild }) => fourthGuild === guild,
})
