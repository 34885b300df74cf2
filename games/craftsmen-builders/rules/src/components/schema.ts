import * as v from 'valibot'
import { COLOURS, KINDS, LEVELS, POSITIONS, SITES, SYMBOLS } from '../constants.ts'

/** The shape of the component data. Whatever passes it can be compiled into rules data. */

/** The most that one item counts. */
const MOST_OF_ITEM = 12
/** The most times of one effect (CB-5.16). */
export const MOST_TIMES = 6
/** The most coins that a building costs: each of them may be replaced (CB-6.9). */
export const MOST_COINS = 30
/** The most units of choice that one effect pays or gains, all its times together (CB-5.17). */
export const MOST_UNITS = MOST_OF_ITEM * MOST_TIMES

const upTo = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most))
const few = upTo(MOST_OF_ITEM)
const fixed = (value: number) => v.literal(value)
const id = v.pipe(v.string(), v.nonEmpty())
const unique = <T extends { readonly id: string }>(list: readonly T[]): boolean =>
  new Set(list.map((entry) => entry.id)).size === list.length

const PROVENANCE = ['seed', 'reconstruction', 'owner'] as const
const provenance = v.picklist(PROVENANCE)
const known = {
  provenance,
  sourced: v.optional(v.record(v.string(), v.string())),
  note: v.optional(v.string()),
}

const n = v.pipe(few, v.minValue(1))
const kindOnce = (list: readonly { readonly of: string }[]): boolean =>
  new Set(list.map(({ of }) => of)).size === list.length
const KIND_RULE = 'each kind stands once'
/** Goods of certain kinds. */
const items = v.pipe(
  v.array(v.strictObject({ of: v.picklist(KINDS), n })),
  v.check((list) => kindOnce(list), KIND_RULE),
)
/** Goods, some of them resources of choice. */
const choiceItems = v.pipe(
  v.array(v.strictObject({ of: v.picklist([...KINDS, '@resource']), n })),
  v.nonEmpty(),
  v.check((list) => kindOnce(list), KIND_RULE),
)
export type Item = v.InferOutput<typeof choiceItems>[number]

const pay = v.strictObject({ pay: choiceItems })
const gain = v.strictObject({ gain: choiceItems })
const build = v.strictObject({ build: v.strictObject({ coinDiscount: upTo(MOST_COINS) }) })
const produce = v.strictObject({ produce: v.strictObject({ part: v.literal('visible') }) })
const useCraftsman = v.strictObject({ useCraftsman: id })

/** A payment and a gain, or one other step by itself: what an effect is compiled from. */
function oneWord(list: readonly object[]): boolean {
  const words = list.map((entry) => Object.keys(entry)[0])
  return list.length === 1 ? words[0] !== 'pay' : words.join() === 'pay,gain'
}
const STEPS_RULE = 'expected a gain, a payment with a gain, or one other step by itself'
const lineSteps = v.pipe(
  v.array(v.union([pay, gain, build, produce])),
  v.check((list) => oneWord(list), STEPS_RULE),
)
const choose = v.strictObject({
  choose: v.pipe(v.array(v.strictObject({ id, steps: lineSteps })), v.minLength(2)),
})
const powerStep = v.union([pay, gain, build, produce, useCraftsman, choose])
export type Step = v.InferOutput<typeof powerStep>
const powerSteps = v.pipe(
  v.array(powerStep),
  v.check((list) => oneWord(list), STEPS_RULE),
)

const limit = v.union([
  v.literal('once'),
  v.strictObject({ max: v.pipe(upTo(MOST_TIMES), v.minValue(2)) }),
])

/** What a line, a place or a power does. */
export interface Action {
  readonly id: string
  readonly limit: v.InferOutput<typeof limit>
  readonly steps: readonly Step[]
}

/** CB-5.21: only a payment is repeated, and never gains a kind that it costs. */
const repeatsWell = ({ limit, steps }: Action): boolean =>
  limit === 'once' || (steps.length === 2 && !gainsWhatItCosts(steps))
const REPEAT_RULE =
  'only a payment can be repeated, and it never gains a kind that it costs (CB-5.21)'

function gainsWhatItCosts(list: readonly Step[]): boolean {
  const kinds = (items: readonly Item[]) =>
    items.flatMap(({ of }) => (of === '@resource' ? ['wood', 'stone'] : [of]))
  const costs = list.flatMap((each) => ('pay' in each ? kinds(each.pay) : []))
  const gains = list.flatMap((each) => ('gain' in each ? kinds(each.gain) : []))
  return gains.some((kind) => costs.includes(kind))
}

const slot = v.strictObject({ id, fee: few })
const action = { id, limit, steps: lineSteps }
const line = v.pipe(
  v.strictObject({
    ...action,
    slots: v.pipe(v.array(slot), v.minLength(1), v.maxLength(2)),
  }),
  v.check((it) => repeatsWell(it), REPEAT_RULE),
)
const bareLine = v.pipe(
  v.strictObject({ ...action, slots: v.pipe(v.array(slot), v.length(0)) }),
  v.check((it) => repeatsWell(it), REPEAT_RULE),
)
const place = v.pipe(
  v.strictObject({ ...action, capacity: v.null(), fee: fixed(0) }),
  v.check((it) => repeatsWell(it), REPEAT_RULE),
)
const described = { id, name: v.string(), ...known }

const ordinary = v.strictObject({
  ...described,
  role: v.literal('ordinary'),
  // CB-1.14: two lines, each with one or two slots.
  lines: v.pipe(v.array(line), v.length(2)),
})
const contractCraftsman = v.strictObject({
  ...described,
  role: v.literal('contract'),
  lines: v.pipe(v.array(bareLine), v.length(2)),
})
const permanent = v.strictObject({
  ...described,
  role: v.literal('permanent'),
  places: v.pipe(v.array(place), v.length(2)),
})
const craftsman = v.variant('role', [ordinary, contractCraftsman, permanent])

const board = v.strictObject({
  id,
  badge: v.picklist(SYMBOLS),
  sites: v.pipe(
    v.array(v.strictObject({ site: upTo(SITES), income: items })),
    v.length(SITES),
    v.check((sites) => sites.every(({ site }, i) => site === i + 1), 'sites count from 1'),
  ),
  ...known,
})

const position = v.strictObject({ id, builder: items, others: items })
const market = v.strictObject({
  rows: v.pipe(
    v.array(
      v.strictObject({
        level: upTo(LEVELS),
        line: v.string(),
        positions: v.pipe(v.array(position), v.length(POSITIONS)),
      }),
    ),
    v.length(LEVELS),
    v.check((rows) => rows.every(({ level }, i) => level === i + 1), 'rows count from level 1'),
  ),
  positionsPerRow: v.literal(POSITIONS),
  positionOrder: v.string(),
  shift: v.string(),
  ...known,
})

const power = v.strictObject({
  id,
  kind: v.picklist(SYMBOLS),
  limit: v.literal('once'),
  steps: powerSteps,
  stepsIfUnused: v.optional(powerSteps),
  ...known,
})

const cost = v.pipe(
  v.array(v.strictObject({ of: v.picklist(KINDS), n: v.pipe(upTo(MOST_COINS), v.minValue(1)) })),
  v.check((list) => kindOnce(list), KIND_RULE),
)

const building = v.pipe(
  v.strictObject({
    id,
    name: v.string(),
    level: v.pipe(upTo(LEVELS), v.minValue(1)),
    castle: v.boolean(),
    cost,
    income: items,
    residual: items,
    badges: v.pipe(v.array(v.picklist(SYMBOLS)), v.maxLength(3)),
    points: upTo(99),
    ...known,
  }),
  v.check((it) => it.castle === (it.level === LEVELS), 'a castle is a building of level III'),
  v.check((it) => !it.castle || it.residual.length === 0, 'a castle has no residual income'),
)

const contract = v.pipe(
  v.strictObject({
    id,
    kind: v.picklist(SYMBOLS),
    badges: v.pipe(v.array(v.picklist(SYMBOLS)), v.length(4)),
    ...known,
  }),
  v.check(
    ({ kind, badges }) =>
      badges.filter((badge) => badge === kind).length === 2 && new Set(badges).size === 3,
    'a contract shows its kind twice and two others (CB-1.19)',
  ),
)

/** What follows from other numbers, or what the rules fix, stays as it is. */
const byPlayers = { '2': fixed(3), '3': fixed(4), '4': fixed(5), provenance }

const constants = v.strictObject({
  players: v.strictObject({ min: fixed(2), max: fixed(4), provenance }),
  colours: v.strictObject({ values: v.array(v.picklist(COLOURS)), provenance }),
  startGoods: v.strictObject({ items, provenance }),
  pieces: v.strictObject({
    workers: v.pipe(few, v.minValue(1)),
    recruiters: fixed(2),
    markers: fixed(SYMBOLS.length),
    ...known,
  }),
  pairsByPlayers: v.strictObject(byPlayers),
  offerByPlayers: v.strictObject(byPlayers),
  craftsmanDeckAfterSetupByPlayers: v.unknown(),
  lapsPerRound: v.strictObject({ value: few, provenance }),
  actionsPerRound: v.strictObject({ worker: few, recruit: fixed(1), provenance }),
  contractsInPlay: v.strictObject({ perKind: fixed(1), total: fixed(6), provenance }),
  contractsPerTurn: v.strictObject({ value: fixed(1), provenance }),
  feePerEarlierRealiser: v.strictObject({
    items: v.pipe(v.array(v.strictObject({ of: v.literal('coin'), n })), v.maxLength(1)),
    ...known,
  }),
  endTriggers: v.strictObject({
    castles: v.pipe(upTo(SITES), v.minValue(1)),
    contracts: v.pipe(upTo(SYMBOLS.length), v.minValue(1)),
    provenance,
  }),
  scoring: v.strictObject({
    perContract: few,
    coinsPerPoint: n,
    resourcesPerPoint: n,
    provenance,
  }),
  counts: v.unknown(),
  buildingsPerLevel: v.unknown(),
})

const supply = v.strictObject({ id: v.picklist(KINDS), n: v.null(), ...known })

const listOf = <T extends v.GenericSchema<unknown, { id: string }>>(entry: T) =>
  v.pipe(v.array(entry), v.check(unique, 'two components have the same id'))

export const componentsSchema = v.pipe(
  v.strictObject({
    about: v.unknown(),
    vocabulary: v.unknown(),
    settings: v.unknown(),
    constants,
    supplies: v.array(supply),
    craftsmen: listOf(craftsman),
    boards: listOf(board),
    market,
    powers: v.pipe(listOf(power), v.length(SYMBOLS.length)),
    buildings: listOf(building),
    contracts: listOf(contract),
  }),
  v.check(
    ({ constants: { pieces, lapsPerRound, actionsPerRound } }) =>
      actionsPerRound.worker === pieces.workers && lapsPerRound.value === pieces.workers + 1,
    'each lap is one worker or the recruitment (CB-3.6)',
  ),
)
export type Components = v.InferOutput<typeof componentsSchema>
export type OrdinaryCraftsman = v.InferOutput<typeof ordinary>
