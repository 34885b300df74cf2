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
} from '../words.ts'

/** The shape of the component data. Whatever passes it can be compiled into a kit. */

const whole = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999))
const few = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(15))
const id = v.pipe(v.string(), v.nonEmpty())

const PROVENANCE = ['seed', 'public', 'reconstruction', 'owner'] as const
const provenance = v.picklist(PROVENANCE)
const known = {
  provenance,
  sourced: v.optional(v.record(v.string(), v.string())),
  note: v.optional(v.string()),
}

export const GROUPS = ['craftsmen', 'teamsters', 'merchants', 'clergy'] as const

const KINDS = [...MATERIALS, 'ruble', 'permit', 'recognition', 'prestige'] as const
export type Kind = (typeof KINDS)[number]

const SET_NAMES = ['@common', '@jewel', '@material'] as const
const SETS = new Map<string, readonly Kind[]>([
  ['@common', ['wood', 'brick', 'stone']],
  ['@jewel', ['green', 'purple']],
  ['@material', ['wood', 'brick', 'stone', 'gold', 'green', 'purple']],
])

/** The kinds that a set stands for; undefined where the name is no set's. */
export const setNamed = (name: string): readonly Kind[] | undefined => SETS.get(name)

/** What a bundle can hold of one kind. */
const MOST = 15

const choice = v.pipe(v.array(v.picklist(MATERIALS)), v.nonEmpty())
const itemSchema = v.strictObject({
  of: v.union([v.picklist(KINDS), v.picklist(SET_NAMES), choice]),
  n: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST)),
})
export type Item = v.InferOutput<typeof itemSchema>

/** Every kind that an item can stand for. */
const kindsOf = ({ of }: Item): readonly string[] =>
  typeof of === 'string' ? (setNamed(of) ?? [of]) : of

const isChoice = ({ of }: Item): boolean => typeof of !== 'string' || setNamed(of) !== undefined

const items = v.pipe(
  v.array(itemSchema),
  v.nonEmpty(),
  v.check((list) => list.filter(isChoice).length <= 1, 'only one of the goods can be of choice'),
  v.check(
    (list) => new Set(list.map(({ of }) => String(of))).size === list.length,
    'a kind of goods is named twice',
  ),
)

const payment = v.pipe(
  items,
  v.check((list) => list.every(({ of }) => of !== 'prestige'), 'prestige is no payment'),
)

const baseStep = v.union([
  v.strictObject({ pay: payment }),
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

const costOf = ([first]: readonly Step[]): readonly string[] =>
  first !== undefined && 'pay' in first ? first.pay.flatMap(kindsOf) : []

/** A delivery only spends; what a resource tile or a workshop tile gives can be anything. */
const gainsAnyOf = (list: readonly Step[], kinds: readonly string[]): boolean =>
  list.some((step) => {
    if ('pay' in step || 'deliver' in step) return false
    return (
      !('gain' in step) || step.gain.flatMap(kindsOf).some((kind) => kinds.includes(good(kind)))
    )
  })

/** Recognition and prestige are steps of one marker. */
const good = (kind: string): string => (kind === 'prestige' ? 'recognition' : kind)

const action = v.pipe(
  v.strictObject({ id, limit: v.picklist(['once', 'repeat']), steps }),
  // RC-9.19, RC-11.5: a repeatable action has a cost and does not gain what it costs.
  v.check(
    (it) => it.limit === 'once' || costOf(it.steps).length > 0,
    'a repeatable action begins with a payment',
  ),
  v.check(
    (it) => it.limit === 'once' || !gainsAnyOf(it.steps, costOf(it.steps)),
    'a repeatable action may not gain what it costs',
  ),
)
export type Action = v.InferOutput<typeof action>

/** Permits come with the Contractors. */
const NO_PERMITS = 'there are no permits in the base game'
const withoutPermits = (list: readonly Item[]): boolean => list.every(({ of }) => of !== 'permit')
const stepsWithoutPermits = (list: readonly Step[]): boolean =>
  list.every((step) => {
    if ('pay' in step) return withoutPermits(step.pay)
    return !('gain' in step) || withoutPermits(step.gain)
  })

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
  toolSets: v.unknown(),
  hire: v.unknown(),
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
