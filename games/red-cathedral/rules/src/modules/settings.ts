import { cardWordSettings } from './card-words/settings.ts'
import { contractorsSettings } from './contractors/settings.ts'
import { archivistsSettings } from './guilds/archivists/settings.ts'
import { jewelersSettings } from './guilds/jewelers/settings.ts'
import { guildSettings } from './guilds/settings.ts'
import { wholesalersSettings } from './guilds/wholesalers/settings.ts'
import type { SettingRules } from './setting-rules.ts'
import { solitaireSettings } from './solitaire/settings.ts'

/**
 * The settings that modules bring. They are read before it is known which modules take part, and
 * the rules of all modules are written for them; so they are listed here and not by the modules.
 */
export const SETTINGS = [
  contractorsSettings,
  guildSettings,
  cardWordSettings,
  jewelersSettings,
  wholesalersSettings,
  archivistsSettings,
  solitaireSettings,
] as const satisfies readonly SettingRules[]
