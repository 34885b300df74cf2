import type { Extra } from '../table/extra.ts'
import { Foreman } from './foreman.tsx'
import { GuildMarket } from './market.tsx'
import { GuildChoice, GuildPlan } from './plan.tsx'
import { known, playing } from './props.tsx'
import { GuildRival } from './rival.tsx'
import { GUILD_DRAWS } from './targets.ts'
import { GuildWorkshop } from './workshop.tsx'
import './guilds.css'

/** What the ten guilds lay on the table. */
export const guilds: Extra = {
  id: 'guilds',
  draws: GUILD_DRAWS,
  tells: [],
  targets: known,
  Market: playing(GuildMarket),
  Feet: playing(Foreman),
  Mine: playing(GuildWorkshop),
  Theirs: playing(GuildRival),
  Lead: playing(GuildPlan),
  Choice: GuildChoice,
}
