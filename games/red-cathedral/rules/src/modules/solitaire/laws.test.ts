import { lawTests } from '@guildhall/laws/vitest'
import { redCathedral } from '../../game.ts'

const { automatic } = redCathedral

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
  { games: 1, soaked: 60 },
)

/** Every guild beside Ivan. */
lawTests(
  redCathedral,
  [
    'guild-jewelers',
    'guild-artisans',
    'guild-contractors',
    'guild-lawyers',
    'guild-managers',
    'guild-archivists',
    'guild-masterbuilders',
  ].map((fourthGuild) => ({
    players: 1,
    options: { ...automatic, contractors: true, fourthGuild },
  })),
  { games: 1, soaked: 20, sampleEvery: 40 },
)
