import { greedy, random } from '@guildhall/bots'
import { playthroughTests } from '@guildhall/laws/vitest'
import { redCathedral } from './game.ts'
import { recordedForm } from './testing/recorded-form.ts'

const { automatic } = redCathedral

playthroughTests(
  redCathedral,
  [
    { file: '2-basic-greedy', players: 2, options: automatic, bot: greedy() },
    {
      file: '3-advanced-greedy',
      players: 3,
      options: { ...automatic, boardSide: 'advanced' },
      bot: greedy(),
    },
    { file: '1-architect-greedy', players: 1, options: automatic, bot: greedy() },
    {
      file: '1-master-contractors-greedy',
      players: 1,
      options: { ...automatic, contractors: true, ivanLevel: 'master', ivanStart: 'chosen' },
      bot: greedy(),
    },
    {
      file: '4-publisher-random',
      players: 4,
      options: { preset: 'publisher', roundLimit: 12 },
      bot: random,
    },
    {
      file: '3-contractors-greedy',
      players: 3,
      options: { ...automatic, contractors: true, plans: 'all' },
      bot: greedy(),
    },
  ],
  recordedForm,
)
