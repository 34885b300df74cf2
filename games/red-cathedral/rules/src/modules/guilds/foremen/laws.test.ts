import { lawTests } from '@guildhall/laws/vitest'
import { redCathedral } from '../../../game.ts'
import { pairedWithContractors } from '../../../testing/paired.ts'

const fourthGuild = 'guild-foremen'

lawTests(
  redCathedral,
  pairedWithContractors('even', (players, contractors) => ({
    players,
    options: { roundLimit: 8, fourthGuild, contractors },
  })),
  { games: 1, soaked: 0, sampleEvery: 30 },
)
