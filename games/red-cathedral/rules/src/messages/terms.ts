import { at, item, type Message } from '@guildhall/kernel'
import { asGain } from '@guildhall/kernel/toolbox'
import { bundleOf, count, type Goods } from '../bundle.ts'
import { DICE, MATERIALS, ORNAMENTS } from '../constants.ts'
import { stepRule } from '../lookup.ts'
import type { Amounts, AtSpaces } from '../modules/base/effect-types.ts'
import type { EffectStep, StepOf } from '../modules/types.ts'
import type { RulesData } from '../rules-data.ts'
import type { State } from '../state.ts'
import { dynamicMessage, message } from './message.ts'

/** The words for pieces and places, as messages inside messages. */

export const player = (rules: RulesData, seat: number): Message =>
  dynamicMessage(rules.seats[seat]?.name ?? 'player.none')

export const die = (name: string): Message => dynamicMessage(`die.${name}`)

/** "4 wood and 2 rubles", as a list of messages; "nothing" where it is empty. */
export function things(parts: {
  readonly goods?: Goods | undefined
  readonly rubles?: number | undefined
  readonly recognition?: number | undefined
  readonly prestige?: number | undefined
  readonly permits?: number | undefined
}): Message[] {
  const list = MATERIALS.map((kind) => amount(kind, parts.goods?.[kind]))
  list.push(amount('ruble', parts.rubles), amount('recognition', parts.recognition))
  list.push(amount('prestige', parts.prestige), amount('permit', parts.permits))
  const named = list.filter((entry) => entry !== null)
  return named.length > 0 ? named : [message('amount.nothing')]
}

const amount = (kind: string, n: number | undefined): Message | null =>
  n === undefined || n === 0 ? null : dynamicMessage(`amount.${kind}`, { n })

/** A section by its tower: "Tower 2, base". */
export function sectionOf({ towerStart, cards }: State, section: number): Message {
  const tower = towerStart.filter((start) => start <= section).length
  const from = at(towerStart, tower - 1)
  return sectionIn(tower, section - from + 1, (towerStart[tower] ?? cards.length) - from)
}

/** A section of a tower of that height, both counted from 1; a middle by its level where there are several. */
export function sectionIn(tower: number, level: number, height: number): Message {
  return dynamicMessage(`section.${placeIn(level, height)}`, { tower, level })
}

function placeIn(level: number, height: number): string {
  if (level === 1) return 'base'
  if (level === height) return 'dome'
  return height === 3 ? 'middle' : 'level'
}

/** The ornament that a section can carry. */
export function ornamentOn(rules: RulesData, state: State, section: number): Message {
  const card = rules.cathedralCards[state.cards[section] ?? -1]
  return message(`ornament.${item(ORNAMENTS, card?.type ?? 0)}`)
}

/** A workshop space by its die: "the red workshop", "the first white workshop". */
export function workshop(rules: RulesData, seat: number, space: number): Message {
  const there = rules.boards[seat]?.spaces[space]
  return dynamicMessage(there === undefined ? 'component.none' : `workshop.${there.id}`)
}

/** What a component is called: the name of the card an action stands on, or of the tile. */
export function component(rules: RulesData, id: string): Message {
  const card = rules.influenceCards.find(({ actions }) =>
    actions.some((a) => rules.effects[a]?.id === id),
  )
  if (card !== undefined) return message('component.card', { name: card.name })
  const tile = rules.workshopTiles.find((entry) => entry.id === id)
  if (tile !== undefined) return message('component.tile', { name: tile.name })
  for (const module of rules.modules) {
    const name = module.nameOf?.(rules, id) ?? null
    if (name !== null) return name
  }
  return message('component.space', { goods: resourceGoods(rules, id) })
}

function resourceGoods(rules: RulesData, id: string): Message[] {
  const effect = item(rules.effects, rules.effectPlace.get(id) ?? -1)
  return effectGains(rules, effect.steps)
}

/** What steps give, named. */
export const effectGains = (rules: RulesData, steps: readonly EffectStep[]): Message[] =>
  steps.flatMap((step) => stepRule(rules, step.word).words(rules, step))

/** What is paid or gained. */
export const amountWords = (amounts: Amounts): Message[] => [
  ...chosen(amounts.choice, amounts.units),
  ...certain(amounts),
]

/** What a gain gives. */
export function gainWords(step: StepOf<'gain'>): Message[] {
  const words = amountWords(step)
  if (step.counter === null) return words
  return [message(`effect.count.${step.counter}`, { gains: words })]
}

/** Which space an effect obtains from, and whether once or for each die there. */
export function obtainWords(step: AtSpaces): Message {
  const named = step.spaces === 'die' ? { die: die(item(DICE, step.die)) } : {}
  const what = dynamicMessage(`effect.${step.spaces}`, named)
  return step.perDie ? message('effect.perDie', { what }) : what
}

function certain(step: Amounts): Message[] {
  const { rubles, recognition, prestige, permits } = step
  if (step.goods === 0 && rubles + recognition + prestige + permits === 0) return []
  const goods = Object.fromEntries(MATERIALS.map((name, kind) => [name, count(step.goods, kind)]))
  return things({ goods, rubles, recognition, prestige, permits })
}

function chosen(choice: number, units: number): Message[] {
  if (units === 0) return []
  const kinds = MATERIALS.filter((_, kind) => (choice & bundleOf(kind, 1)) !== 0)
  return [
    message('effect.choice', { n: units, kinds: kinds.map((kind) => message(`kind.${kind}`)) }),
  ]
}

/** An effect in words: "2 brick → 1 green jewel". */
export function effectWords(rules: RulesData, id: string): Message {
  const effect = item(rules.effects, rules.effectPlace.get(id) ?? -1)
  const { required } = effect
  const gains = effectGains(
    rules,
    effect.steps.filter((step) => step !== required),
  )
  if (required !== null && effect.steps.includes(required)) {
    return message('effect.required', { cost: effectGains(rules, [required]), gains })
  }
  if (effect.pay === null) return message('effect.free', { gains: gains.map(asGain) })
  const cost = amountWords(effect.pay)
  const most = effect.most
  if (most > 0) return message('effect.paidUpTo', { cost, gains, most })
  return message(effect.repeat ? 'effect.paidRepeat' : 'effect.paid', { cost, gains })
}
