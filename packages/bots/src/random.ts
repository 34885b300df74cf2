import { item } from '@guildhall/kernel'
import type { Bot } from './bot.ts'

/** Takes any legal command, each equally likely. */
export const random: Bot = {
  name: 'random',
  choose: (_game, { legal }, chance) => item(legal, chance.int(legal.length)),
}
