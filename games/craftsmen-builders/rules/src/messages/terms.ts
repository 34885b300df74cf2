import { item, type Message, message, type Seat } from '@guildhall/kernel'
import { symbolsIn } from '../badges.ts'
import { KINDS, type Kind, POSITIONS, SYMBOLS } from '../constants.ts'
import type { Effect } from '../effects/compile.ts'
import type { Amount, Goods } from '../goods.ts'
import { boardAt, buildingAt, effectAt, type Kit, numberOf } from '../kit.ts'

/** The words for pieces and places, as messages inside messages. */

export const player = (kit: Kit, seat: Seat): Message =>
  message(`player.${item(kit.options.colours, seat)}`)

/** "4 coins and 2 wood", as a list of messages; "nothing" where it is empty. */
export function things(goods: Goods): Message[] {
  const named = KINDS.flatMap((kind) => amountOf(kind, goods[kind] ?? 0))
  return named.length > 0 ? named : [message('amount.nothing')]
}

const amountOf = (kind: Kind, n: number): Message[] =>
  n === 0 ? [] : [message(`amount.${kind}`, { n })]

const withChoice = ({ coins, wood, stone }: Amount, units: number): Message[] => {
  const choice = units === 0 ? [] : [message('amount.choice', { n: units })]
  const certain = coins + wood + stone === 0 ? [] : things({ coin: coins, wood, stone })
  return [...certain, ...choice]
}

/** An effect in words: "pay 1 wood, gain 7 coins". */
export function effectWords(kit: Kit, effect: Effect): Message {
  switch (effect.word) {
    case 'trade': {
      const gains = withChoice(effect.gain, effect.gainUnits)
      const cost = withChoice(effect.pay, effect.payUnits)
      if (cost.length === 0) return message('effect.gain', { gains })
      if (effect.max === 1) return message('effect.trade', { cost, gains })
      return message('effect.times', { max: effect.max, cost, gains })
    }
    case 'build':
      return effect.discount === 0
        ? message('effect.build')
        : message('effect.buildCheaper', { n: effect.discount })
    case 'produce':
      return message('effect.produce')
    case 'choose':
      return effect.options
        .map((option) => effectWords(kit, effectAt(kit, option)))
        .reduce((one, other) => message('effect.or', { one, other }))
  }
}

export const craftsman = (kit: Kit, id: string): Message =>
  message('component.card', { name: item(kit.craftsmen, numberOf(kit, id)).name })

export const building = (kit: Kit, id: string): Message =>
  message('component.card', { name: buildingAt(kit, numberOf(kit, id)).name })

export const board = (kit: Kit, id: string): Message => {
  const [symbol = SYMBOLS[0]] = symbolsIn(boardAt(kit, numberOf(kit, id)).badge)
  return message('component.board', { symbol: message(`symbol.${symbol}`) })
}

export function contract(kit: Kit, id: string): Message {
  const { kind, badges } = item(kit.contracts, numberOf(kit, id))
  return message('component.contract', {
    kind: message(`symbol.${item(SYMBOLS, kind)}`),
    badges: symbolsIn(badges).map((symbol) => message(`symbol.${symbol}`)),
  })
}

/** A position of the market: "row 2, position 3". */
export function marketPosition(kit: Kit, id: string): Message {
  const number = numberOf(kit, id)
  return message('component.market', {
    level: Math.floor(number / POSITIONS) + 1,
    position: (number % POSITIONS) + 1,
  })
}

/** A slot or place by the card it stands on. */
export function slot(kit: Kit, id: string): Message {
  const place = kit.places.findIndex((each) => each.id === id)
  if (place >= 0) return message(place === 0 ? 'component.coinsPlace' : 'component.buildPlace')
  const card = item(
    kit.craftsmen,
    kit.craftsmen.findIndex(({ slots }) => slots.some((each) => each.id === id)),
  )
  return message('component.card', { name: card.name })
}

/** What gave or asked for something, whatever it is. */
export function source(kit: Kit, id: string): Message {
  if (kit.buildings.some((each) => each.id === id)) return building(kit, id)
  if (kit.contracts.some((each) => each.id === id)) return contract(kit, id)
  if (kit.positions.some((each) => each.id === id)) return marketPosition(kit, id)
  const effect = kit.effects.findIndex((each) => each.id === id)
  return effect < 0 ? slot(kit, id) : giver(kit, effect)
}

/** The card, place or power that an effect is printed on. */
function giver(kit: Kit, effect: number): Message {
  const card = kit.craftsmen.find(({ slots }) => slots.some((each) => each.effect === effect))
  if (card !== undefined) return message('component.card', { name: card.name })
  const place = kit.places.find((each) => each.effect === effect)
  if (place !== undefined) return slot(kit, place.id)
  const kind = kit.powers.findIndex((power) => reaches(kit, power.effect, effect))
  return message('component.power', { kind: message(`symbol.${item(SYMBOLS, kind)}`) })
}

const reaches = (kit: Kit, from: number, effect: number): boolean =>
  from === effect || effectAt(kit, from).options.some((option) => reaches(kit, option, effect))
