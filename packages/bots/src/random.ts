import { item } from '@guildhall/kernel'
import type { Bot } from './bot.ts'

/** Takes any legal command, each equally likely. */
export const random: Bot = {
  name: 'random',
  choose: (_game, _see, legal, _seat, chance) => item(legal, chance.int(legal.length)),
}
