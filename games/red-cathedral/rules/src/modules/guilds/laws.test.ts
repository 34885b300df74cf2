import { lawTests } from '@guildhall/laws/vitest'
import { redCathedral } from '../../game.ts'
import { pairedWithContractors } from '../../testing/paired.ts'

/** Short games: every question of a card comes up in the first rounds. */
const short = { roundLimit: 8 }

/** The guilds that are their cards alone. */
lawTests(
  redCathedral,
  [
    ...pairedWithContractors('even', (players, contractors) => ({
      players,
      options: { ...short, contractors, fourthGuild: 'guild-managers' },
    })),
    ...[2, 3, 4].flatMap((players) => [
      { players, options: { ...short, contractors: true, fourthGuild: 'guild-lawyers' } },
      { players, options: { ...short, contractors: true, fourthGuild: 'guild-contractors' } },
    ]),
  ],
  { games: 1, soaked: 0, sampleEvery: 30 },
)
