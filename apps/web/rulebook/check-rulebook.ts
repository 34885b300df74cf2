import {
  type Block,
  blocksOf,
  figuresOf,
  headingsOf,
  type Inline,
  passagesOf,
  type Rulebook,
} from './rulebook.ts'

/** What a rulebook may name. */
export interface Known {
  readonly clauses: ReadonlySet<string>
  readonly figures: ReadonlySet<string>
  readonly signs: ReadonlySet<string>
  /** Where links may lead: `#setup`, `solitaire#setup`. */
  readonly targets: ReadonlySet<string>
}

/** What a rulebook names that is not there. */
export function faultsOf(book: Rulebook, known: Known): string[] {
  const passages = passagesOf(blocksOf(book))
  const headings = book.sections.flatMap(headingsOf)
  const inline = passages.flatMap(({ text }) => everyPart(text))
  const unknown = (kind: string, named: readonly string[], there: ReadonlySet<string>) =>
    named.filter((name) => !there.has(name)).map((name) => `there is no ${kind} ${name}`)
  return [
    ...headings
      .filter((id, i) => headings.indexOf(id) !== i)
      .map((id) => `two headings are called ${id}`),
    ...unknown(
      'clause',
      passages.flatMap(({ clauses }) => clauses),
      known.clauses,
    ),
    ...unknown('figure', figuresOf(blocksOf(book)), known.figures),
    ...unknown(
      'sign',
      inline.flatMap((part) => (part.kind === 'sign' ? [part.sign] : [])),
      known.signs,
    ),
    ...unknown(
      'link target',
      inline.flatMap((part) => (part.kind === 'link' ? [part.to] : [])),
      known.targets,
    ),
    ...unknown(
      'section for search words:',
      book.searchWords.map(({ section }) => section),
      new Set(headings),
    ),
  ]
}

type Marked = Exclude<Inline, string>

const everyPart = (text: readonly Inline[]): Marked[] =>
  text.flatMap((part): Marked[] => {
    if (typeof part === 'string') return []
    return part.kind === 'sign' ? [part] : [part, ...everyPart(part.text)]
  })

/** Where a translation has other headings, figures or clauses than the original. */
export function differences(original: Rulebook, translation: Rulebook): string[] {
  const compared = [
    ['headings', (book: Rulebook) => book.sections.flatMap(headingsOf)],
    ['figures', (book: Rulebook) => figuresOf(blocksOf(book))],
    ['clauses', (book: Rulebook) => passagesOf(blocksOf(book)).flatMap(({ clauses }) => clauses)],
    ['parts', (book: Rulebook) => blocksOf(book).map(shapeOf)],
  ] as const
  return compared.flatMap(([what, of]) => {
    const [wanted, found] = [of(original), of(translation)]
    const at = wanted.findIndex((each, i) => each !== found[i])
    if (at < 0 && found.length === wanted.length) return []
    const place = at < 0 ? wanted.length : at
    return [
      `the ${what} differ: ${found[place] ?? 'nothing'} instead of ${wanted[place] ?? 'nothing'}` +
        ` (number ${place + 1})`,
    ]
  })
}

/** What a block is, and how much it holds. */
function shapeOf(block: Block): string {
  switch (block.kind) {
    case 'list':
      return `list of ${block.items.length}`
    case 'table':
      return `table of ${block.rows.length}`
    case 'box':
      return `box of ${block.blocks.length}`
    default:
      return block.kind
  }
}
