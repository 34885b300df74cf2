import { lawTests } from '@guildhall/laws/vitest'
import { redCathedral } from '../../../game.ts'
import { pairedWithContractors } from '../../../testing/paired.ts'

const options = { fourthGuild: 'guild-brickmakers', roundLimit: 12 }

lawTests(
  redCathedral,
  pairedWithContractors('odd', (players, contractors) => ({
    players,
    options: contractors ? { ...options, contractors, boardSide: 'advanced' } : options,
  })),
  { games: 1, soaked: 0, sampleEvery: 40 },
)
