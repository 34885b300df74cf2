import { type Block, type Clause, parseSections } from '@guildhall/texts'
import { BOOKS, type BookId } from './clause-href.ts'

export interface Book {
  readonly id: BookId
  readonly sections: readonly Section[]
}

export interface Section {
  /** What a link to it names, e.g. `RC-2`. */
  readonly id: string
  readonly title: string
  readonly blocks: readonly Block[]
}

/** A book is longer than all other pages together: it is loaded when somebody reads it. */
const FILES = import.meta.glob<string>('../../../../../rules/*.md', {
  query: '?raw',
  import: 'default',
})

const books = new Map<BookId, Promise<Book>>()

export function loadBook(id: BookId): Promise<Book> {
  const known = books.get(id)
  if (known !== undefined) return known
  const load = FILES[`../../../../../rules/${id}.md`]
  if (load === undefined) throw new Error(`no rulebook ${id}`)
  const book = load().then((text) => bookFrom(id, text))
  book.catch(() => books.delete(id)) // the next call tries again
  books.set(id, book)
  return book
}

export const loadAll = (): Promise<Book[]> => Promise.all(BOOKS.map(loadBook))

function bookFrom(id: BookId, text: string): Book {
  const sections = parseSections(text)
    .map(({ title, blocks }) => ({ title, blocks: blocks.filter(isRead) }))
    .filter(({ blocks }) => blocks.length > 0)
    .map(({ title, blocks }) => {
      const [, name = title, words = ''] = /^([A-Z]+-[A-Z0-9]+) ?(.*)$/.exec(title) ?? []
      return { id: name, title: words || name, blocks }
    })
  return { id, sections }
}

/** The page makes its own table of contents and rules. */
const isRead = (block: Block): boolean =>
  block.kind !== 'prose' || !/^(Contents: |---$)/.test(block.text)

export const clausesOf = ({ blocks }: Section): Clause[] =>
  blocks.flatMap((block) => (block.kind === 'clause' ? [block.clause] : []))

export const isBook = (id: string): id is BookId => BOOKS.some((book) => book === id)

export interface SearchHit {
  readonly book: BookId
  readonly clause: Clause
}

/** The clauses that hold every word, those whose id was typed first. */
export function search(books: readonly Book[], typed: string, most = 40): SearchHit[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  const found = books.flatMap(({ id, sections }) =>
    sections.flatMap((section) =>
      clausesOf(section)
        .filter((clause) => {
          const text = [clause.id, section.title, clause.text, ...clause.table]
            .join(' ')
            .toLowerCase()
          return words.every((word) => text.includes(word))
        })
        .map((clause): SearchHit => ({ book: id, clause })),
    ),
  )
  const named = ({ clause }: SearchHit) => (words.includes(clause.id.toLowerCase()) ? 0 : 1)
  return found.sort((a, b) => named(a) - named(b)).slice(0, most)
}
