import builtIn from '../../../../../games/craftsmen-builders/rules/data/components.json' with {
  type: 'json',
}

/** What is printed on the components, as the data file has it. */
export interface Item {
  readonly of: string
  readonly n: number
}

export interface Step {
  readonly pay?: readonly Item[]
  readonly gain?: readonly Item[]
  readonly build?: { readonly coinDiscount: number }
  readonly produce?: unknown
  readonly choose?: readonly { readonly steps: readonly Step[] }[]
  readonly useCraftsman?: string
}

/** A line of a craftsman, or a place of the permanent one. */
export interface Line {
  readonly id: string
  readonly slots?: readonly { readonly id: string; readonly fee: number }[]
  readonly limit: 'once' | { readonly max: number }
  readonly steps: readonly Step[]
}

export interface Craftsman {
  readonly id: string
  readonly name: string
  readonly lines?: readonly Line[]
  readonly places?: readonly Line[]
}

export interface Building {
  readonly id: string
  readonly name: string
  readonly castle: boolean
  readonly cost: readonly Item[]
  readonly income: readonly Item[]
  readonly residual: readonly Item[]
  readonly badges: readonly string[]
  readonly points: number
}

interface Board {
  readonly id: string
  readonly badge: string
  readonly sites: readonly { readonly income: readonly Item[] }[]
}

interface Power {
  readonly id: string
  readonly kind: string
  readonly steps: readonly Step[]
  readonly stepsIfUnused?: readonly Step[]
}

interface Position {
  readonly id: string
  readonly builder: readonly Item[]
  readonly others: readonly Item[]
}

/** All that a drawing needs of the component data. */
export interface Printed {
  readonly craftsmen: readonly Craftsman[]
  readonly boards: readonly Board[]
  readonly buildings: readonly Building[]
  readonly contracts: readonly { readonly id: string; readonly badges: readonly string[] }[]
  readonly powers: readonly Power[]
  readonly market: { readonly rows: readonly { readonly positions: readonly Position[] }[] }
  readonly constants: {
    readonly lapsPerRound: { readonly value: number }
    readonly pieces: { readonly markers: number }
    readonly endTriggers: { readonly castles: number; readonly contracts: number }
  }
}

type Fields = Readonly<Record<string, unknown>>

/** The components of a table: the built-in ones, with what the owner of a printed game entered. */
export function printedFor(own: unknown): Printed {
  const data: Fields = builtIn
  if (!isFields(own)) return builtIn as unknown as Printed
  const parts = Object.entries(data).map(([part, base]) => [part, laidOver(base, own[part])])
  return Object.fromEntries(parts) as unknown as Printed
}

/** Lists by the ids of their components, the rest by its fields. */
function laidOver(base: unknown, own: unknown): unknown {
  if (own === undefined) return base
  if (isList(base) && isList(own) && own.every(hasId)) {
    const known = new Set(base.map(({ id }) => id))
    const changed = base.map((entry) => ({ ...entry, ...own.find(({ id }) => id === entry['id']) }))
    return [...changed, ...own.filter(({ id }) => !known.has(id))]
  }
  if (!isFields(base) || !isFields(own)) return own
  const fields = Object.entries(own).map(([name, value]) => {
    const before = base[name]
    return [name, isFields(before) && isFields(value) ? { ...before, ...value } : value]
  })
  return { ...base, ...Object.fromEntries(fields) }
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isList = (value: unknown): value is readonly Fields[] =>
  Array.isArray(value) && value.every(isFields)
const hasId = (value: Fields): boolean => typeof value['id'] === 'string'
