import { lawTests } from '@guildhall/laws/vitest'
import { redCathedral } from '../../game.ts'

/** Short games: every question of a card comes up in the first rounds. */
const short = { roundLimit: 8 }

/** The guilds that are their cards alone. */
lawTests(
  redCathedral,
  [2, 3, 4].flatMap((players) => [
    { players, options: { ...short, fourthGuild: 'guild-managers' } },
    { players, options: { ...short, contractors: true, fourthGuild: 'guild-managers' } },
    { players, options: { ...short, contractors: true, fourthGuild: 'guild-lawyers' } },
    { players, options: { ...short, contractors: true, fourthGuild: 'guild-contractors' } },
  ]),
  { games: 1, soaked: 10, sampleEvery: 30 },
)
