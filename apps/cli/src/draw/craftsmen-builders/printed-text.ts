import { type Components, loadComponents, type View } from '@guildhall/craftsmen-builders'
import { message } from '@guildhall/kernel'
import type { Translator } from '@guildhall/texts'
import { t } from '../../i18n.ts'
import { paint } from '../../output.ts'
import type { RenderedTable } from '../table-renderer.ts'

type Building = Components['buildings'][number]
type Craftsman = Components['craftsmen'][number]
export type Line = Extract<Craftsman, { readonly lines: unknown }>['lines'][number]
type Place = Extract<Craftsman, { readonly places: unknown }>['places'][number]
type Step = Components['powers'][number]['steps'][number]
interface Item {
  readonly of: string
  readonly n: number
}

export const SYMBOLS = ['meat', 'fish', 'cheese', 'bread', 'cake', 'eggplant'] as const
type BadgeSymbol = (typeof SYMBOLS)[number]

const KINDS = ['coin', 'wood', 'stone'] as const

const TINTS: Readonly<Record<string, (text: string) => string>> = {
  red: paint.red,
  blue: paint.blueBright,
  green: paint.green,
  yellow: paint.yellow,
}

const tinted = (colour: string, text: string): string => (TINTS[colour] ?? String)(text)

/** Badges as letters: `MFC`. */
export const letters = (badges: readonly string[]): string =>
  badges.map((symbol) => t(`cb.letter.${symbol as BadgeSymbol}`)).join('')

/** Goods in short: `3c 1w`; `between` stands between the kinds. */
export const goods = (items: readonly Item[], between = ' '): string =>
  items.map(({ of, n }) => t(`cb.goods.${kindOf(of)}`, { n })).join(between)

const kindOf = (of: string) => KINDS.find((kind) => kind === of) ?? 'choice'

/** What a player has or earns, as items. */
export const itemsIn = (held: { readonly [K in (typeof KINDS)[number]]?: number }): Item[] =>
  KINDS.flatMap((of) => ((held[of] ?? 0) > 0 ? [{ of, n: held[of] ?? 0 }] : []))

/** What is printed at a table, in words short enough to stand in a drawing. */
export class PrintedText {
  readonly printed: Components
  /** The texts of the game. */
  readonly translate: Translator
  readonly #colours: readonly string[]
  readonly #contractCraftsman: boolean

  constructor({ request, options, translate }: RenderedTable) {
    const printed = loadComponents(request.components)
    if (!printed.ok) throw new Error('a table that is open cannot be drawn')
    this.printed = printed.value
    this.translate = translate
    this.#colours = options['colours'] as readonly string[]
    this.#contractCraftsman = options['contractCraftsman'] !== 'unused'
  }

  name(seat: number): string {
    return this.translate(message(`player.${this.#colours[seat]}`))
  }

  tinted(seat: number, text: string): string {
    return tinted(this.#colours[seat] ?? '', text)
  }

  /** The letter of a player in that player's colour. */
  letter(seat: number): string {
    return this.tinted(seat, paint.bold(this.name(seat).slice(0, 1)))
  }

  letters(seats: readonly number[]): string {
    return seats.map((seat) => this.letter(seat)).join('')
  }

  craftsman(id: string): Craftsman {
    return this.#named(found(this.printed.craftsmen, id))
  }

  lines(id: string): readonly Line[] {
    const card = this.craftsman(id)
    return 'lines' in card ? card.lines : []
  }

  /** The places of the permanent craftsman. */
  get places(): readonly Place[] {
    return this.printed.craftsmen.flatMap((card) => ('places' in card ? card.places : []))
  }

  building(id: string): Building {
    return this.#named(found(this.printed.buildings, id))
  }

  /** The card whose name, as it is shown here, is typed so; null where there is none. */
  cardTyped(words: readonly string[]): string | null {
    const { craftsmen, buildings } = this.printed
    const typed = words.join(' ').toLowerCase()
    const card = [...craftsmen, ...buildings].find(
      (each) => this.#named(each).name.toLowerCase() === typed,
    )
    return card?.id ?? null
  }

  /** A card with its name in the language of the terminal. */
  #named<T extends { readonly name: string }>(card: T): T {
    return { ...card, name: this.translate(message('component.card', { name: card.name })) }
  }

  /** A line in short: `1w→7c`, `≤2× 1w→2s`. */
  effect({ steps, limit }: Line | Place): string {
    const what = this.#steps(steps)
    return limit === 'once' ? what : t('cb.effect.times', { max: limit.max, what })
  }

  power(kind: string): string {
    const power = this.printed.powers.find((each) => each.kind === kind)
    const { steps = [], stepsIfUnused = steps } = power ?? {}
    return this.#steps(this.#contractCraftsman ? steps : stepsIfUnused)
  }

  #steps(steps: readonly Step[]): string {
    return steps.map((step) => this.#step(step)).join(t('cb.effect.then'))
  }

  #step(step: Step): string {
    const either = (options: readonly string[]) => options.join(t('cb.effect.or'))
    if ('pay' in step) return goods(step.pay)
    if ('gain' in step) return goods(step.gain)
    if ('build' in step) return built(step.build.coinDiscount)
    if ('choose' in step) return either(step.choose.map((option) => this.#steps(option.steps)))
    if ('produce' in step) return t('cb.effect.produce')
    return either(this.lines(step.useCraftsman).map((line) => this.effect(line)))
  }
}

const built = (discount: number): string =>
  discount === 0 ? t('cb.effect.build') : t('cb.effect.buildCheaper', { n: discount })

function found<T extends { readonly id: string }>(list: readonly T[], id: string): T {
  const entry = list.find((each) => each.id === id)
  if (entry === undefined) throw new Error(`nothing printed is called ${id}`)
  return entry
}

export type PlayerView = View['players'][number]
