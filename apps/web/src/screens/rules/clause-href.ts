/** The rulebooks, as the files in `rules/` are named. */
export const BOOKS = ['red-cathedral', 'contractors', 'solitaire', 'craftsmen-builders'] as const
export type BookId = (typeof BOOKS)[number]

/** A rulebook to be read, every rule by its number, and all on one page. */
export const VIEWS = ['rulebook', 'exact', 'aid'] as const
export type ViewId = (typeof VIEWS)[number]

const PREFIXES: readonly (readonly [RegExp, BookId])[] = [
  [/^RC-/, 'red-cathedral'],
  [/^(CT|GU)-/, 'contractors'],
  [/^IV-/, 'solitaire'],
  [/^CB-/, 'craftsmen-builders'],
]

/** The book that holds a clause; undefined where none can. */
export const bookOf = (clause: string): BookId | undefined =>
  PREFIXES.find(([prefix]) => prefix.test(clause))?.[1]

/** Where a view of a book is. */
export const bookHref = (book: BookId, view: ViewId = 'rulebook'): string =>
  view === 'rulebook' ? `/rules/${book}` : `/rules/${book}/${view}`

/** Where a clause is read. */
export const clauseHref = (clause: string): string =>
  `${bookHref(bookOf(clause) ?? BOOKS[0], 'exact')}#${clause}`

/** Where a link of a rulebook leads: `#setup` in the same book, `solitaire#setup` in another. */
export function sectionHref(book: BookId, link: string): string {
  const [named = '', section = ''] = link.split('#')
  return `${bookHref(BOOKS.find((each) => each === named) ?? book)}#${section}`
}
