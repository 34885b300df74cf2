/** One numbered rule, or one worked example, of a rulebook in `rules/`. */
export interface Clause {
  readonly id: string
  /** The heading it stands under, e.g. `RC-2 Setup`. */
  readonly section: string
  /** Its words, in markdown, with the marks of `tags` left in. */
  readonly text: string
  /** The rows of the table that belongs to it; empty for most. */
  readonly table: readonly string[]
  readonly example: boolean
  readonly tags: Tags
}

export interface Tags {
  /** How chance enters: `roll`, `shuffle`, `draw`. */
  readonly random: readonly string[]
  /** The decisions a player takes here. */
  readonly decide: readonly string[]
  /** The settings that change this clause. */
  readonly setting: readonly string[]
}

/** A part of a rulebook under one heading, whole: clauses, and what stands between them. */
export interface RulebookSection {
  /** E.g. `RC-2 Setup`. */
  readonly title: string
  readonly blocks: readonly Block[]
}

export type Block =
  | { readonly kind: 'clause'; readonly clause: Clause }
  | { readonly kind: 'prose'; readonly text: string }
  /** The rows of a table that belongs to no clause. */
  | { readonly kind: 'table'; readonly rows: readonly string[] }

const HEADING = /^#{1,6} +(.+)$/
const CLAUSE = /^- \*\*([A-Z]+-[A-Z0-9.-]+)\*\* +(.+)$/
const ROW = /^\|/

/** Every clause of a rulebook, in its order. Prose between the clauses is not a rule. */
export const parseRulebook = (markdown: string): Clause[] =>
  parseSections(markdown).flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'clause' ? [block.clause] : [])),
  )

/** The whole rulebook, to be read. */
export function parseSections(markdown: string): RulebookSection[] {
  let blocks: Block[] = []
  let title = ''
  const sections: RulebookSection[] = [{ title, blocks }]
  let table: string[] | undefined
  for (const line of markdown.split(/\r?\n/)) {
    const [, id, text] = CLAUSE.exec(line) ?? []
    const [, heading] = HEADING.exec(line) ?? []
    if (id !== undefined && text !== undefined) {
      table = []
      blocks.push({ kind: 'clause', clause: clause(id, text, title, table) })
    } else if (ROW.test(line)) {
      if (table === undefined) {
        table = []
        blocks.push({ kind: 'table', rows: table })
      }
      table.push(line)
    } else if (heading !== undefined) {
      table = undefined
      title = heading
      blocks = []
      sections.push({ title, blocks })
    } else if (line.trim() !== '') {
      table = undefined
      blocks.push({ kind: 'prose', text: line.trim() })
    }
  }
  return sections
}

function clause(id: string, text: string, section: string, table: readonly string[]): Clause {
  return { id, section, text, table, example: /-EX\d+$/.test(id), tags: tagsOf(text) }
}

function tagsOf(text: string): Tags {
  // A mark in code quotes is spoken about, not set (the clauses on how to read the book).
  const set = text.replaceAll(/`[^`]*`/g, '')
  return {
    random: all(set, /\[random: ([a-z-]+)\]/g),
    decide: all(set, /\[decide: ([a-z-]+)\]/g),
    setting: all(text, /`setting: ([A-Za-z]+)`/g).filter((name) => name !== 'name'),
  }
}

const all = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map((match) => match[1] ?? '')
