import { greedy, random } from '@guildhall/bots'
import { recordPlaythrough } from '@guildhall/laws'
import { createSayer } from '@guildhall/texts'
import { expect, test } from 'vitest'
import { redCathedral } from './game.ts'
import { english } from './messages/en.ts'

const { automatic } = redCathedral
const say = createSayer(english, 'en')

/**
 * Whole games in words. A difference means that the rules, the words or the bots have changed: read
 * it, and write the files anew with `npx vitest run playthroughs -u` if it is meant.
 */
test.each([
  { file: '2-basic-greedy', players: 2, options: automatic, bot: greedy() },
  {
    file: '3-advanced-greedy',
    players: 3,
    options: { ...automatic, boardSide: 'advanced' },
    bot: greedy(),
  },
  { file: '1-architect-greedy', players: 1, options: automatic, bot: greedy() },
  {
    file: '1-master-contractors-greedy',
    players: 1,
    options: { ...automatic, contractors: true, ivanLevel: 'master', ivanStart: 'chosen' },
    bot: greedy(),
  },
  {
    file: '4-publisher-random',
    players: 4,
    options: { preset: 'publisher', roundLimit: 12 },
    bot: random,
  },
  {
    file: '3-contractors-greedy',
    players: 3,
    options: { ...automatic, contractors: true, plans: 'all' },
    bot: greedy(),
  },
])('the game recorded as $file is played as it was', async ({ file, players, options, bot }) => {
  const opened = redCathedral.open({ players, options })
  if (!opened.ok) throw new Error(JSON.stringify(opened.problems))
  const bots = Array.from({ length: players }, () => bot)
  const told = recordPlaythrough(opened.value, file, say, { bots })
  await expect(told).toMatchFileSnapshot(`../playthroughs/${file}.txt`)
})
