import type { Command } from '@guildhall/red-cathedral'
import type { Lesson } from '@guildhall/ui'
import { MODULE_LESSONS } from '../modules/module-lessons.ts'
import { anyDistance, deliver, endTurn, moveDie, obtain, stop } from './asked.ts'

const market: Lesson<Command> = {
  id: 'market',
  mayTry: anyDistance,
  seed: 'market-75',
  before: '',
  turns: [
    {
      steps: [
        {
          key: 'learn.market.die',
          commands: [moveDie('white', 0), obtain, { type: 'take', goods: { brick: 4 } }],
        },
      ],
      end: { key: 'learn.market.roll', commands: [stop] },
      rival: '13 1 0 0',
    },
    {
      steps: [
        {
          key: 'learn.market.further',
          // The plan ticks what costs nothing.
          commands: [moveDie('red', 1), obtain, { type: 'useAction', action: 'inf-teamsters-1b' }],
        },
      ],
      end: { key: 'learn.market.again', commands: [stop] },
      rival: '11 1 0 0 0',
    },
  ],
}

const build: Lesson<Command> = {
  id: 'build',
  seed: 'build-38',
  before: '11 1 0 0 1 13 1 0 0 5 1 0 0 11 2 0 0 0 5 0 0 0 1 0 0 1 1 1 0 5 0 0 0',
  turns: [
    {
      steps: [
        {
          key: 'learn.build.claim',
          commands: [
            { type: 'claim', banner: 'inventory' },
            { type: 'chooseSection', section: 6 },
          ],
        },
        {
          key: 'learn.build.tile',
          commands: [
            { type: 'chooseWorkshop', space: 2 },
            { type: 'layTile', face: 'up' },
          ],
        },
      ],
      end: { key: 'learn.build.claimed', commands: [] },
      rival: '5 0 0 0',
    },
    {
      steps: [
        {
          key: 'learn.build.deliver',
          commands: [deliver(6, 'wood'), deliver(6, 'brick'), deliver(6, 'brick')],
        },
      ],
      end: { key: 'learn.build.finished', commands: [endTurn] },
      rival: '5 0 0',
    },
    {
      steps: [
        {
          key: 'learn.build.decorate',
          commands: [{ type: 'decorate', section: 6, jewels: 'none' }],
        },
      ],
      end: { key: 'learn.build.decorated', commands: [stop, endTurn] },
      rival: '',
    },
  ],
}

const scoring: Lesson<Command> = {
  id: 'scoring',
  seed: 'scoring-31',
  before:
    '11 0 0 0 0 13 0 0 0 5 3 0 0 7 3 0 0 5 3 0 0 7 0 0 0 0 5 0 0 0 5 0 0 0 0 0 0 0 0 0 5 0 0 0 6 0 0 5 ' +
    '0 0 2 0 0 0 2 0 0 0 6 0 0 5 0 0 0 0 0 0 0 0 1 0 0 1 0 0 0 8 1 0 1 0 0 3 0 3 0 0 0 0 0 1 1 0 0 0 0 ' +
    '4 0 0 3 0 0 0 0 2 2 6 2 0 0 3 0 0 0 1 1 2 0 0 0 0 8 0 0 14 2 0 9 0 0 0 5 0 0 8 0 0 0 0 0 0 0 3 0 0 ' +
    '0 0 0 6 0 0 0 5 0 8 0 0 1 0 0 0 0 0 0 2 0 0 0 9 0 0 0 0 0 0 1 0 0 0 0 0 1 5 0 0 0 0 0 15 1 0',
  turns: [
    {
      steps: [{ key: 'learn.scoring.dome', commands: [deliver(3, 'purple')] }],
      end: { key: 'learn.scoring.penalty', commands: [stop, endTurn] },
      rival: '4 0 0 0 1 0 0',
    },
    {
      steps: [{ key: 'learn.scoring.sixth', commands: [deliver(8, 'gold')] }],
      end: { key: 'learn.scoring.last', commands: [stop, endTurn] },
      rival: '18 2 1 1 0',
    },
  ],
}

export const lessons: readonly Lesson[] = [market, build, scoring, ...MODULE_LESSONS]
