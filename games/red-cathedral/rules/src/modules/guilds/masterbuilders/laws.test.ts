import { lawTests } from '@guildhall/laws/vitest'
import { createTranslator } from '@guildhall/texts'
import { redCathedral } from '../../../game.ts'
import { catalogue as english } from '../../../locales/en.ts'
import { pairedWithContractors } from '../../../testing/paired.ts'

const options = { roundLimit: 14, fourthGuild: 'guild-masterbuilders' }

/** The draws for nothing, so that random play turns the deck over. */
const FREE = {
  guildCards: [1, 2, 3].map((card) => ({
    id: `guild-masterbuilders-${card}`,
    actions: [
      [2, 1],
      [1, 1, 1, 1],
    ].map((take, i) => ({
      id: `guild-masterbuilders-${card}${'ab'[i]}`,
      limit: 'once',
      steps: [{ blueprint: { draw: take.length, take } }],
    })),
  })),
}

lawTests(
  redCathedral,
  [
    ...pairedWithContractors('odd', (players, contractors) => ({
      players,
      options: { ...options, contractors },
    })),
    { players: 4, options, components: FREE },
  ],
  { games: 1, soaked: 20, sampleEvery: 60, say: createTranslator(english, 'en') },
)
