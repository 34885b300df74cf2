import type { Position } from '@guildhall/red-cathedral/positions'
import { drawn, type Example, pictured, setUp } from './example.tsx'
import { deliver, moveDie, obtain, take, use } from './figure-commands.ts'
import { boardWithModules, cards, cathedralWithModules, duchy } from './module-stills.tsx'
import { track } from './stills.tsx'

const CONTRACTORS = { contractors: true }

/** Green pays a permit for each contractor in Suzdal, its own included. */
export const HIRE: Example = {
  position: {
    options: CONTRACTORS,
    specialists: { s1: 'sp-01', s2: 'sp-05', s3: 'sp-14', s4: 'sp-22', s5: 'sp-06' },
    red: { permits: 3, rubles: 4, contractors: { 'city-moscow': 1 } },
    blue: { contractors: { 'city-suzdal': 1 } },
  },
  commands: [
    { type: 'hire', city: 'city-suzdal' },
    { type: 'chooseSpecialist', space: 's2' },
    { type: 'keepSpecialist', keep: true },
  ],
}

/** Red moves the black die and uses a specialist. */
export const SPECIALIST: Example = {
  position: {
    options: CONTRACTORS,
    resourceTiles: { 2: 'rt-stone' },
    dice: {
      red: [3, 1],
      blue: [4, 1],
      green: [5, 1],
      yellow: [6, 1],
      white: [7, 1],
      black: [1, 1],
    },
    red: { specialist: 'sp-04', rubles: 1, permits: 1 },
  },
  commands: [moveDie('black'), { type: 'useSpecialist' }],
}

/** CT-8-EX1 in a game of two: the tower under Suzdal is finished. */
export const CITY: Example = {
  position: {
    players: 2,
    plan: 'plan-2a',
    options: CONTRACTORS,
    cities: { 0: 'city-suzdal' },
    cards: { 2: 'dome-03' },
    sections: {
      0: { owner: 'red', finished: true },
      1: { owner: 'blue', finished: true },
      2: { owner: 'red', lacks: { gold: 1 } },
    },
    red: { goods: { gold: 1 }, position: 6, contractors: { 'city-suzdal': 2 } },
    blue: { position: 9, contractors: { 'city-suzdal': 1 } },
  },
  commands: [deliver(2, 'gold')],
}

/** A diamond finishes a base that lacks stone. */
export const DIAMOND: Example = {
  position: {
    options: { fourthGuild: 'guild-jewelers' },
    cards: { 0: 'base-03' },
    sections: { 0: { owner: 'red', lacks: { stone: 1 } } },
    red: { goods: { diamond: 1, wood: 2 } },
  },
  commands: [{ type: 'deliverDiamond', section: 0, material: 'stone' }],
}

/** The foreman under the tower: 1 more for the builder, double penalties. */
export const FOREMAN: Example = {
  position: {
    players: 2,
    plan: 'plan-2a',
    options: { fourthGuild: 'guild-foremen' },
    foreman: 0,
    cards: { 1: 'mid-03' },
    sections: { 0: { owner: 'blue' }, 1: { owner: 'red', lacks: { wood: 1 } } },
    red: { goods: { wood: 1 }, position: 3 },
    blue: { position: 9 },
  },
  commands: [deliver(1, 'wood')],
}

/** Two brick for a reinforcement tile, which is used at once. */
const AT_BRICKMAKERS: Position = {
  options: { fourthGuild: 'guild-brickmakers' },
  influenceCards: { 2: 'guild-brickmakers-2' },
  resourceTiles: { 5: 'rt-brick' },
  dice: { red: [2, 3], blue: [0, 2], green: [1, 1], yellow: [7, 6], white: [3, 4] },
  red: { goods: { wood: 1 }, rubles: 0 },
}
export const REINFORCEMENT: Example = {
  position: AT_BRICKMAKERS,
  commands: [
    moveDie('red'),
    obtain,
    take({ brick: 2 }),
    use('guild-brickmakers-2a'),
    { type: 'pickReinforcement', tile: 'rf-01' },
    { type: 'useReinforcement', tile: 'rf-01' },
  ],
}

const guild = (id: string, more: object = {}) =>
  pictured({ options: { fourthGuild: id, ...more } }, cards(id))

/** The Contractors module and the ten guilds. */
export const CONTRACTORS_FIGURES = {
  'ct-setup-2': setUp({ players: 2, options: CONTRACTORS }, cathedralWithModules, duchy),
  'ct-setup-3': setUp({ players: 3, options: CONTRACTORS }, cathedralWithModules, duchy),
  'ct-setup-4': setUp({ players: 4, options: CONTRACTORS }, cathedralWithModules, duchy),
  'ct-board': setUp({ players: 2, options: CONTRACTORS }, boardWithModules()),
  'ct-hire': drawn(HIRE, duchy, boardWithModules()),
  'ct-specialist': drawn(SPECIALIST, boardWithModules()),
  'ct-city': drawn(CITY, cathedralWithModules, track(3, 18)),
  'gu-jewelers': guild('guild-jewelers', CONTRACTORS),
  'gu-diamond': drawn(DIAMOND, boardWithModules()),
  'gu-artisans': guild('guild-artisans'),
  'gu-foremen': guild('guild-foremen'),
  'gu-foreman': drawn(FOREMAN, cathedralWithModules, track(0, 15)),
  'gu-contractors': guild('guild-contractors', CONTRACTORS),
  'gu-wholesalers': guild('guild-wholesalers'),
  'gu-lawyers': guild('guild-lawyers', CONTRACTORS),
  'gu-managers': guild('guild-managers'),
  'gu-archivists': guild('guild-archivists'),
  'gu-masterbuilders': guild('guild-masterbuilders'),
  'gu-brickmakers': guild('guild-brickmakers'),
  'gu-reinforcement': drawn(REINFORCEMENT, boardWithModules()),
} as const
