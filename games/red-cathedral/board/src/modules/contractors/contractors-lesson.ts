import type { Command } from '@guildhall/red-cathedral'
import type { Lesson } from '@guildhall/ui'
import { deliver, endTurn } from '../../guide/asked.ts'

/** A contractor is sent, a specialist hired, a city closed. */
export const contractorsLesson: Lesson<Command> = {
  id: 'contractors',
  table: { players: 2, options: { contractors: true } },
  seed: 'contractors-13',
  before:
    '15 0 0 0 18 0 0 0 6 0 0 0 15 2 0 0 0 6 2 0 0 9 1 0 0 6 1 0 0 4 0 0 0 0 1 0 0 0 1 0 5 0 1 0 1 0 8 ' +
    '1 0 6 1 0 0 1 0 0 0 0 0 7 0 0 0 0 0 0 0 0 0 7 0 0 19 3 3 7 2 1 0 21 2 0 13 0 0 0 23 0 0 5 0 2 0 ' +
    '0 0 3 0 0 10 0 0 1 1 21 0 0 0 10 0 0 10 0 0 0 1 7 1 10 0 0 0 0 9 8 1 17 0 0 0 9 0 0 0 1 13 0 0 0 ' +
    '8 2 0 0 0 0 15 0 2 1 1 1 19 1 1 14 0 0 0 1 2 8 1 20 0 0 8 0 19 0 2 1 2 1 9 0 0 0 2 0 1 19 0 2 1 ' +
    '2 1 23 1 0 0 23 0 1 1 0 1 4 0 2 4 2 1 1 0 0',
  turns: [
    {
      steps: [
        { key: 'learn.contractors.send', commands: [{ type: 'hire', city: 'city-tver' }] },
        {
          key: 'learn.contractors.hire',
          commands: [
            { type: 'chooseSpecialist', space: 's4' },
            { type: 'keepSpecialist', keep: true },
          ],
        },
      ],
      end: { key: 'learn.contractors.sent', commands: [] },
      rival: '25 0 1 0',
    },
    {
      steps: [
        {
          key: 'learn.contractors.finish',
          commands: [deliver(2, 'stone'), deliver(2, 'gold')],
        },
      ],
      end: { key: 'learn.contractors.closed', commands: [endTurn] },
      rival: '',
    },
  ],
}
