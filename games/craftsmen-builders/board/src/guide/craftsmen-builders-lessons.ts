import type { Command } from '@guildhall/craftsmen-builders'
import type { Lesson } from '@guildhall/ui'

const endTurn: Command = { type: 'endTurn' }
const place = (slot: string): Command => ({ type: 'place', slot: `craftsman-${slot}` })
const build = (building: string): readonly Command[] => [
  place('permanent-build'),
  { type: 'chooseBuilding', building: `building-${building}` },
]
/** The price in coins; the rest in kind. */
const inCoins: Command = { type: 'replaceCoins', wood: 0, stone: 0 }

const workers: Lesson<Command> = {
  id: 'workers',
  seed: 'workers-8',
  before: '',
  turns: [
    {
      steps: [{ key: 'learn.workers.pair', commands: [{ type: 'draftPair', pair: 1 }] }],
      end: { key: 'learn.workers.take', commands: [] },
      rival: '0 1 0 0 0 0',
    },
    {
      steps: [{ key: 'learn.workers.send', commands: [place('carter-b1')] }],
      end: { key: 'learn.workers.paid', commands: [endTurn] },
      rival: '1 0 2 0',
    },
    {
      steps: [
        {
          key: 'learn.workers.recruit',
          commands: [{ type: 'recruit', craftsman: 'craftsman-merchant' }],
        },
      ],
      end: { key: 'learn.workers.order', commands: [endTurn] },
      rival: '5 0',
    },
  ],
}

const street: Lesson<Command> = {
  id: 'street',
  seed: 'street-4',
  before:
    '0 0 1 1 1 0 1 2 0 0 6 0 6 0 3 0 4 0 1 0 2 0 0 1 2 0 5 0 7 0 7 0 1 2 0 0 0 0 1 1 2 0 0 0 0 5 0 5 ' +
    '0 5 0 2 0 0 0 4 1 0 2 0 0 1 0 0 0 2 0 0',
  turns: [
    {
      steps: [
        { key: 'learn.street.choose', commands: build('2-great-kitchen') },
        { key: 'learn.street.cover', commands: [{ type: 'chooseSite', site: 1 }, inCoins] },
      ],
      end: { key: 'learn.street.built', commands: [endTurn] },
      rival: '5 0',
    },
    {
      steps: [
        { key: 'learn.street.more', commands: build('1-pastry-shop') },
        { key: 'learn.street.bare', commands: [{ type: 'chooseSite', site: 2 }, inCoins] },
      ],
      end: { key: 'learn.street.end', commands: [endTurn] },
      rival: '4 0 0',
    },
  ],
}

const contracts: Lesson<Command> = {
  id: 'contracts',
  seed: 'contracts-103',
  before:
    '1 0 1 0 0 0 0 1 0 0 0 0 1 2 0 1 1 0 6 0 5 0 0 0 0 0 0 0 7 0 7 0 0 0 0 0 0 0 2 0 5 0 1 0 1 0 0 9 ' +
    '0 6 0 6 0 4 0 1 4 0 0 0 1 1 0 0 0 0 0 4 1 0 1 4 2 0 6 0 4 0 1 3 1 0 0 0 0 2 0 1 0 1 2 2 0 0 9 0 ' +
    '7 0 2 0 0 1 0 2 1 0 1 4 1 0 0 1 0 5 0 4 0 1 4 2 0 1 0 1 4 2 1 0 0 7 0 0 8 0 0 2 0 4 0 1 4 0 0 0 ' +
    '0 0 0 0 0 4 1 0 1 8 1 0 0 1 8 0 0 5 0 1 0 4 0 0 0 0 0 4 0 7 0 6 0 2 2 0 1 6 0 0 0 0 3 0 1 0 1 1 ' +
    '0 0 6 1 0 6 1 6 0 5 1 0 0 2 0 1 0 0 1 10 0 0 0 6 1 9 0',
  turns: [
    {
      steps: [
        { key: 'learn.contracts.act', commands: [place('permanent-coins')] },
        { key: 'learn.contracts.realise', commands: [{ type: 'realise', contract: 'cheese' }] },
      ],
      end: { key: 'learn.contracts.realised', commands: [endTurn] },
      rival: '2 0',
    },
    {
      steps: [{ key: 'learn.contracts.castle', commands: [...build('3-garden-castle'), inCoins] }],
      end: { key: 'learn.contracts.last', commands: [endTurn] },
      rival: '4 0',
    },
  ],
}

export const lessons: readonly Lesson[] = [workers, street, contracts]
