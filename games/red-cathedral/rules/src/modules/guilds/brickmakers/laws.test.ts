import { lawTests } from '@guildhall/laws/vitest'
import { redCathedral } from '../../../game.ts'

const options = { fourthGuild: 'guild-brickmakers', roundLimit: 12 }

lawTests(
  redCathedral,
  [2, 3, 4].flatMap((players) => [
    { players, options },
    { players, options: { ...options, contractors: true, boardSide: 'advanced' } },
  ]),
  { games: 1, soaked: 10, sampleEvery: 40 },
)
