import { type Chance, item, type Parsed, type TableRequest } from '@guildhall/kernel'
import { isFields, wrong } from '@guildhall/kernel/toolbox'
import { loadComponents } from '../../components/load.ts'
import type { Components } from '../../components/schema.ts'
import { GUILDS } from '../../constants.ts'
import { settingsOfOthers } from '../read-settings.ts'
import { guildCards } from './cards.ts'

/** What stands for a guild that is still to be drawn. */
const RANDOM = 'random'

/**
 * Draws the fourth guild where the options leave it to chance — GU-ALL-2. What is printed at a table
 * depends on it, so it is drawn before the box is opened.
 */
export function drawGuild(request: TableRequest, chance: Chance): Parsed<TableRequest> {
  const { options } = request
  if (!isFields(options) || options['fourthGuild'] !== RANDOM) return { ok: true, value: request }
  if (options['guildCardPick'] === 'chosen') {
    return wrong('guildCardPick', 'a card can be chosen only where its guild is (GU-ALL-3)')
  }
  const loaded = loadComponents(request.components)
  if (!loaded.ok) return loaded
  const usable = usableGuilds(loaded.value, options['contractors'] === true)
  if (usable.length === 0) return wrong('fourthGuild', 'no guild has a card to be used')
  const fourthGuild = item(usable, chance.int(usable.length))
  // What is set for a guild that was not drawn has no meaning at this table.
  const others = settingsOfOthers(fourthGuild)
  const kept = Object.entries(options).filter(([name]) => !others.includes(name))
  return {
    ok: true,
    value: { ...request, options: { ...Object.fromEntries(kept), fourthGuild } },
  }
}

/** GU-ALL-5. */
const usableGuilds = (components: Components, contractors: boolean) =>
  GUILDS.filter(
    (fourthGuild) => guildCards(components, { fourthGuild, contractors, guildCard: null }).ok,
  )
