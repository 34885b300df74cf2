import { type Block, type Clause, type Language, parseSections } from '@guildhall/texts'
import { BOOKS, type BookId } from './clause-href.ts'

/** The rules of a book, clause by clause. */
export interface ExactRules {
  readonly id: BookId
  /** English where there is no translation. */
  readonly language: Language
  readonly sections: readonly Section[]
}

export interface Section {
  /** What a link to it names, e.g. `RC-2`; before the first chapter the name of the book. */
  readonly id: string
  readonly title: string
  readonly blocks: readonly Block[]
}

/** They are longer than all other pages together: they are loaded when somebody reads them. */
const ENGLISH = import.meta.glob<string>('../../../../../rules/*.md', {
  query: '?raw',
  import: 'default',
})
const TRANSLATED = import.meta.glob<string>('../../../../../rules/exact/*/*.md', {
  query: '?raw',
  import: 'default',
})

const books = new Map<string, Promise<ExactRules>>()

/** The exact rules in a language; in English where they are not translated. */
export function loadExactRules(id: BookId, wanted: Language): Promise<ExactRules> {
  const key = `${id} ${wanted}`
  const known = books.get(key)
  if (known !== undefined) return known
  const book = load(id, wanted)
  book.catch(() => books.delete(key)) // the next call tries again
  books.set(key, book)
  return book
}

async function load(id: BookId, wanted: Language): Promise<ExactRules> {
  const translated = TRANSLATED[`../../../../../rules/exact/${id}/${wanted}.md`]
  const english = ENGLISH[`../../../../../rules/${id}.md`]
  if (english === undefined) throw new Error(`there are no rules ${id}`)
  if (translated === undefined) return rulesFrom(id, 'en', await english())
  return rulesFrom(id, wanted, await translated())
}

export const loadAllExactRules = (wanted: Language): Promise<ExactRules[]> =>
  Promise.all(BOOKS.map((id) => loadExactRules(id, wanted)))

function rulesFrom(id: BookId, language: Language, text: string): ExactRules {
  const sections = parseSections(text)
    .filter(({ title }) => !FOR_PROGRAMS.test(title))
    .map(({ title, blocks }) => ({ title, blocks: blocks.filter(isRead) }))
    .filter(({ blocks }) => blocks.length > 0)
    .map(({ title, blocks }) => {
      const [, name = id, words = title] = /^([A-Z]+-[A-Z0-9]+) ?(.*)$/.exec(title) ?? []
      return { id: name, title: words === '' ? name : words, blocks }
    })
  return { id, language, sections }
}

/** Chapters in which the names of marks are listed. */
const FOR_PROGRAMS = /^(RC-15|CT-12|IV-11|CB-13) |^(RC-18|CB-15) /
/** Clauses that say how the marks are read. */
const ABOUT_MARKS = /^(RC|CB)-0\.[234568]$/

/** The page makes its own table of contents. */
function isRead(block: Block): boolean {
  if (block.kind === 'prose') return !/^(Contents: |---$)/.test(block.text)
  return block.kind !== 'clause' || !ABOUT_MARKS.test(block.clause.id)
}

export const clausesOf = ({ blocks }: Section): Clause[] =>
  blocks.flatMap((block) => (block.kind === 'clause' ? [block.clause] : []))
