import { at, item, type Seat } from '@guildhall/kernel'
import { bundleFrom, type Goods, goodsOf } from '../bundle.ts'
import { type BannerPlace, type Material, ORNAMENTS, SECTION_TYPES } from '../constants.ts'
import type { Event } from '../events.ts'
import { archiveOf } from './archive.ts'
import { blueprintsOf } from './blueprints.ts'
import {
  type Box,
  builtSections,
  type Card,
  cardsOf,
  firstSeat,
  ids,
  laidTiles,
  seatOf,
  sectionsOf,
  setUpOf,
  tilesOf,
} from './box.ts'
import { closedCities, duchyOf, emptySpaces, extension } from './duchy.ts'
import { decoratedByIvan, ivanOf } from './ivan.ts'
import { type Built, WORKSHOP_NAMES } from './position.ts'

/** The events that lead to a position. Nothing is set by hand, so that no piece can get lost. */
export function historyOf(box: Box): Event[] {
  const cards = cardsOf(box)
  const seats = [...box.options.colours.keys()].slice(0, box.rules.deciding)
  checkSections(box, cards)
  return [
    setUpOf(box),
    ...duchyOf(box),
    ...ivanOf(box, cards),
    ...foremanOf(box),
    ...seats.flatMap((seat) => claims(box, seat)),
    ...builtSections(box).flatMap(([section, built]) => building(box, cards, section, built)),
    ...builtSections(box).flatMap(([section, built]) => decorating(box, cards, section, built)),
    ...closedCities(box, cards),
    ...seats.flatMap((seat) => belongings(box, cards, seat)),
    ...seats.flatMap((seat) => extension(box, seat)),
    ...emptySpaces(box),
    ...reinforcementsOf(box),
    ...archiveOf(box),
    ...blueprintsOf(box),
    ...turns(box),
    { type: 'asked', keep: 0, open: [{ kind: 'turn', ...(box.position.acted && { step: 1 }) }] },
  ]
}

/** He starts under T1; in a position he has walked on from there. */
const foremanOf = ({ position, options }: Box): Event[] =>
  options.fourthGuild === 'guild-foremen'
    ? [{ type: 'foremanPlaced', tower: position.foreman ?? 0 }]
    : []

function checkSections(box: Box, cards: readonly Card[]): void {
  const owned = new Set(builtSections(box).map(([section]) => section))
  for (const section of owned) {
    if (item(cards, section).type !== 'base' && !owned.has(section - 1)) {
      throw new Error(`section ${section} has a banner, the one below it has none`)
    }
  }
}

function claims(box: Box, seat: Seat): Event[] {
  const own = sectionsOf(box, seat)
  const laid = laidTiles(box, item(box.options.colours, seat))
  const free = [...WORKSHOP_NAMES.keys()].filter((space) => laid.every((t) => t.space !== space))
  const tiles = tilesOf(box)
  const banners = bannersFor(box, seat, own)
  return own.flatMap(([section], i): Event[] => {
    const { space, face } = laid[i] ?? { space: item(free, i - laid.length), face: 'down' }
    return [
      { type: 'bannerTaken', seat, from: item(banners, i) },
      { type: 'claimed', seat, section },
      { type: 'tilePlaced', seat, section, tile: item(tiles, section), space, face, rubles: 0 },
    ]
  })
}

/** Where the banner of each section came from. */
function bannersFor(box: Box, seat: Seat, own: readonly [number, Built][]): BannerPlace[] {
  const advanced = box.options.sides[seat] === 'advanced'
  const rest: BannerPlace[] = advanced ? ['white-a', 'white-b'] : ['spare', 'spare']
  rest.push('inventory', 'inventory', 'inventory', 'inventory')
  for (const [section, { banner }] of own) {
    if (banner === undefined) continue
    if (!rest.includes(banner)) throw new Error(`no banner ${banner} is left for ${section}`)
    rest.splice(rest.indexOf(banner), 1)
  }
  return own.map(([, { banner }]) => banner ?? rest.shift() ?? 'spare')
}

function building(box: Box, cards: readonly Card[], section: number, built: Built): Event[] {
  const { cost, reward } = item(cards, section)
  const { finished = false, lacks = cost as Goods } = built
  const seat = seatOf(box, built.owner)
  if (seat >= box.rules.deciding) return []
  const goods = goodsOf(bundleFrom(cost as Goods) - (finished ? 0 : bundleFrom(lacks)))
  const delivered = Object.entries(goods).flatMap(([kind, n]) =>
    Array.from({ length: n }, (): Event => {
      return { type: 'delivered', seat, section, material: kind as Material }
    }),
  )
  return [
    { type: 'gained', seat, source: '', goods },
    ...delivered,
    ...(finished ? [{ type: 'completed', seat, section, ...reward } as const] : []),
  ]
}

function decorating(box: Box, cards: readonly Card[], section: number, built: Built): Event[] {
  if (built.ornament === undefined) return []
  const seat = seatOf(box, built.ornament)
  if (seat >= box.rules.deciding) return [decoratedByIvan(cards, section)]
  const type = SECTION_TYPES.indexOf(item(cards, section).type)
  const { pay } = item(box.components.constants.ornaments, type)
  const goods: Goods = Object.fromEntries(pay.map(({ of, n }) => [String(of), n]))
  const ornament = item(ORNAMENTS, type)
  return [
    { type: 'gained', seat, source: '', goods },
    { type: 'decorated', seat, section, ornament, jewels: 'none', prestige: 0 },
  ]
}

function belongings(box: Box, cards: readonly Card[], seat: Seat): Event[] {
  const { startPosition, startRublesByTurnOrder } = box.components.constants
  const own = box.position[item(box.options.colours, seat)] ?? {}
  const players = box.options.colours.length
  const start = at(startRublesByTurnOrder.values, (seat - firstSeat(box) + players) % players)
  const earned = sectionsOf(box, seat)
    .filter(([, { finished }]) => finished === true)
    .reduce((sum, [section]) => sum + item(cards, section).reward.rubles, 0)
  const { position = startPosition.value, rubles = start, goods = {}, salvaged = [] } = own
  return [
    { type: 'markerSettled', seat, position },
    { type: 'paid', seat, source: '', rubles: start + earned },
    { type: 'gained', seat, source: '', rubles, goods },
    ...salvaged.map((ornament): Event => ({ type: 'ornamentRemoved', seat, ornament, space: -1 })),
  ]
}

/** The tiles of the Brick Makers; none without them. */
function reinforcementsOf({ rules, position, options }: Box): Event[] {
  if (rules.parts.reinforcements.length === 0) return []
  const taken = (seat: Seat, tile: string): Event => ({ type: 'reinforcementTaken', seat, tile })
  return [
    { type: 'reinforcementsLaid', tiles: ids(rules.parts.reinforcements) },
    ...(position.usedReinforcements ?? []).flatMap((tile): Event[] => [
      taken(0, tile),
      { type: 'reinforcementUsed', seat: 0, tile },
    ]),
    ...options.colours.flatMap((colour, seat) =>
      (position[colour]?.reinforcements ?? []).map((tile) => taken(seat, tile)),
    ),
  ]
}

function turns(box: Box): Event[] {
  const { active, endTriggeredBy, round = endTriggeredBy === undefined ? 1 : 2 } = box.position
  const players = box.options.colours.length
  const first = firstSeat(box)
  const now = active === undefined ? first : seatOf(box, active)
  const trigger = endTriggeredBy === undefined ? -1 : seatOf(box, endTriggeredBy)
  const count = (round - 1) * players + ((now - first + players) % players) + 1
  return Array.from({ length: count }, (_, turn) => turn).flatMap((turn): Event[] => {
    const seat = (first + turn) % players
    const began: Event = { type: 'turnBegan', seat }
    const triggers = seat === trigger && count - turn <= players
    return triggers ? [began, { type: 'endTriggered', seat, prestige: 0 }] : [began]
  })
}
