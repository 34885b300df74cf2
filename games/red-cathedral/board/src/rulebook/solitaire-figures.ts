import type { Position } from '@guildhall/red-cathedral/positions'
import { drawn, type Example, setUp } from './example.tsx'
import { endTurn } from './figure-commands.ts'
import { cathedralWithModules, ivanPanel } from './module-stills.tsx'
import { market, towers, track } from './stills.tsx'

/** Claim green, Inventory red, Transport blue, Construction white, Recognition yellow. */
const DICE = ['green', 'red', 'blue', 'white', 'yellow'] as const

/** The turn of Red is over: with the end of it Ivan plays. */
const before = (position: Position): Position => ({
  players: 1,
  acted: true,
  ...position,
  ivan: { dice: DICE, ...position.ivan },
})

/** Dice on spaces of their own, of which Ivan takes this one. */
const taking = (die: (typeof DICE)[number]): NonNullable<Position['dice']> =>
  Object.fromEntries(DICE.map((each, space) => [each, [space, each === die ? 5 : 1]]))

const ivanPlays = (position: Position): Example => ({
  position: before(position),
  commands: [endTurn],
})

/** IV-4-EX1: blue and green show most; only Claim is of use. */
export const DIE: Example = ivanPlays({
  dice: { red: [1, 4], blue: [2, 6], green: [4, 6], yellow: [5, 2], white: [7, 1] },
})

/** Ivan claims above Red's base. */
export const IVAN_CLAIM: Example = ivanPlays({
  dice: taking('green'),
  sections: { 0: { owner: 'red' } },
  tiles: { 1: 'ws-chapel-1' },
})

export const IVAN_INVENTORY: Example = ivanPlays({ dice: taking('red') })

export const IVAN_TRANSPORT: Example = ivanPlays({
  dice: taking('blue'),
  ivan: { inventory: { wood: 2, brick: 1, stone: 1 } },
})

/** Ivan finishes a base and decorates one of Red's. */
export const IVAN_CONSTRUCTION: Example = ivanPlays({
  dice: taking('white'),
  sections: { 0: { owner: 'blue' }, 3: { owner: 'red', finished: true } },
  ivan: { construction: { wood: 2, brick: 1, stone: 1 } },
})

export const IVAN_RECOGNITION: Example = ivanPlays({
  dice: taking('yellow'),
  red: { position: 8 },
})

/** The game of one against Ivan. */
export const SOLITAIRE_FIGURES = {
  'iv-setup': setUp({ players: 1 }, cathedralWithModules, ivanPanel),
  'iv-die': drawn(DIE, market),
  'iv-claim': drawn(IVAN_CLAIM, towers(1)),
  'iv-inventory': drawn(IVAN_INVENTORY, ivanPanel),
  'iv-transport': drawn(IVAN_TRANSPORT, ivanPanel),
  'iv-construction': drawn(IVAN_CONSTRUCTION, towers(1, 2), ivanPanel),
  'iv-recognition': drawn(IVAN_RECOGNITION, track(5, 26)),
} as const
