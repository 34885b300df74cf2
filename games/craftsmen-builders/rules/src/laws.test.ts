import { lawTests } from '@guildhall/laws/vitest'
import { createTranslator } from '@guildhall/texts'
import { craftsmenBuilders } from './game.ts'
import { catalogue as english } from './locales/en.ts'

/** Random play builds its castles late; the games of two are played to the end, others are cut. */
const limit = (players: number) =>
  players === 2 ? craftsmenBuilders.automatic : { roundLimit: 12 }

lawTests(
  craftsmenBuilders,
  [2, 3, 4].flatMap((players) => [
    { players, options: limit(players) },
    {
      players,
      options: {
        ...limit(players),
        firstPlayer: 'chosen',
        first: players - 1,
        contractCraftsman: 'unused',
        confirmTurnEnd: false,
        bareSiteIncome: 'kept',
        castleIncome: 'choice',
        refillTiming: 'atOnce',
        firstActionRecruitBan: 'off',
        endTiming: 'finishRound',
        resourceScoring: 'perKind',
      },
    },
    {
      players,
      options: {
        ...limit(players),
        castleIncome: 'choice',
        coinSubstitution: 'none',
        firstActionRecruitBan: 'firstRoundOnly',
      },
    },
  ]),
  { games: 1, soaked: 40, sampleEvery: 30, say: createTranslator(english, 'en') },
)
