import { lawTests } from '@guildhall/laws/vitest'
import { redCathedral } from '../../game.ts'
import { PRINTED_GUILDS } from '../../testing/guild.ts'

/** Enough rounds for Ivan to build, to hire and to end the game. */
const automatic = { roundLimit: 30 }

/** Every level with and without the Contractors, and every setting away from its default. */
lawTests(
  redCathedral,
  [{}, { contractors: true }].flatMap((modules) => [
    { players: 1, options: { ...automatic, ...modules } },
    { players: 1, options: { ...automatic, ...modules, ivanLevel: 'apprentice' } },
    {
      players: 1,
      options: {
        ...automatic,
        ...modules,
        boardSide: 'advanced',
        colours: ['yellow'],
        plans: 'all',
        presenceNeedsBanner: false,
        ivanLevel: 'master',
        ivanHandicap: 3,
        ivanStart: 'chosen',
        ivanDecorates: false,
      },
    },
  ]),
  { games: 1, soaked: 40, sampleEvery: 30 },
)

/** Every guild beside Ivan. */
lawTests(
  redCathedral,
  PRINTED_GUILDS.map((fourthGuild) => ({
    players: 1,
    options: { roundLimit: 12, contractors: true, fourthGuild },
  })),
  { games: 1, soaked: 10, sampleEvery: 40 },
)
