import type { Position } from '@guildhall/craftsmen-builders/positions'
import { drawn, type Example, pictured, setUp } from './example.tsx'
import { building, buildPlace, endTurn, place, realise, recruit, site } from './figure-commands.ts'
import {
  atWork,
  contract,
  contracts,
  market,
  pairs,
  purses,
  recruiting,
  row,
  street,
} from './stills.tsx'

const RED = 0
const BLUE = 1

/** CB-5-EX2: Red uses a line of Blue's Mason and pays Blue. */
export const WORKER: Example = {
  position: {
    active: ['carter', 'mason', 'tiler'],
    red: { coins: 4, wood: 1 },
    blue: { coins: 2 },
  },
  commands: [place('mason-a1')],
}

/** CB-4-EX4: what three sites produce when a round begins. */
export const INCOME: Example = {
  position: {
    lap: 4,
    turn: 'blue',
    acted: true,
    red: {
      board: 'fish',
      coins: 1,
      sites: [['bakehouse'], [], ['quarry', 'fondue-inn']],
    },
    recruited: [
      ['foreman', 'red'],
      ['banker', 'blue'],
    ],
    workers: [
      ['permanent-coins', 'red'],
      ['permanent-coins', 'red'],
      ['permanent-coins', 'red'],
      ['permanent-coins', 'blue'],
      ['permanent-coins', 'blue'],
      ['permanent-coins', 'blue'],
    ],
  },
  commands: [endTurn],
}

/** CB-6-EX2: the Bakehouse for 3 coins, 3 wood and 1 stone. */
export const BUILD: Example = {
  position: {
    market: { 1: ['wood-shed', 'quarry', 'bakehouse', 'stable'] },
    red: { board: 'cheese', coins: 3, wood: 3, stone: 1 },
    blue: { coins: 1 },
  },
  commands: [buildPlace, building(1, 'bakehouse'), site(2)],
}

/** CB-6-EX7: the Creamery on top of the Fishmonger. */
export const COVER: Example = {
  position: {
    market: { 2: ['creamery'] },
    red: { board: 'cheese', coins: 10, wood: 3, stone: 2, sites: [['fishmonger'], [], []] },
  },
  commands: [buildPlace, building(2, 'creamery'), site(1)],
}

/** CB-7-EX8: Red realises a contract that Blue has realised before. */
export const CONTRACT: Example = {
  position: {
    acted: true,
    contracts: ['fish-cheese-bread'],
    realised: { 'fish-cheese-bread': ['blue'] },
    red: {
      board: 'fish',
      coins: 2,
      sites: [['bakehouse'], [], ['quarry', 'fondue-inn']],
    },
    blue: { coins: 3 },
  },
  commands: [realise('fish')],
}

/** Blue recruits first, so Blue will begin the next round. */
export const RECRUIT: Example = {
  position: { offer: ['foreman', 'banker', 'glassblower'], turn: 'blue' },
  commands: [recruit('banker')],
}

/** CB-9-EX1 with two players: what becomes of the columns when a round ends. */
export const ROUND_END: Example = {
  position: {
    ...INCOME.position,
    active: ['carter', 'mason', 'tiler'],
    offer: ['glassblower'],
    recruited: [
      ['foreman', 'blue'],
      ['banker', 'red'],
    ],
  },
  commands: [endTurn],
}

/** CB-11-EX4: what Red has at the end. */
export const SCORING: Example = {
  position: {
    round: 5,
    triggeredBy: 'red',
    turn: 'blue',
    acted: true,
    contracts: ['meat-fish-cheese', 'fish-cheese-bread', 'cheese-bread-cake'],
    realised: {
      'meat-fish-cheese': ['red'],
      'fish-cheese-bread': ['red'],
      'cheese-bread-cake': ['red'],
    },
    red: {
      coins: 12,
      wood: 1,
      stone: 2,
      sites: [
        ['sawmill', 'charcuterie', 'hunting-castle'],
        ['bakehouse', 'watch-castle'],
        ['creamery', 'rose-castle'],
      ],
    },
  },
  commands: [endTurn],
}

/** A table of two in the middle of a game. */
const STACK: Position = {
  red: {
    board: 'fish',
    coins: 4,
    wood: 2,
    sites: [['bakehouse'], [], ['toll-house', 'covered-market', 'rose-castle']],
  },
}

export const FIGURES = {
  'cb-setup-2': setUp(2, pairs),
  'cb-setup-3': setUp(3, pairs),
  'cb-setup-4': setUp(4, pairs),
  'cb-market': setUp(2, market),
  'cb-street': pictured(STACK, street()),
  'cb-worker': drawn(WORKER, atWork('mason'), purses(RED, BLUE)),
  'cb-income': drawn(INCOME, street()),
  'cb-build': drawn(BUILD, row(1), street(), purses(BLUE)),
  'cb-cover': drawn(COVER, street()),
  'cb-contract': drawn(CONTRACT, contract('fish'), street(), purses(BLUE)),
  'cb-contracts': setUp(2, contracts),
  'cb-recruit': drawn(RECRUIT, recruiting),
  'cb-round-end': drawn(ROUND_END, recruiting, atWork()),
  'cb-scoring': pictured(SCORING.position, street()),
} as const
