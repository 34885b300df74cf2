import { type Block, type Clause, parseSections } from '@guildhall/texts'
import { BOOKS, type BookId } from './clause-href.ts'

/** The rules of a book, clause by clause. */
export interface ExactRules {
  readonly id: BookId
  readonly sections: readonly Section[]
}

export interface Section {
  /** What a link to it names, e.g. `RC-2`. */
  readonly id: string
  readonly title: string
  readonly blocks: readonly Block[]
}

/** They are longer than all other pages together: they are loaded when somebody reads them. */
const FILES = import.meta.glob<string>('../../../../../rules/*.md', {
  query: '?raw',
  import: 'default',
})

const books = new Map<BookId, Promise<ExactRules>>()

export function loadExactRules(id: BookId): Promise<ExactRules> {
  const known = books.get(id)
  if (known !== undefined) return known
  const load = FILES[`../../../../../rules/${id}.md`]
  if (load === undefined) throw new Error(`there are no rules ${id}`)
  const book = load().then((text) => rulesFrom(id, text))
  book.catch(() => books.delete(id)) // the next call tries again
  books.set(id, book)
  return book
}

export const loadAllExactRules = (): Promise<ExactRules[]> => Promise.all(BOOKS.map(loadExactRules))

function rulesFrom(id: BookId, text: string): ExactRules {
  const sections = parseSections(text)
    .filter(({ title }) => !FOR_PROGRAMS.test(title))
    .map(({ title, blocks }) => ({ title, blocks: blocks.filter(isRead) }))
    .filter(({ blocks }) => blocks.length > 0)
    .map(({ title, blocks }) => {
      const [, name = title, words = ''] = /^([A-Z]+-[A-Z0-9]+) ?(.*)$/.exec(title) ?? []
      return { id: name, title: words || name, blocks }
    })
  return { id, sections }
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
