import { item, type Seat } from '@guildhall/kernel'
import type { Event } from '../modules/types.ts'
import type { Layout } from './position.ts'

interface Craftsmen {
  /** Those of the pairs; in a first round they are the active column. */
  readonly pairs: readonly string[]
  /** The active column and the offer as they shall be; the rest, the top of the deck first. */
  readonly active: readonly string[]
  readonly offer: readonly string[]
  readonly rest: readonly string[]
}

const id = ({ rules }: Layout, name: string): string => {
  const found = rules.craftsmen.find((card) => card.id === `craftsman-${name}`)
  if (found === undefined) throw new Error(`there is no craftsman ${name}`)
  return found.id
}

/** Whether the columns can lie as the first round has them: owners clockwise. */
const firstRound = ({ rules, position }: Layout, order: readonly Seat[]): boolean =>
  (position.round ?? 1) === 1 &&
  order.every((seat, place) => seat === (item(order, 0) + place) % rules.players)

/** Which craftsmen lie where; those not named stand in for the others in the order of the rules. */
export function craftsmenOf(layout: Layout, order: readonly Seat[]): Craftsmen {
  const { rules, position } = layout
  const size = rules.players + 1
  const named = (list: readonly string[] = []) => list.map((name) => id(layout, name))
  const recruited = named(position.recruited?.map(([name]) => name))
  const deck = named(position.craftsmanDeck)
  const given = { active: named(position.active), offer: [...recruited, ...named(position.offer)] }
  const taken = new Set([...given.active, ...given.offer, ...deck])
  const free = rules.craftsmen.map((card) => card.id).filter((each) => !taken.has(each))
  const active = [...given.active, ...free.splice(0, size - given.active.length)]
  const offer = [...given.offer, ...free.splice(0, Math.max(0, size - given.offer.length))]
  const rest = [...deck, ...free]
  const pairs = firstRound(layout, order) ? active : [...offer, ...rest].slice(-size)
  return { pairs, active, offer, rest }
}

/** Lays the columns, and lets a round end where the turn order needs one before. */
export function columnsOf(layout: Layout, order: readonly Seat[]): Event[] {
  const { pairs, active, offer, rest } = craftsmenOf(layout, order)
  if (firstRound(layout, order)) return [{ type: 'columnsLaid', active, deck: rest, offer }]
  const deck = [...offer, ...rest].filter((card) => !pairs.includes(card))
  return [
    { type: 'columnsLaid', active: pairs, deck, offer: active },
    ...order.map(
      (seat, place): Event => ({ type: 'recruited', seat, craftsman: item(active, place) }),
    ),
    { type: 'roundEnded', round: 1 },
    ...drawing(pairs, deck, offer),
  ]
}

/** The offer from the deck, and, where it runs out, from the shuffled discard pile. */
function drawing(
  discard: readonly string[],
  deck: readonly string[],
  offer: readonly string[],
): Event[] {
  const first = offer.filter((card) => deck.includes(card))
  const second = offer.filter((card) => !deck.includes(card))
  const drawn: Event = { type: 'offerDrawn', craftsmen: first }
  if (second.length === 0) return [drawn]
  const shuffled = [...second, ...discard.filter((card) => !second.includes(card))]
  return [
    drawn,
    { type: 'craftsmenShuffled', deck: shuffled },
    { type: 'offerDrawn', craftsmen: second },
  ]
}
