import type { Position } from '@guildhall/red-cathedral/positions'
import { drawn, type Example, pictured, setUp } from './example.tsx'
import {
  claimOf,
  decorate,
  deliver,
  endTurn,
  moveDie,
  obtain,
  sell,
  stop,
  take,
  use,
} from './figure-commands.ts'
import { board, cathedral, market, towers, track } from './stills.tsx'

/** A market in which each example finds its dice: Red's on space 2 shows 3. */
const MARKET: Pick<Position, 'resourceTiles' | 'influenceCards' | 'dice'> = {
  resourceTiles: {
    0: 'rt-wood',
    1: 'rt-ruble',
    2: 'rt-stone',
    3: 'rt-recognition',
    4: 'rt-gold',
    5: 'rt-brick',
    6: 'rt-green',
    7: 'rt-purple',
  },
  influenceCards: {
    0: 'inf-craftsmen-1',
    1: 'inf-teamsters-1',
    2: 'inf-merchants-1',
    3: 'inf-clergy-1',
  },
  dice: {
    red: [2, 3],
    blue: [3, 2],
    green: [5, 1],
    yellow: [7, 6],
    white: [0, 4],
  },
}

/** Red claims the middle above Blue's base and pays for the tile. */
export const CLAIM: Example = {
  position: {
    plan: 'plan-3a',
    sections: { 0: { owner: 'blue', lacks: { brick: 1 } } },
    tiles: { 1: 'ws-brick-1' },
    red: { goods: { wood: 2, stone: 1 } },
  },
  commands: [
    ...claimOf({ banner: 'inventory', section: 1, workshop: 'green', face: 'up' }),
    take({ brick: 1 }),
  ],
}

/** Red delivers the last two materials of a base and gets its reward. */
export const DELIVER: Example = {
  position: {
    plan: 'plan-3a',
    sections: { 0: { owner: 'red', lacks: { wood: 1, brick: 1 } }, 1: { owner: 'blue' } },
    cards: { 0: 'base-01' },
    red: { goods: { wood: 1, brick: 2, gold: 1 }, rubles: 2, position: 3 },
  },
  commands: [deliver(0, 'wood'), deliver(0, 'brick')],
}

/** RC-7-EX6: Yellow finishes the dome above two unfinished sections of Blue. */
export const PENALTY: Example = {
  position: {
    players: 4,
    plan: 'plan-4a',
    cards: { 3: 'dome-03' },
    sections: {
      0: { owner: 'blue', lacks: { brick: 1 } },
      1: { owner: 'red', finished: true },
      2: { owner: 'blue' },
      3: { owner: 'yellow', lacks: { gold: 1 } },
    },
    active: 'yellow',
    red: { position: 8 },
    blue: { position: 10 },
    green: { position: 5 },
    yellow: { goods: { gold: 1 }, position: 6 },
  },
  commands: [deliver(3, 'gold')],
}

/** RC-7-EX1: an arch with a green jewel. */
export const DECORATE: Example = {
  position: {
    plan: 'plan-3a',
    sections: {
      0: { owner: 'blue', finished: true },
      1: { owner: 'red', finished: true },
    },
    red: { goods: { stone: 1, green: 1, wood: 1 }, position: 6, rubles: 1 },
  },
  commands: [decorate(1, 'green')],
}

/** Red moves the red die three spaces to the brick, where a die lies: 4 brick. */
export const ACQUIRE: Example = {
  position: { ...MARKET, red: { goods: { wood: 1 } } },
  commands: [moveDie('red'), obtain, take({ brick: 4 })],
}

/** The same die one space further for 1 ruble. */
export const FURTHER: Example = {
  position: { ...MARKET, red: { goods: { wood: 1 }, rubles: 3 } },
  commands: [moveDie('red', 1), obtain, take({ green: 1 })],
}

/** Red has 4 brick and turns them into two green jewels. */
export const INFLUENCE: Example = {
  position: { ...MARKET, red: { goods: { wood: 1 } } },
  commands: [
    moveDie('red'),
    obtain,
    take({ brick: 4 }),
    use('inf-merchants-1a'),
    take({ green: 1 }),
    { type: 'again' },
    take({ green: 1 }),
  ],
}

/** Red moves the yellow die and uses the workshop tile on the yellow space. */
export const WORKSHOP: Example = {
  position: {
    ...MARKET,
    dice: { red: [2, 3], blue: [3, 2], green: [5, 1], yellow: [7, 3], white: [0, 4] },
    sections: { 0: { owner: 'red' } },
    red: { workshop: { yellow: 'ws-ruble-1' }, rubles: 1, goods: { wood: 1 } },
  },
  commands: [moveDie('yellow'), { type: 'useWorkshop', space: 3 }, obtain, take({ stone: 4 })],
}

/** Only one storage space is free: 1 of 4 brick is taken. */
export const FULL: Example = {
  position: { ...MARKET, red: { goods: { wood: 2, stone: 2, gold: 1 } } },
  commands: [moveDie('red'), obtain, take({ brick: 1 })],
}

/** RC-5-EX1: Red stands on 14 and sells two points of prestige. */
export const SELL: Example = {
  position: {
    red: { position: 14, rubles: 1 },
    blue: { position: 6 },
    green: { position: 10 },
  },
  commands: [sell(2)],
}

/** Red gives up a point of prestige to roll the green die again. */
export const REROLL: Example = {
  position: { ...MARKET, red: { position: 10 } },
  commands: [{ type: 'reroll', space: 5 }],
}

/** RC-12-EX8: what a tower is worth, and to whom. */
export const TOWER: Position = {
  plan: 'plan-3a',
  sections: {
    3: { owner: 'red', finished: true, ornament: 'blue' },
    4: { owner: 'blue', finished: true },
    5: { owner: 'blue', lacks: { brick: 1 } },
    6: { owner: 'green', finished: true, ornament: 'green' },
  },
}

/** A tower with a section of each kind: finished, claimed, open. */
const STATES: Position = {
  plan: 'plan-3a',
  sections: {
    3: { owner: 'red', finished: true, ornament: 'blue' },
    4: { owner: 'blue', lacks: { stone: 1 } },
  },
}

/** RC-12-EX15 with pieces on the table: the last turn of a game of two. */
export const FINAL: Example = {
  position: {
    players: 2,
    plan: 'plan-2a',
    endTriggeredBy: 'red',
    active: 'blue',
    sections: {
      0: { owner: 'red', finished: true, ornament: 'red' },
      1: { owner: 'red', finished: true },
      2: { owner: 'blue', finished: true },
      3: { owner: 'red', finished: true },
      4: { owner: 'blue', finished: true },
      5: { owner: 'blue', finished: true },
      6: { owner: 'red', finished: true },
      7: { owner: 'blue', finished: true },
      8: { owner: 'blue', lacks: { gold: 1 } },
      9: { owner: 'red', finished: true },
      10: { owner: 'red', finished: true },
    },
    red: { position: 33, goods: { wood: 3, brick: 2 }, rubles: 3 },
    blue: { position: 27, goods: { stone: 4 }, rubles: 6 },
  },
  commands: [moveDie('blue'), stop, endTurn],
}

/** The base game for two to four players. */
export const BASE_FIGURES = {
  'setup-2': setUp({ players: 2 }, cathedral, market),
  'setup-3': setUp({ players: 3 }, cathedral, market),
  'setup-4': setUp({ players: 4 }, cathedral, market),
  'board-basic': setUp({ players: 2 }, board()),
  'board-advanced': setUp({ players: 2, options: { boardSide: 'advanced' } }, board()),
  'section-states': pictured(STATES, towers(2)),
  track: pictured(
    { red: { position: 2 }, blue: { position: 6 }, green: { position: 13 } },
    track(0, 20),
  ),
  claim: drawn(CLAIM, towers(1), board()),
  deliver: drawn(DELIVER, towers(1), board()),
  penalty: drawn(PENALTY, towers(1), track(0, 20)),
  decorate: drawn(DECORATE, towers(1), board()),
  acquire: drawn(ACQUIRE, market, board()),
  further: drawn(FURTHER, market),
  influence: drawn(INFLUENCE, board()),
  workshop: drawn(WORKSHOP, market, board()),
  'full-inventory': drawn(FULL, board()),
  'sell-prestige': drawn(SELL, track(0, 20), board()),
  reroll: drawn(REROLL, market, track(0, 20)),
  tower: pictured(TOWER, towers(2)),
  'final-scoring': pictured(FINAL.position, cathedral),
} as const
