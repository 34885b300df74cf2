import { item } from '@guildhall/kernel'
import { bundleFrom, type Goods, goodsOf } from '../bundle.ts'
import { CITIES, DICE, ORNAMENTS, SECTION_TYPES } from '../constants.ts'
import type { Event } from '../events.ts'
import { IVAN } from '../modules/solitaire/ivan.ts'
import { type Box, type Card, sectionsOf, tilesOf } from './box.ts'
import { throughFirstSpace } from './duchy.ts'
import type { Built } from './position.ts'

/** The events that lead to Ivan's part of a position; none where he takes no part. */
export function ivanOf(box: Box, cards: readonly Card[]): Event[] {
  const { rules, position, options } = box
  if (rules.parts.ivan.cards.length === 0) return []
  const { dice = DICE, inventory = {}, construction = {}, marker } = position.ivan ?? {}
  const own = position[item(options.colours, IVAN)] ?? {}
  const start = own.position ?? rules.parts.ivan.position
  const tiles = rules.parts.ivan.cards.map((_, card) => tileOf(box, item(dice, card)))
  const sections = sectionsOf(box, IVAN)
  return [
    { type: 'ivanSetUp', tiles, position: start },
    ...sections.map(([section]): Event => claimed(box, section)),
    ...sections.flatMap(([section, built]) => building(item(cards, section), section, built)),
    { type: 'ivanStocked', goods: construction },
    { type: 'ivanTransported', goods: construction },
    { type: 'ivanStocked', goods: inventory },
    ...(marker === undefined ? [] : [{ type: 'ivanMarkerMoved', city: marker } as const]),
    ...CITIES.flatMap((city) =>
      Array.from({ length: own.contractors?.[city] ?? 0 }, (): Event => {
        return { type: 'ivanHired', city }
      }),
    ),
    ...(own.tools ?? []).flatMap((specialist) =>
      throughFirstSpace(box, specialist, { type: 'ivanTookSpecialist', specialist, space: 's1' }),
    ),
    { type: 'markerSettled', seat: IVAN, position: start },
  ]
}

function tileOf({ rules }: Box, die: string): string {
  const tile = rules.parts.ivan.tiles.find((each) => item(DICE, each.die) === die)
  if (tile === undefined) throw new Error(`no tile shows the ${die} die`)
  return tile.id
}

const claimed = (box: Box, section: number): Event => ({
  type: 'ivanClaimed',
  section,
  tile: item(tilesOf(box), section),
  choice: 'any',
  picked: false,
})

/** What lies on a section of his is what its card asks for, unless the test says otherwise. */
function building({ cost, reward }: Card, section: number, built: Built): Event[] {
  const { finished = false, lacks = cost as Goods } = built
  const goods = goodsOf(bundleFrom(cost as Goods) - (finished ? 0 : bundleFrom(lacks)))
  return [
    { type: 'ivanStocked', goods },
    { type: 'ivanTransported', goods },
    { type: 'ivanDelivered', section, goods },
    ...(finished
      ? [{ type: 'completed', seat: IVAN, section, ...reward, rubles: 0 } as const]
      : []),
  ]
}

export function decoratedByIvan(cards: readonly Card[], section: number): Event {
  const type = SECTION_TYPES.indexOf(item(cards, section).type)
  return { type: 'ivanDecorated', section, ornament: item(ORNAMENTS, type) }
}
