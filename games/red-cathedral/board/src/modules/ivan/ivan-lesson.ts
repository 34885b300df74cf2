import type { Command } from '@guildhall/red-cathedral'
import type { Lesson } from '@guildhall/ui'
import { moveDie, obtain, stop } from '../../guide/asked.ts'

/** Alone against Ivan. */
export const ivanLesson: Lesson<Command> = {
  id: 'ivan',
  table: { players: 1, options: {} },
  seed: 'ivan-27',
  before: '',
  turns: [
    {
      steps: [{ key: 'learn.ivan.die', commands: [moveDie('yellow', 0), obtain] }],
      end: { key: 'learn.ivan.roll', commands: [stop] },
      rival: '',
    },
    {
      steps: [
        {
          key: 'learn.ivan.claim',
          commands: [
            { type: 'claim', banner: 'inventory' },
            { type: 'chooseSection', section: 0 },
          ],
        },
        {
          key: 'learn.ivan.tile',
          commands: [
            { type: 'chooseWorkshop', space: 0 },
            { type: 'layTile', face: 'up' },
            { type: 'take', goods: { green: 1 } },
          ],
        },
      ],
      end: { key: 'learn.ivan.above', commands: [] },
      rival: '',
    },
  ],
}
