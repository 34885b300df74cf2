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

const HEADING = /^#{1,6} +(.+)$/
const CLAUSE = /^- \*\*([A-Z]+-[A-Z0-9.-]+)\*\* +(.+)$/
const ROW = /^\|/

/** Every clause of a rulebook, in its order. Prose between the clauses is not a rule. */
export function parseRulebook(markdown: string): Clause[] {
  const clauses: Clause[] = []
  let section = ''
  let table: string[] | undefined
  for (const line of markdown.split(/\r?\n/)) {
    const [, id, text] = CLAUSE.exec(line) ?? []
    if (id !== undefined && text !== undefined) {
      table = []
      clauses.push(clause(id, text, section, table))
    } else if (ROW.test(line)) table?.push(line)
    else if (line.trim() !== '') {
      section = HEADING.exec(line)?.[1] ?? section
      table = undefined
    }
  }
  return clauses
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
