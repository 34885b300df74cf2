import { lawTests } from '@guildhall/laws/vitest'
import { redCathedral } from '../../../game.ts'

const wholesalers = { roundLimit: 8, fourthGuild: 'guild-wholesalers' }

lawTests(
  redCathedral,
  [2, 3, 4].flatMap((players) => [
    { players, options: wholesalers },
    { players, options: { ...wholesalers, contractors: true } },
    { players, options: { ...wholesalers, contractors: true, wholesalersScope: 'any' } },
  ]),
  { games: 1, soaked: 10, sampleEvery: 30 },
)
