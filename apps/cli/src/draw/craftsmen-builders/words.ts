import type { View } from '@guildhall/craftsmen-builders'
import { message } from '@guildhall/kernel'
import type { Sayer } from '@guildhall/texts'
import { paint } from '../../output.ts'
import { say } from '../../say.ts'
import type { FacedTable } from '../face.ts'
import {
  type Building,
  type Craftsman,
  type Item,
  type Line,
  printedFor,
  type Step,
} from './printed.ts'

export const SYMBOLS = ['meat', 'fish', 'cheese', 'bread', 'cake', 'eggplant'] as const
type BadgeSymbol = (typeof SYMBOLS)[number]

const KINDS = ['coin', 'wood', 'stone'] as const

const TINTS: Readonly<Record<string, (words: string) => string>> = {
  red: paint.red,
  blue: paint.blueBright,
  green: paint.green,
  yellow: paint.yellow,
}

const tinted = (colour: string, words: string): string => (TINTS[colour] ?? String)(words)

/** Badges as letters: `MFC`. */
export const letters = (badges: readonly string[]): string =>
  badges.map((symbol) => say(`cb.letter.${symbol as BadgeSymbol}`)).join('')

/** Goods in short: `3c 1w`; `between` stands between the kinds. */
export const goods = (items: readonly Item[], between = ' '): string =>
  items.map(({ of, n }) => say(`cb.goods.${kindOf(of)}`, { n })).join(between)

const kindOf = (of: string) => KINDS.find((kind) => kind === of) ?? 'choice'

/** What a player has or earns, as items. */
export const itemsIn = (held: { readonly [K in (typeof KINDS)[number]]?: number }): Item[] =>
  KINDS.flatMap((of) => ((held[of] ?? 0) > 0 ? [{ of, n: held[of] ?? 0 }] : []))

/** What is printed at a table, in words short enough to stand in a drawing. */
export class Words {
  readonly printed: ReturnType<typeof printedFor>
  /** The game's own words. */
  readonly say: Sayer
  readonly #colours: readonly string[]
  readonly #contractCraftsman: boolean

  constructor({ request, options, say: words }: FacedTable) {
    this.printed = printedFor(request.components)
    this.say = words
    this.#colours = options['colours'] as readonly string[]
    this.#contractCraftsman = options['contractCraftsman'] !== 'unused'
  }

  name(seat: number): string {
    return this.say(message(`player.${this.#colours[seat]}`))
  }

  tinted(seat: number, words: string): string {
    return tinted(this.#colours[seat] ?? '', words)
  }

  /** The letter of a player in that player's colour. */
  letter(seat: number): string {
    return this.tinted(seat, paint.bold(this.name(seat).slice(0, 1)))
  }

  letters(seats: readonly number[]): string {
    return seats.map((seat) => this.letter(seat)).join('')
  }

  craftsman(id: string): Craftsman {
    return found(this.printed.craftsmen, id)
  }

  building(id: string): Building {
    return found(this.printed.buildings, id)
  }

  /** A line in short: `1w→7c`, `≤2× 1w→2s`. */
  effect({ steps, limit }: Line): string {
    const what = this.#steps(steps)
    return limit === 'once' ? what : say('cb.effect.times', { max: limit.max, what })
  }

  power(kind: string): string {
    const power = this.printed.powers.find((each) => each.kind === kind)
    const { steps = [], stepsIfUnused = steps } = power ?? {}
    return this.#steps(this.#contractCraftsman ? steps : stepsIfUnused)
  }

  #steps(steps: readonly Step[]): string {
    return steps.map((step) => this.#step(step)).join(say('cb.effect.then'))
  }

  #step({ pay, gain, build, choose, useCraftsman }: Step): string {
    const either = (options: readonly string[]) => options.join(say('cb.effect.or'))
    if (pay !== undefined) return goods(pay)
    if (gain !== undefined) return goods(gain)
    if (build?.coinDiscount === 0) return say('cb.effect.build')
    if (build !== undefined) return say('cb.effect.buildCheaper', { n: build.coinDiscount })
    if (choose !== undefined) return either(choose.map((option) => this.#steps(option.steps)))
    if (useCraftsman === undefined) return say('cb.effect.produce')
    return either((this.craftsman(useCraftsman).lines ?? []).map((line) => this.effect(line)))
  }
}

function found<T extends { readonly id: string }>(list: readonly T[], id: string): T {
  const entry = list.find((each) => each.id === id)
  if (entry === undefined) throw new Error(`nothing printed is called ${id}`)
  return entry
}

export type PlayerView = View['players'][number]
