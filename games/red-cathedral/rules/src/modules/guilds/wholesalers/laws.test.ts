import { lawTests } from '@guildhall/laws/vitest'
import { redCathedral } from '../../../game.ts'
import { pairedWithContractors } from '../../../testing/paired.ts'

const wholesalers = { roundLimit: 8, fourthGuild: 'guild-wholesalers' }

lawTests(
  redCathedral,
  [
    ...pairedWithContractors('odd', (players, contractors) => ({
      players,
      options: { ...wholesalers, contractors },
    })),
    { players: 3, options: { ...wholesalers, contractors: true, wholesalersScope: 'any' } },
  ],
  { games: 1, soaked: 0, sampleEvery: 30 },
)
