import type { GUILDS } from '../../constants.ts'
import type { Module } from '../../rules-data.ts'

type GuildId = (typeof GUILDS)[number]

/** What all guilds have in common: they take part where they are the fourth — GU-ALL-2. */
export const asFourthGuild = (id: GuildId): Required<Pick<Module, 'id' | 'takesPart'>> => ({
  id,
  takesPart: ({ fourthGuild }) => fourthGuild === id,
})

/** A guild whose cards use only words that are known anyway. */
export const cardsAlone = (id: GuildId) => asFourthGuild(id)
