import { greedy, random } from '@guildhall/bots'
import { playthroughTests } from '@guildhall/laws/vitest'
import { craftsmenBuilders } from './game.ts'
import { recordedForm } from './testing/recorded-form.ts'

const { automatic } = craftsmenBuilders

playthroughTests(
  craftsmenBuilders,
  [
    { file: '2-greedy', players: 2, options: automatic, bot: greedy() },
    { file: '3-greedy', players: 3, options: automatic, bot: greedy() },
    {
      file: '4-choice-greedy',
      players: 4,
      options: {
        ...automatic,
        castleIncome: 'choice',
        refillTiming: 'atOnce',
        endTiming: 'finishRound',
      },
      bot: greedy(),
    },
    {
      file: '4-settings-random',
      players: 4,
      options: {
        roundLimit: 3,
        firstPlayer: 'chosen',
        first: 2,
        confirmTurnEnd: false,
        contractCraftsman: 'unused',
        bareSiteIncome: 'kept',
        coinSubstitution: 'none',
        firstActionRecruitBan: 'off',
        resourceScoring: 'perKind',
      },
      bot: random,
    },
  ],
  recordedForm,
)
