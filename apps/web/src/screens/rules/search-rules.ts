import type { Clause, Language } from '@guildhall/texts'
import {
  type Block,
  headingsOf,
  type Passage,
  passagesOf,
  plainText,
  type Rulebook,
} from '../../../rulebook/rulebook.ts'
import type { BookId } from './clause-href.ts'
import { clausesOf, type ExactRules } from './exact-rules.ts'
import { readableClause } from './readable-clause.ts'
import type { LoadedRulebook } from './rulebook-files.ts'

/** What a search finds: a passage of a rulebook under its heading, or a clause. */
export type SearchHit =
  | {
      readonly kind: 'passage'
      readonly book: BookId
      readonly section: string
      readonly title: string
      readonly text: string
    }
  | {
      readonly kind: 'clause'
      readonly book: BookId
      readonly language: Language
      readonly clause: Clause
    }

/**
 * First what the words of the rulebooks' own lists lead to, then passages and clauses that hold every
 * word; a clause whose number is typed comes before all of them.
 */
export function searchRules(
  rulebooks: readonly LoadedRulebook[],
  exact: readonly ExactRules[],
  typed: string,
  most = 40,
): SearchHit[] {
  const words = wordsOf(typed)
  if (words.length === 0) return []
  const clauses = exact.flatMap((rules) => clauseHits(rules, words))
  const named = clauses.filter((hit) => hit.kind === 'clause' && isNamed(hit.clause, words))
  const passages = rulebooks.flatMap((each) => passageHits(each, words))
  const listed = rulebooks.flatMap((each) => listedHits(each, words))
  return distinct([...named, ...listed, ...passages, ...clauses]).slice(0, most)
}

/** Lower case, without accents. */
const folded = (text: string): string =>
  text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '')

const wordsOf = (text: string): string[] => folded(text).split(/\s+/).filter(Boolean)

/** Whether every word begins a word of the text. */
function holds(text: string, words: readonly string[]): boolean {
  const inText = folded(text).split(/[^\p{L}\p{N}.-]+/u)
  return words.every((word) => inText.some((each) => each.startsWith(word)))
}

const isNamed = ({ id }: Clause, words: readonly string[]): boolean =>
  words.includes(id.toLowerCase())

function clauseHits({ id, language, sections }: ExactRules, words: readonly string[]): SearchHit[] {
  return sections.flatMap((section) =>
    clausesOf(section)
      .filter((clause) =>
        holds(
          [clause.id, section.title, readableClause(clause).text, ...clause.table].join(' '),
          words,
        ),
      )
      .map((clause): SearchHit => ({ kind: 'clause', book: id, language, clause })),
  )
}

/** The sections that a rulebook lists for everyday words. */
function listedHits({ id, book }: LoadedRulebook, words: readonly string[]): SearchHit[] {
  return book.searchWords
    .filter((list) => list.words.some((each) => holds(each, words)))
    .flatMap(({ section }) => {
      const found = partsOf(book).find(({ heading }) => heading === section)
      return found === undefined ? [] : [hitOf(id, found, found.passages[0])]
    })
}

function passageHits({ id, book }: LoadedRulebook, words: readonly string[]): SearchHit[] {
  return partsOf(book).flatMap((part) =>
    part.passages
      .filter(({ text }) => holds(`${part.title} ${plainText(text)}`, words))
      .map((passage) => hitOf(id, part, passage)),
  )
}

const hitOf = (book: BookId, part: PartOfBook, passage: Passage | undefined): SearchHit => ({
  kind: 'passage',
  book,
  section: part.heading,
  title: part.title,
  text: plainText(passage?.text ?? []),
})

interface PartOfBook {
  readonly heading: string
  readonly title: string
  readonly passages: readonly Passage[]
}

/** The passages of a rulebook under the heading right above them. */
function partsOf({ sections }: Rulebook): PartOfBook[] {
  return sections.flatMap((section) => {
    const starts = headingsOf(section)
    return starts.map((heading, i): PartOfBook => {
      const blocks = blocksUnder(section.blocks, i)
      const title = section.blocks.find((block) => isHeading(block, heading))
      return {
        heading,
        title: title?.kind === 'heading' ? title.title : section.title,
        passages: passagesOf(blocks),
      }
    })
  })
}

const isHeading = (block: Block, id: string): boolean => block.kind === 'heading' && block.id === id

/** The blocks below the nth heading, counted from that of the section itself. */
function blocksUnder(blocks: readonly Block[], n: number): Block[] {
  let seen = 0
  return blocks.filter((block) => {
    if (block.kind === 'heading') seen += 1
    return block.kind !== 'heading' && seen === n
  })
}

/** What is found twice is shown where it stands first. */
function distinct(hits: readonly SearchHit[]): SearchHit[] {
  const found = new Map<string, SearchHit>()
  for (const hit of hits) if (!found.has(keyOf(hit))) found.set(keyOf(hit), hit)
  return [...found.values()]
}

export const keyOf = (hit: SearchHit): string =>
  hit.kind === 'clause' ? hit.clause.id : `${hit.book}#${hit.section} ${hit.text}`
