import type { Clause } from '@guildhall/texts'
import type { Citation } from './citations.ts'

export interface Rulebook {
  readonly name: string
  readonly clauses: readonly Clause[]
}

export interface BookCoverage {
  readonly name: string
  readonly implemented: boolean
  readonly clauses: readonly { readonly clause: Clause; readonly tests: readonly Citation[] }[]
}

export interface Coverage {
  readonly books: readonly BookCoverage[]
  /** The problems that fail the run, one line each. */
  readonly faults: readonly string[]
}

/** Which tests prove which clause, and what is missing where a rulebook is implemented. */
export function coverage(
  rulebooks: readonly Rulebook[],
  citations: readonly Citation[],
  implemented: readonly string[],
): Coverage {
  const books = rulebooks.map(({ name, clauses }) => ({
    name,
    implemented: implemented.includes(name),
    clauses: clauses.map((clause) => ({ clause, tests: testsOf(clause, citations) })),
  }))
  const ids = rulebooks.flatMap((book) => book.clauses.map((clause) => clause.id))
  const faults = [
    ...noSuchBook(books, implemented),
    ...numberedTwice(ids),
    ...unknown(new Set(ids), citations),
    ...books.filter((book) => book.implemented).flatMap(untested),
  ]
  return { books, faults }
}

const testsOf = (clause: Clause, citations: readonly Citation[]): Citation[] =>
  citations.filter((citation) => citation.clause === clause.id)

const noSuchBook = (books: readonly BookCoverage[], implemented: readonly string[]): string[] =>
  implemented
    .filter((name) => !books.some((book) => book.name === name))
    .map((name) => `${name} is said to be implemented, but there is no rulebook of that name`)

const numberedTwice = (ids: readonly string[]): string[] =>
  ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `${id} is numbered twice`)

const unknown = (ids: ReadonlySet<string>, citations: readonly Citation[]): string[] =>
  citations
    .filter(({ clause }) => !ids.has(clause))
    .map(({ clause, file, line }) => `${file}:${line} cites ${clause}, which is no clause`)

const untested = ({ clauses }: BookCoverage): string[] =>
  clauses
    .filter(({ tests }) => tests.length === 0)
    .map(({ clause }) => `${clause.id} has no test: ${shortened(clause.text)}`)

const shortened = (text: string): string => (text.length > 80 ? `${text.slice(0, 79)}…` : text)
