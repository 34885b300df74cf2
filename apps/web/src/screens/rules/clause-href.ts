/** The rulebooks, as the files in `rules/` are named. */
export const BOOKS = ['red-cathedral', 'contractors', 'solitaire', 'craftsmen-builders'] as const
export type BookId = (typeof BOOKS)[number]

const PREFIXES: readonly (readonly [RegExp, BookId])[] = [
  [/^RC-/, 'red-cathedral'],
  [/^(CT|GU)-/, 'contractors'],
  [/^IV-/, 'solitaire'],
  [/^CB-/, 'craftsmen-builders'],
]

/** The book that holds a clause; undefined where none can. */
export const bookOf = (clause: string): BookId | undefined =>
  PREFIXES.find(([prefix]) => prefix.test(clause))?.[1]

/** Where a clause is read. */
export const clauseHref = (clause: string): string =>
  `/rules/${bookOf(clause) ?? BOOKS[0]}#${clause}`
