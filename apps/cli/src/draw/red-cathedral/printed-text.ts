import type { Message, MessageParams } from '@guildhall/kernel'
import { english, type Printed, printedWords, type View } from '@guildhall/red-cathedral'
import type { Translator } from '@guildhall/texts'
import { t, translatorOf } from '../../i18n.ts'
import { paint } from '../../output.ts'
import { cut } from '../../text.ts'
import type { RenderedTable } from '../table-renderer.ts'
import { catalogue as short } from './locales/en.ts'

/** The parts of a view. */
export type SpaceView = View['market'][number]
export type SectionView = View['towers'][number][number]
export type PlayerView = View['players'][number]
export type Goods = View['supply']

/** A letter for each material; the jewels are told from gold by theirs. */
export const LETTERS: readonly (readonly [kind: keyof Goods, letter: string])[] = [
  ['wood', 'W'],
  ['brick', 'B'],
  ['stone', 'S'],
  ['gold', 'G'],
  ['green', 'E'],
  ['purple', 'A'],
  ['diamond', 'D'],
]

/** Goods as letters, one for each piece: `WWB`. */
export const letters = (goods: Goods): string =>
  LETTERS.map(([kind, letter]) => letter.repeat(goods[kind] ?? 0)).join('')

export const sizeOf = (goods: Goods): number =>
  Object.values(goods).reduce((sum, n) => sum + (n ?? 0), 0)

const TINTS: Readonly<Record<string, (text: string) => string>> = {
  red: paint.red,
  blue: paint.blueBright,
  green: paint.green,
  yellow: paint.yellow,
  white: paint.bold,
  black: paint.inverse,
}

export const tinted = (colour: string, text: string): string => (TINTS[colour] ?? String)(text)

/** The letter of a colour. Blue is B, so black is K, as printers have it. */
export const initial = (colour: string): string =>
  colour === 'black' ? 'K' : colour.slice(0, 1).toUpperCase()

/** What is printed at a table, in words short enough to stand in a drawing. */
export class PrintedText {
  readonly #printed: (id: string) => Printed
  readonly #short: Translator
  /** The texts of the game. */
  readonly translate: Translator

  constructor({ request, translate }: RenderedTable) {
    const printed = printedWords(request)
    if (!printed.ok) throw new Error('a table that is open cannot be drawn')
    this.#printed = printed.value
    this.#short = translatorOf({ ...english, ...short }, ['red-cathedral', 'short'], 'unit')
    this.translate = translate
  }

  name(id: string): string {
    return this.#short(this.#printed(id).name)
  }

  /** The effects of a card or a tile: `2 rubles → 1 gold, repeat`. */
  effects(id: string): string[] {
    return this.#printed(id).effects.map((effect) => this.#short(briefer(effect)))
  }

  /** What a specialist or a contract does, no wider than that: `Carpenter: 2 wood, 2 brick`. */
  work(id: string, width: number): string {
    const name = this.name(id)
    const [effect = ''] = this.effects(id)
    const text = cut(`${name}: ${effect}`, width)
    return paint.bold(text.slice(0, name.length)) + text.slice(name.length)
  }

  /** The tool on the back of a specialist. */
  tool(id: string): string {
    const { back } = this.#printed(id)
    return back === null ? '' : this.#short(back).toLowerCase()
  }

  /** What a tile gives, `times` over. */
  gains(id: string, times = 1): string {
    return this.#gainsOf(id)
      .map((gain) => this.#short(multiplied(briefer(gain), times)))
      .join(', ')
  }

  /** What a tile gives as a sign of at most three letters: `W`, `2₽`, `any`. */
  sign(id: string): string {
    return this.#gainsOf(id).map(signOf).join('')
  }

  /** How many materials a tile gives. */
  materials(id: string): number {
    return this.#gainsOf(id)
      .filter(({ key }) => LETTERS.some(([kind]) => key === `amount.${kind}`))
      .reduce((sum, { params }) => sum + Number(params['n']), 0)
  }

  #gainsOf(id: string): readonly Message[] {
    const gains = this.#printed(id).effects[0]?.params['gains']
    return isMessages(gains) ? gains.map(amountIn) : []
  }
}

const isMessages = (value: MessageParams[string] | undefined): value is readonly Message[] =>
  Array.isArray(value)

/** The amount in what is shown as a gain. */
const amountIn = (gain: Message): Message => {
  const { what } = gain.params
  return typeof what === 'object' && 'key' in what ? what : gain
}

const COMMON = 3
const JEWELS = 2

/** "1 of wood, brick, or stone" is a common material, "1 of all six" any. */
function briefer({ key, params }: Message): Message {
  const { kinds, n } = params
  if (key === 'effect.choice' && isMessages(kinds) && typeof n === 'number') {
    const [a, b] = kinds
    const either = a !== undefined && b !== undefined ? { a, b } : {}
    return { key: choiceName(kinds), params: { n, ...either } }
  }
  const inner = Object.entries(params).map(([name, value]): [string, MessageParams[string]] => [
    name,
    isMessages(value) ? value.map(briefer) : value,
  ])
  return { key, params: Object.fromEntries(inner) }
}

function choiceName(kinds: readonly Message[]): string {
  const names = kinds.map(({ key }) => key)
  if (kinds.length > COMMON) return 'short.any'
  if (kinds.length === COMMON) return 'short.common'
  return kinds.length === JEWELS && names.includes('kind.green') ? 'short.jewel' : 'short.either'
}

function multiplied({ key, params }: Message, times: number): Message {
  const { n } = params
  return typeof n === 'number' ? { key, params: { ...params, n: n * times } } : { key, params }
}

const SIGNS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(LETTERS.map(([kind, letter]) => [`amount.${kind}`, letter])),
  'amount.ruble': '₽',
  'amount.recognition': '☆',
  'amount.prestige': '★',
  'amount.permit': 'P',
}

function signOf(gain: Message): string {
  const { key, params } = briefer(gain)
  const { n, die } = params
  const sign = SIGNS[key]
  if (sign !== undefined) return n === 1 ? sign : `${n}${sign}`
  if (typeof die === 'object' && 'key' in die) return `d${initial(die.key.replace('die.', ''))}`
  return key === 'short.any' ? t('rc.sign.any') : t('rc.sign.common')
}
