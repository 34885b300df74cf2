import { type Bot, botNamed, isBotName, type Tools } from '@guildhall/bots'
import { seededChance } from '@guildhall/kernel'
import { insightOf } from '@guildhall/shelf/insight'
import type { Bots } from '@guildhall/tables'

const TOOLS: Tools = { clock: () => performance.now(), insight: insightOf }

const made = new Map<string, Bot>()

/** The bot of that name; it is kept, since it may remember what it thought about the same turn. */
function botOf(name: string): Bot {
  const known = made.get(name)
  if (known !== undefined) return known
  const bot = botNamed(name, TOOLS)
  if (!bot.ok) throw new Error(`there is no bot ${name}`)
  made.set(name, bot.value)
  return bot.value
}

/** The opponents at this device. They think in its worker, where no page waits for them. */
export const bots: Bots = {
  knows: isBotName,
  async choose({ bot, game, view, legal, seat, seed }) {
    if (legal.length === 1) return 0
    const chance = seededChance(seed)
    try {
      return legal.indexOf(botOf(bot).choose(game, () => view, legal, seat, chance))
    } catch (error) {
      console.error(error)
      return chance.int(legal.length)
    }
  },
}
