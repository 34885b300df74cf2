import { item } from '@guildhall/kernel'
import type { Bot } from './bot.ts'

/** The resolution of a fraction. */
const WHOLE = 1000

/**
 * A bot that does not see everything it could do, as people who are new to a game: each command is
 * overlooked this often. Of what it sees it takes what the other bot would.
 */
export const overlooking = (name: string, bot: Bot, share: number): Bot => ({
  name,
  choose(game, question, chance) {
    const { legal } = question
    if (legal.length === 1) return item(legal, 0)
    const seen = legal.filter(() => chance.int(WHOLE) >= share * WHOLE)
    // If it overlooks everything, it sees one command.
    const [first] = seen
    if (first === undefined) return item(legal, chance.int(legal.length))
    return seen.length === 1 ? first : bot.choose(game, { ...question, legal: seen }, chance)
  },
})
