import { lawTests } from '@guildhall/laws/vitest'
import { redCathedral } from '../../../game.ts'

const options = { fourthGuild: 'guild-jewelers', roundLimit: 25 }

lawTests(
  redCathedral,
  [2, 3, 4].flatMap((players) => [
    { players, options },
    { players, options: { ...options, contractors: true, diamondsAsChoice: true } },
  ]),
  { games: 1, soaked: 20, sampleEvery: 40 },
)
