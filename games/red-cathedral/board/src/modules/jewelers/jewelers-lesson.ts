import type { Command } from '@guildhall/red-cathedral'
import type { Lesson } from '@guildhall/ui'
import { anyDistance, endTurn, moveDie, obtain, stop } from '../../guide/asked.ts'

/** What a fourth guild changes: the Jewelers and their diamonds. */
export const jewelersLesson: Lesson<Command> = {
  id: 'guilds',
  table: { players: 2, options: { fourthGuild: 'guild-jewelers' } },
  mayTry: anyDistance,
  seed: 'guilds-0',
  before:
    '11 2 0 0 0 13 2 0 0 0 1 0 0 1 1 0 0 7 0 0 0 5 0 0 0 0 0 0 2 0 0 0 5 0 0 0 7 0 0 0 0 9 0 0 5 1 0 ' +
    '0 5 1 0 0 2 2 1 0 2 0 0 3 0 0 0 0 0 6 0 5 0 6 1 0 12 0 0 5 1 0 0',
  turns: [
    {
      steps: [
        {
          key: 'learn.guilds.die',
          commands: [moveDie('white', 0), obtain, { type: 'take', goods: { gold: 1 } }],
        },
        {
          key: 'learn.guilds.diamond',
          commands: [
            { type: 'useAction', action: 'guild-jewelers-2a' },
            { type: 'take', goods: { diamond: 1 } },
          ],
        },
      ],
      end: { key: 'learn.guilds.taken', commands: [stop, endTurn] },
      rival: '1 0 1 0 0 0',
    },
    {
      steps: [
        {
          key: 'learn.guilds.deliver',
          commands: [{ type: 'deliverDiamond', section: 8, material: 'purple' }],
        },
      ],
      end: { key: 'learn.guilds.finished', commands: [stop, endTurn] },
      rival: '',
    },
  ],
}
