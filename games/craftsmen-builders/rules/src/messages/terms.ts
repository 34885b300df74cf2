import { item, type Message, type Seat } from '@guildhall/kernel'
import { asGain, isSame } from '@guildhall/kernel/toolbox'
import { symbolsIn } from '../badges.ts'
import { KINDS, type Kind, POSITIONS, SYMBOLS } from '../constants.ts'
import type { Amount, Goods } from '../goods.ts'
import { type Effect, optionsOf } from '../modules/base/effects/effect.ts'
import { boardAt, buildingAt, effectAt, numberOf, type RulesData } from '../rules-data.ts'
import { dynamicMessage, message } from './message.ts'

/** The words for pieces and places, as messages inside messages. */

export const player = (rules: RulesData, seat: Seat): Message =>
  message(`player.${item(rules.options.colours, seat)}`)

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

/** An effect in words: "1 wood → 7 coins". */
export function effectWords(rules: RulesData, effect: Effect): Message {
  switch (effect.word) {
    case 'trade': {
      const gains = withChoice(effect.gain, effect.gainUnits)
      const cost = withChoice(effect.pay, effect.payUnits)
      if (cost.length === 0) return message('effect.gain', { gains: gains.map(asGain) })
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
        .map((option) => effectWords(rules, effectAt(rules, option)))
        .reduce((one, other) => message('effect.or', { one, other }))
  }
}

export const craftsman = (rules: RulesData, id: string): Message =>
  message('component.card', { name: item(rules.craftsmen, numberOf(rules, id)).name })

export const building = (rules: RulesData, id: string): Message =>
  message('component.card', { name: buildingAt(rules, numberOf(rules, id)).name })

export const board = (rules: RulesData, id: string): Message => {
  const [symbol = SYMBOLS[0]] = symbolsIn(boardAt(rules, numberOf(rules, id)).badge)
  return message('component.board', { symbol: message(`symbol.${symbol}`) })
}

export function contract(rules: RulesData, id: string): Message {
  const { kind, badges } = item(rules.contracts, numberOf(rules, id))
  return message('component.contract', {
    kind: message(`symbol.${item(SYMBOLS, kind)}`),
    badges: symbolsIn(badges).map((symbol) => message(`symbol.${symbol}`)),
  })
}

/** A position of the market: "row 2, position 3". */
export function marketPosition(rules: RulesData, id: string): Message {
  const number = numberOf(rules, id)
  return message('component.market', {
    level: Math.floor(number / POSITIONS) + 1,
    position: (number % POSITIONS) + 1,
  })
}

/** A slot or place by the card it stands on. */
export function slot(rules: RulesData, id: string): Message {
  const place = rules.places.findIndex((each) => each.id === id)
  if (place >= 0) return message(place === 0 ? 'component.coinsPlace' : 'component.buildPlace')
  const card = item(
    rules.craftsmen,
    rules.craftsmen.findIndex(({ slots }) => slots.some((each) => each.id === id)),
  )
  return message('component.card', { name: card.name })
}

/** Whether a line is that of a worker who builds: what follows says it all — CB-5.4. */
export const isBuildWorker = ({ key, params }: Message): boolean =>
  key === 'event.workerPlaced' && isSame(params['where'], message('component.buildPlace'))

/** What gave or asked for something, whatever it is. */
export function source(rules: RulesData, id: string): Message {
  if (rules.buildings.some((each) => each.id === id)) return building(rules, id)
  if (rules.contracts.some((each) => each.id === id)) return contract(rules, id)
  if (rules.positions.some((each) => each.id === id)) return marketPosition(rules, id)
  const effect = rules.effects.findIndex((each) => each.id === id)
  return effect < 0 ? slot(rules, id) : giver(rules, effect)
}

/** The card, place or power that an effect is printed on. */
function giver(rules: RulesData, effect: number): Message {
  const card = rules.craftsmen.find(({ slots }) => slots.some((each) => each.effect === effect))
  if (card !== undefined) return message('component.card', { name: card.name })
  const place = rules.places.find((each) => each.effect === effect)
  if (place !== undefined) return slot(rules, place.id)
  const kind = rules.powers.findIndex((power) => reaches(rules, power.effect, effect))
  return message('component.power', { kind: message(`symbol.${item(SYMBOLS, kind)}`) })
}

const reaches = (rules: RulesData, from: number, effect: number): boolean =>
  from === effect ||
  optionsOf(effectAt(rules, from)).some((option) => reaches(rules, option, effect))

/** The name of a line of the final account. */
export const scoreLabel = (label: string): Message => dynamicMessage(`score.${label}`)
