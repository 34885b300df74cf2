import * as v from 'valibot'
import {
  COLOURS,
  DICE,
  MATERIALS,
  MOST_SECTIONS,
  ORNAMENTS,
  SECTION_TYPES,
  SIDES,
  WORKSHOP_SPACES,
} from '../constants.ts'
import { moduleConstants, moduleParts } from '../modules/components.ts'
import { few, id, items, known, provenance, whole } from './items.ts'
import { KINDS } from './kinds.ts'
import { action, costOf, NO_PERMITS, steps, stepsWithoutPermits, withoutPermits } from './steps.ts'

export type { Step } from './base-steps.ts'
export type { Item } from './items.ts'

/** The shape of the component data. Whatever passes it can be compiled into rules data. */

export const GROUPS = ['craftsmen', 'teamsters', 'merchants', 'clergy'] as const

const influenceCard = v.strictObject({
  id,
  name: v.string(),
  group: v.picklist(GROUPS),
  actions: v.pipe(
    v.array(
      v.pipe(
        action,
        v.check((it) => stepsWithoutPermits(it.steps), NO_PERMITS),
      ),
    ),
    v.length(2),
  ),
  ...known,
})

const resourceTile = v.pipe(
  v.strictObject({
    id,
    gain: items,
    module: v.optional(v.string()),
    startOfDice: v.optional(v.string()),
    removedBy: v.optional(v.string()),
    replaces: v.optional(v.string()),
    ...known,
  }),
  v.check((tile) => tile.module !== undefined || withoutPermits(tile.gain), NO_PERMITS),
)

const workshopTile = v.pipe(
  v.strictObject({
    id,
    name: v.string(),
    minPlayers: v.pipe(whole, v.minValue(2), v.maxValue(4)),
    steps,
    die: v.optional(v.picklist(DICE)),
    module: v.optional(v.string()),
    removedBy: v.optional(v.string()),
    soloUse: v.optional(v.boolean()),
    ...known,
  }),
  v.check((tile) => tile.module !== undefined || stepsWithoutPermits(tile.steps), NO_PERMITS),
  // RC-1.18: a benefit, so nothing is paid; and it sets no tile to work, or there were no end of it.
  v.check((tile) => costOf(tile.steps).length === 0, 'a workshop tile asks for no payment'),
  v.check(
    (tile) => tile.steps.every((step) => !('activate' in step)),
    'a workshop tile sets no tile to work',
  ),
)

const cost = v.pipe(
  v.strictObject({
    wood: v.optional(few),
    brick: v.optional(few),
    stone: v.optional(few),
    gold: v.optional(few),
    green: v.optional(few),
    purple: v.optional(few),
  }),
  v.check(
    (it) => Object.values(it).some((n) => n !== undefined && n > 0),
    'a section costs at least one material',
  ),
)

const cathedralCard = v.strictObject({
  id,
  type: v.picklist(SECTION_TYPES),
  cost,
  reward: v.strictObject({ recognition: whole, rubles: whole }),
  ...known,
})

const buildingPlan = v.strictObject({
  id,
  players: v.pipe(whole, v.minValue(2), v.maxValue(4)),
  middles: v.pipe(
    v.array(few),
    v.minLength(1),
    v.maxLength(8),
    v.check(
      (middles) => middles.reduce((sum, n) => sum + n + 2, 0) <= MOST_SECTIONS,
      `a cathedral has ${MOST_SECTIONS} sections at most`,
    ),
  ),
  module: v.optional(v.string()),
  ...known,
})

const workshopSpace = v.strictObject({
  id: v.picklist([...COLOURS, 'white-a', 'white-b']),
  die: v.picklist([...COLOURS, 'white']),
  cost: few,
  holds: v.nullable(v.picklist(['banner', ...ORNAMENTS])),
})
type WorkshopSpace = v.InferOutput<typeof workshopSpace>

/** RC-1.17: one space for each colour, then two for the white die. */
const sixSpaces = (spaces: readonly WorkshopSpace[]): boolean =>
  spaces.every(({ id, die }) => die === (id.startsWith('white') ? 'white' : id)) &&
  new Set(spaces.map((space) => space.id)).size === spaces.length &&
  spaces[4]?.id === 'white-a' &&
  spaces[5]?.id === 'white-b'

const workshopBoard = v.strictObject({
  id,
  colour: v.picklist(COLOURS),
  side: v.picklist(SIDES),
  spareBanners: few,
  spaces: v.pipe(
    v.array(workshopSpace),
    v.length(6),
    v.check(
      (spaces) => sixSpaces(spaces),
      'expected one space for each colour, then white-a and white-b',
    ),
    v.check(
      (spaces) => spaces.every(({ die, holds }) => holds !== 'banner' || die === 'white'),
      'a banner may lie on a white space only',
    ),
  ),
  ...known,
})

const scoreTrack = v.pipe(
  v.strictObject({
    steps: v.pipe(whole, v.minValue(1)),
    prestigePositions: v.pipe(v.array(v.pipe(whole, v.minValue(1))), v.nonEmpty()),
    lapRule: v.string(),
    ...known,
  }),
  v.check(
    (t) => t.prestigePositions.every((p, i) => p > (t.prestigePositions[i - 1] ?? 0)),
    'prestige positions must rise',
  ),
  v.check(
    (t) => t.prestigePositions.at(-1) === t.steps,
    'the last position must be a prestige one',
  ),
)

const value = v.strictObject({ value: few, provenance })

/** RC-7.22, RC-7.25: one material, which uses one delivery. */
const ornament = v.strictObject({
  id: v.picklist(ORNAMENTS),
  on: v.picklist(SECTION_TYPES),
  pay: v.strictTuple([v.strictObject({ of: v.picklist(MATERIALS), n: v.literal(1) })]),
  provenance,
})

const constants = v.strictObject({
  players: v.unknown(),
  colours: v.unknown(),
  startRublesByTurnOrder: v.strictObject({ values: v.pipe(v.array(few), v.length(4)), provenance }),
  startPosition: v.strictObject({ value: whole, provenance }),
  deliveryBudget: value,
  inventory: v.pipe(
    v.strictObject({ spaces: few, openAtStart: few, bannersOnInventory: few, provenance }),
    v.check(
      (it) => it.openAtStart + it.bannersOnInventory === it.spaces,
      'a banner lies on every space that is not open',
    ),
  ),
  market: v.unknown(),
  pieces: v.strictObject({
    banners: v.pipe(few, v.maxValue(WORKSHOP_SPACES)), // RC-6.15: a space for the tile of each
    ornaments: v.strictObject({ door: few, arch: few, cross: few }),
    contractors: few,
    provenance,
  }),
  ornaments: v.pipe(
    v.array(ornament),
    v.length(3),
    v.check(
      (list) => list.every(({ id, on }, i) => id === ORNAMENTS[i] && on === SECTION_TYPES[i]),
      'a door goes on a base, an arch on a middle, a cross on a dome',
    ),
  ),
  ornamentJewels: v.strictObject({
    none: few,
    one: few,
    twoSameColour: few,
    greenAndPurple: few,
    provenance,
  }),
  exchange: v.strictObject({ prestigeToRubles: few, prestigeToPermits: few, provenance }),
  sixthSectionPrestige: value,
  goodsPerPrestige: v.strictObject({ value: v.pipe(few, v.minValue(1)), provenance }),
  towerValue: v.strictObject({ perFinishedSection: few, perOrnament: few, provenance }),
  towerShares: v.unknown(),
  ...moduleConstants,
  towersByPlayers: v.unknown(),
  sectionsByPlayers: v.unknown(),
})

/** RC-1.6: only rubles are without limit. */
const supply = v.pipe(
  v.strictObject({
    id: v.picklist(KINDS),
    n: v.nullable(whole),
    module: v.optional(v.string()),
    ...known,
  }),
  v.check((it) => (it.n === null) === (it.id === 'ruble'), 'only rubles are without limit'),
)

export const componentsSchema = v.strictObject({
  about: v.unknown(),
  vocabulary: v.unknown(),
  settings: v.unknown(),
  constants,
  scoreTrack,
  supplies: v.array(supply),
  dice: v.array(v.looseObject({ id, colour: v.picklist(DICE), module: v.optional(v.string()) })),
  resourceTiles: v.array(resourceTile),
  influenceCards: v.array(influenceCard),
  workshopTiles: v.array(workshopTile),
  workshopTilesContractors: v.array(workshopTile),
  cathedralCards: v.array(cathedralCard),
  buildingPlans: v.array(buildingPlan),
  workshopBoards: v.array(workshopBoard),
  ...moduleParts,
  presets: v.unknown(),
})
export type Components = v.InferOutput<typeof componentsSchema>
