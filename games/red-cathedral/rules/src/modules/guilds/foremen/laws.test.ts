import { lawTests } from '@guildhall/laws/vitest'
import { redCathedral } from '../../../game.ts'

const fourthGuild = 'guild-foremen'

lawTests(
  redCathedral,
  [2, 3, 4].flatMap((players) =>
    [false, true].map((contractors) => ({
      players,
      options: { roundLimit: 8, fourthGuild, contractors },
    })),
  ),
  { games: 1, soaked: 10, sampleEvery: 30 },
)
