import { lawTests } from '@guildhall/laws/vitest'
import { redCathedral } from '../../../game.ts'
import { pairedWithContractors } from '../../../testing/paired.ts'

const options = { fourthGuild: 'guild-jewelers', roundLimit: 12 }

lawTests(
  redCathedral,
  pairedWithContractors('even', (players, contractors) => ({
    players,
    options: contractors ? { ...options, contractors, diamondsAsChoice: true } : options,
  })),
  { games: 1, soaked: 0, sampleEvery: 40 },
)
