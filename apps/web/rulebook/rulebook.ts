/** A rulebook to be read, as the pages get it: parsed from `rules/book/<book>/<language>.md`. */
export interface Rulebook {
  readonly title: string
  /** What stands above the first heading. */
  readonly lead: readonly Block[]
  readonly sections: readonly RulebookSection[]
  /** Everyday words, and the section in which their answer stands. */
  readonly searchWords: readonly SearchWords[]
}

export interface RulebookSection {
  /** The same in all languages: what a link names. */
  readonly id: string
  readonly title: string
  readonly blocks: readonly Block[]
}

export interface SearchWords {
  readonly words: readonly string[]
  readonly section: string
}

export type Block =
  | ({ readonly kind: 'paragraph' } & Passage)
  | { readonly kind: 'heading'; readonly id: string; readonly title: string }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly Passage[] }
  | {
      readonly kind: 'table'
      readonly head: readonly (readonly Inline[])[]
      readonly rows: readonly (readonly (readonly Inline[])[])[]
    }
  /** An example or a warning in a box of its own. */
  | { readonly kind: 'box'; readonly blocks: readonly Block[] }
  | { readonly kind: 'figure'; readonly figure: string; readonly caption: readonly Inline[] }

/** Some sentences, and the clauses behind them. */
export interface Passage {
  readonly text: readonly Inline[]
  readonly clauses: readonly string[]
}

export type Inline =
  | string
  | { readonly kind: 'strong' | 'emphasis'; readonly text: readonly Inline[] }
  | { readonly kind: 'link'; readonly to: string; readonly text: readonly Inline[] }
  /** A small drawing of a board, by its name, and what it is in words. */
  | { readonly kind: 'sign'; readonly sign: string; readonly label: string }

/** The words of a text, without its drawings. */
export const plainText = (text: readonly Inline[]): string =>
  text
    .map((part) =>
      typeof part === 'string' ? part : part.kind === 'sign' ? part.label : plainText(part.text),
    )
    .join('')

/** Every passage of some blocks, wherever it stands. */
export const passagesOf = (blocks: readonly Block[]): Passage[] => blocks.flatMap(passagesIn)

function passagesIn(block: Block): readonly Passage[] {
  switch (block.kind) {
    case 'paragraph':
      return [block]
    case 'list':
      return block.items
    case 'box':
      return passagesOf(block.blocks)
    case 'figure':
      return [{ text: block.caption, clauses: [] }]
    case 'table':
      return block.rows.map((cells) => ({
        text: cells.flatMap((cell, i) => (i === 0 ? cell : [' – ', ...cell])),
        clauses: [],
      }))
    case 'heading':
      return []
  }
}

/** The ids under which a section can be linked to: its own, and those of its headings. */
export const headingsOf = ({ id, blocks }: RulebookSection): string[] => [
  id,
  ...blocks.flatMap((block) => (block.kind === 'heading' ? [block.id] : [])),
]

/** The figures of some blocks, in their order. */
export const figuresOf = (blocks: readonly Block[]): string[] =>
  blocks.flatMap((block) =>
    block.kind === 'figure' ? [block.figure] : block.kind === 'box' ? figuresOf(block.blocks) : [],
  )

/** All blocks of a rulebook. */
export const blocksOf = ({ lead, sections }: Rulebook): Block[] => [
  ...lead,
  ...sections.flatMap(({ blocks }) => blocks),
]
