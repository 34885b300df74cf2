import { at, item, type Seat } from '@guildhall/kernel'
import type { Components } from '../components/schema.ts'
import { type Colour, DICE, MARKET_SPACES, SECTION_TYPES, type SectionType } from '../constants.ts'
import type { EventOf } from '../events.ts'
import type { Options } from '../options.ts'
import type { RulesData } from '../rules-data.ts'
import { type Built, type Named, type Position, spaceOn, WORKSHOP_NAMES } from './position.ts'

export type Card = Components['cathedralCards'][number]

/** The wanted position and everything printed that it is made of. */
export interface Box {
  readonly position: Position
  readonly components: Components
  readonly options: Options
  readonly rules: RulesData
}

export function seatOf({ options }: Box, colour: Colour): Seat {
  const seat = options.colours.indexOf(colour)
  if (seat < 0) throw new Error(`nobody plays ${colour}`)
  return seat
}

export const firstSeat = (box: Box): Seat =>
  seatOf(box, box.position.first ?? item(box.options.colours, 0))

/** The sections with a banner, bottom to top. */
export const builtSections = ({ position }: Box): [section: number, built: Built][] =>
  Object.entries(position.sections ?? {}).map(([section, built]) => [Number(section), built])

export const sectionsOf = (box: Box, seat: Seat): [section: number, built: Built][] =>
  builtSections(box).filter(([, { owner }]) => seatOf(box, owner) === seat)

export interface LaidTile {
  readonly space: number
  readonly tile: string
  readonly face: 'up' | 'down'
}

/** The tiles that a player's board is to hold. */
export function laidTiles({ position }: Box, colour: Colour): LaidTile[] {
  const { workshop = {} } = position[colour] ?? {}
  return WORKSHOP_NAMES.flatMap((name): LaidTile[] => {
    const tile = workshop[name]
    const space = spaceOn(colour, name)
    if (tile === undefined) return []
    if (typeof tile === 'string') return [{ space, tile, face: 'up' }]
    return [{ space, tile: tile.down, face: 'down' }]
  })
}

/** The setup from which the position comes. */
export function setUpOf(box: Box): EventOf<'setUp'> {
  const { position, rules } = box
  const resourceTiles = placed(ids(rules.resourceTiles), position.resourceTiles)
  const start = resourceTiles.indexOf(
    rules.resourceTiles.find(({ startOfDice }) => startOfDice)?.id ?? '',
  )
  const plan = planOf(box)
  return {
    type: 'setUp',
    first: firstSeat(box),
    resourceTiles,
    influenceCards: influenceCardsOf(box),
    dice: rules.diceInPlay.map((die, i) => {
      const colour = item(DICE, die)
      const [space, value] = position.dice?.[colour] ?? [(start + i) % MARKET_SPACES, i + 1]
      return [colour, space, value]
    }),
    plan: plan.id,
    cards: ids(cardsOf(box)),
    tiles: tilesOf(box),
  }
}

export function planOf({
  position,
  components,
  options,
}: Box): Components['buildingPlans'][number] {
  const fits = components.buildingPlans.filter((plan) => plan.players === options.colours.length)
  return named(fits, position.plan ?? item(fits, 0).id)
}

/** The cards of the cathedral, T1 first, bottom to top. */
export function cardsOf(box: Box): Card[] {
  const all = box.components.cathedralCards
  const decks = SECTION_TYPES.map((type) => all.filter((card) => card.type === type))
  const types = planOf(box).middles.flatMap((n): SectionType[] => [
    'base',
    ...Array.from({ length: n }, (): SectionType => 'middle'),
    'dome',
  ])
  const drawn = types.map((type) => item(decks, SECTION_TYPES.indexOf(type)).shift()?.id ?? '')
  const cards = placed(drawn, box.position.cards).map((id) => named(all, id))
  for (const [section, { id, type }] of cards.entries()) {
    if (type !== types[section]) throw new Error(`${id} cannot be section ${section}`)
  }
  return cards
}

/** One card of each group; a wanted one stands for its group. */
function influenceCardsOf({ position, rules }: Box): string[] {
  const cards = rules.influenceCards
  const wanted = Object.values(position.influenceCards ?? {}).map((id) => named(cards, id))
  const groups = [...new Set(cards.map((card) => card.group))]
  const drawn = groups.map((group) => [...wanted, ...cards].find((card) => card.group === group))
  return placed(
    drawn.map((card) => card?.id ?? ''),
    position.influenceCards,
  )
}

/** Every tile that is to lie on a board comes from a section of that player. */
export function tilesOf(box: Box): string[] {
  const { position, rules, options } = box
  const wanted: Record<number, string> = { ...position.tiles }
  for (const [seat, colour] of options.colours.entries()) {
    const own = sectionsOf(box, seat).map(([section]) => section)
    const laid = laidTiles(box, colour)
    if (laid.length > own.length) {
      throw new Error(`${colour} has ${laid.length} tiles but ${own.length} sections`)
    }
    for (const [i, { tile }] of laid.entries()) wanted[at(own, i)] = tile
  }
  return placed(ids(rules.workshopTiles), wanted).slice(0, cardsOf(box).length)
}

export const ids = (list: readonly { readonly id: string }[]): string[] => list.map(({ id }) => id)

function named<T extends { readonly id: string }>(list: readonly T[], id: string): T {
  const found = list.find((each) => each.id === id)
  if (found === undefined) throw new Error(`there is no ${id} at this table`)
  return found
}

/** The list with the wanted ones in their places; what lay there goes where they were. */
export function placed(list: readonly string[], wanted: Named = {}): string[] {
  const result = list.slice()
  for (const [key, id] of Object.entries(wanted)) {
    const place = Number(key)
    const before = result.indexOf(id)
    if (before >= 0) result[before] = item(result, place)
    result[place] = id
  }
  for (const [place, id] of Object.entries(wanted)) {
    if (result[Number(place)] !== id) throw new Error(`${id} is wanted in two places`)
  }
  return result
}
