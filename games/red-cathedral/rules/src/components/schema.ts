import * as v from 'valibot'
import {
  BANNER_PLACES,
  COLOURS,
  DICE,
  MATERIALS,
  ORNAMENTS,
  SECTION_TYPES,
  SIDES,
} from '../words.ts'

/** The shape of the component data. Whatever passes it can be compiled into a kit. */

const whole = v.pipe(v.number(), v.integer(), v.minValue(0))
const few = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(15))
const id = v.pipe(v.string(), v.nonEmpty())

const PROVENANCE = ['seed', 'public', 'reconstruction', 'owner'] as const
const provenance = v.picklist(PROVENANCE)
const known = {
  provenance,
  sourced: v.optional(v.record(v.string(), v.string())),
  note: v.optional(v.string()),
}

export const KINDS = [...MATERIALS, 'ruble', 'permit', 'recognition', 'prestige'] as const
export type Kind = (typeof KINDS)[number]
export const SETS = ['@common', '@jewel', '@material'] as const

const itemSchema = v.strictObject({
  of: v.union([v.picklist(KINDS), v.picklist(SETS), v.array(v.picklist(KINDS))]),
  n: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(15)),
})
export type Item = v.InferOutput<typeof itemSchema>

const items = v.pipe(v.array(itemSchema), v.nonEmpty())

const baseStep = v.union([
  v.strictObject({ pay: items }),
  v.strictObject({ gain: items }),
  v.strictObject({ deliver: v.pipe(few, v.minValue(1)) }),
  v.strictObject({
    obtain: v.strictObject({
      space: v.union([
        v.picklist(['any', 'cardQuadrant']),
        v.strictObject({ die: v.picklist(DICE) }),
      ]),
      times: v.picklist(['once', 'perDie']),
    }),
  }),
  v.strictObject({
    activate: v.strictObject({
      owner: v.literal('self'),
      picks: v.pipe(few, v.minValue(1)),
      tiles: v.literal('free'),
    }),
  }),
])
export type Step = v.InferOutput<typeof baseStep>

/** A payment comes first and never twice, so that it is made in full or not at all — RC-9.11. */
const steps = v.pipe(
  v.array(baseStep),
  v.nonEmpty(),
  v.check(
    (list) => list.every((step, index) => index === 0 || !('pay' in step)),
    'only the first step may be a payment',
  ),
)

const action = v.pipe(
  v.strictObject({ id, limit: v.picklist(['once', 'repeat']), steps }),
  // RC-9.19, RC-11.5: a repeatable action has a cost and does not gain what it costs.
  v.check(
    (it) => it.limit === 'once' || (it.steps[0] !== undefined && 'pay' in it.steps[0]),
    'a repeatable action begins with a payment',
  ),
)
export type Action = v.InferOutput<typeof action>

const influenceCard = v.strictObject({
  id,
  name: v.string(),
  group: v.picklist(['craftsmen', 'teamsters', 'merchants', 'clergy']),
  actions: v.pipe(v.array(action), v.length(2)),
  ...known,
})

const resourceTile = v.strictObject({
  id,
  gain: items,
  module: v.optional(v.string()),
  startOfDice: v.optional(v.string()),
  removedBy: v.optional(v.string()),
  replaces: v.optional(v.string()),
  ...known,
})

const workshopTile = v.strictObject({
  id,
  name: v.string(),
  minPlayers: v.pipe(whole, v.minValue(2), v.maxValue(4)),
  steps,
  die: v.optional(v.picklist(DICE)),
  module: v.optional(v.string()),
  removedBy: v.optional(v.string()),
  soloUse: v.optional(v.boolean()),
  ...known,
})

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
  middles: v.pipe(v.array(few), v.minLength(1), v.maxLength(8)),
  module: v.optional(v.string()),
  ...known,
})

const workshopBoard = v.strictObject({
  id,
  colour: v.picklist(COLOURS),
  side: v.picklist(SIDES),
  spareBanners: few,
  spaces: v.pipe(
    v.array(
      v.strictObject({
        id: v.string(),
        die: v.picklist(DICE),
        cost: few,
        holds: v.nullable(v.picklist(['banner', ...ORNAMENTS])),
      }),
    ),
    v.length(6),
    v.check(
      (spaces) =>
        spaces.every((s) => s.holds !== 'banner' || BANNER_PLACES.some((p) => p === s.id)),
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

const constants = v.strictObject({
  players: v.unknown(),
  colours: v.unknown(),
  startRublesByTurnOrder: v.strictObject({ values: v.pipe(v.array(few), v.length(4)), provenance }),
  startPosition: v.strictObject({ value: whole, provenance }),
  deliveryBudget: value,
  inventory: v.strictObject({
    spaces: few,
    openAtStart: few,
    bannersOnInventory: few,
    provenance,
  }),
  market: v.unknown(),
  pieces: v.strictObject({
    banners: few,
    ornaments: v.strictObject({ door: few, arch: few, cross: few }),
    contractors: few,
    provenance,
  }),
  ornaments: v.pipe(
    v.array(
      v.strictObject({
        id: v.picklist(ORNAMENTS),
        on: v.picklist(SECTION_TYPES),
        pay: items,
        provenance,
      }),
    ),
    v.length(3),
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
  toolSets: v.unknown(),
  hire: v.unknown(),
  towersByPlayers: v.unknown(),
  sectionsByPlayers: v.unknown(),
})

const supply = v.strictObject({
  id: v.picklist(KINDS),
  n: v.nullable(whole),
  module: v.optional(v.string()),
  ...known,
})

/** Parts that only modules use; a module brings the schema of its own part. */
const modulePart = v.unknown()

export const componentsSchema = v.strictObject({
  about: v.unknown(),
  vocabulary: v.unknown(),
  settings: v.unknown(),
  constants,
  scoreTrack,
  supplies: v.array(supply),
  dice: v.array(v.looseObject({ id, colour: v.picklist(DICE) })),
  resourceTiles: v.array(resourceTile),
  influenceCards: v.array(influenceCard),
  workshopTiles: v.array(workshopTile),
  workshopTilesContractors: v.array(workshopTile),
  cathedralCards: v.array(cathedralCard),
  buildingPlans: v.array(buildingPlan),
  workshopBoards: v.array(workshopBoard),
  contractorExtension: modulePart,
  cities: modulePart,
  tools: modulePart,
  specialists: modulePart,
  guilds: modulePart,
  guildCards: modulePart,
  contracts: modulePart,
  reinforcements: modulePart,
  soloCards: modulePart,
  soloSetup: modulePart,
  presets: v.unknown(),
})
export type Components = v.InferOutput<typeof componentsSchema>
