import { lexer, type MarkedToken, type Token, type Tokens } from 'marked'
import type { Block, Inline, Passage, Rulebook, RulebookSection, SearchWords } from './rulebook.ts'

/** The section whose table holds words for the search; it is not shown. */
const SEARCH = 'search-words'

/**
 * Reads a rulebook. Beside ordinary Markdown it knows
 * - `## Setup {#setup}`: a heading with the id that links name,
 * - `… to the supply. [RC-7.11, RC-7.12]`: the clauses behind a paragraph or an item of a list,
 * - `![What is seen.](figure:claim)` in a line of its own: a figure with its caption,
 * - `![wood](sign:wood)` in a line: a small drawing,
 * - `> **Example.** …`: a box.
 */
export function parseRulebook(markdown: string): Rulebook {
  const [title, ...tokens] = known(lexer(markdown)).filter(({ type }) => type !== 'space')
  if (title?.type !== 'heading' || title.depth !== 1) throw wrong(title, 'a title (# …) is missing')
  const first = tokens.findIndex(isChapter)
  const lead = first < 0 ? tokens : tokens.slice(0, first)
  const chapters = chaptersFrom(tokens.slice(lead.length))
  return {
    title: title.text,
    lead: lead.flatMap(blockFrom),
    sections: chapters.filter(({ id }) => id !== SEARCH).map(sectionFrom),
    searchWords: chapters
      .filter(({ id }) => id === SEARCH)
      .flatMap((chapter) => chapter.tokens.flatMap(searchWordsIn)),
  }
}

/** Without extensions there are no other tokens. */
const known = (tokens: readonly Token[]): readonly MarkedToken[] => tokens as readonly MarkedToken[]

const wrong = (token: Token | undefined, problem: string): Error =>
  new Error(`${problem}: ${token?.raw.trim().slice(0, 80) ?? 'end of file'}`)

interface Chapter {
  readonly id: string
  readonly title: string
  readonly tokens: readonly MarkedToken[]
}

const isChapter = (token: MarkedToken): token is Tokens.Heading =>
  token.type === 'heading' && token.depth === 2

function chaptersFrom(tokens: readonly MarkedToken[]): Chapter[] {
  const starts = tokens.flatMap((token, i) => (isChapter(token) ? [{ i, ...named(token) }] : []))
  return starts.map(({ i, id, title }, n) => ({
    id,
    title,
    tokens: tokens.slice(i + 1, starts[n + 1]?.i),
  }))
}

const sectionFrom = ({ id, title, tokens }: Chapter): RulebookSection => ({
  id,
  title,
  blocks: tokens.flatMap(blockFrom),
})

/** `Setup {#setup}`: what it says, and what links name. */
function named(heading: Tokens.Heading): { id: string; title: string } {
  const [, title = '', id] = /^(.+?) *\{#([a-z0-9-]+)\}$/.exec(heading.text) ?? []
  if (id === undefined) throw wrong(heading, 'a heading needs an id ({#id})')
  return { id, title }
}

function blockFrom(token: MarkedToken): Block[] {
  switch (token.type) {
    case 'space':
      return []
    case 'heading':
      return [{ kind: 'heading', ...named(token) }]
    case 'paragraph':
      return [paragraphFrom(token)]
    case 'list':
      return [{ kind: 'list', ordered: token.ordered, items: token.items.map(itemFrom) }]
    case 'table':
      return [tableFrom(token)]
    case 'blockquote':
      return [{ kind: 'box', blocks: known(token.tokens).flatMap(blockFrom) }]
    default:
      throw wrong(token, `a rulebook has no ${token.type}`)
  }
}

function paragraphFrom({ tokens }: Tokens.Paragraph): Block {
  const [only, ...others] = known(tokens)
  const figure =
    only?.type === 'image' && others.length === 0 ? /^figure:(.+)$/.exec(only.href) : null
  if (only?.type !== 'image' || figure === null)
    return { kind: 'paragraph', ...passageFrom(tokens) }
  return { kind: 'figure', figure: figure[1] ?? '', caption: inlineFrom(only.tokens) }
}

function itemFrom(item: Tokens.ListItem): Passage {
  const [words, ...others] = known(item.tokens)
  if (words?.type !== 'text' || others.length > 0)
    throw wrong(item, 'an item of a list is one paragraph')
  return passageFrom(words.tokens ?? [])
}

function tableFrom({ header, rows }: Tokens.Table): Block {
  const cell = ({ tokens }: Tokens.TableCell): Inline[] => inlineFrom(tokens)
  return { kind: 'table', head: header.map(cell), rows: rows.map((row) => row.map(cell)) }
}

const REFERENCE = / *\[((?:RC|CT|GU|IV|CB)-[^\]]+)\]\s*$/

/** The clauses stand in brackets at the end. */
function passageFrom(tokens: readonly Token[]): Passage {
  const text = inlineFrom(tokens)
  const last = text.at(-1)
  const found = typeof last === 'string' ? REFERENCE.exec(last) : null
  if (typeof last !== 'string' || found === null) return { text, clauses: [] }
  const rest = last.slice(0, found.index)
  return {
    text: [...text.slice(0, -1), ...(rest === '' ? [] : [rest])],
    clauses: (found[1] ?? '').split(',').map((id) => id.trim()),
  }
}

const inlineFrom = (tokens: readonly Token[]): Inline[] => joined(known(tokens).flatMap(partFrom))

function partFrom(token: MarkedToken): Inline[] {
  switch (token.type) {
    case 'text':
      return token.tokens === undefined ? [plain(token.text)] : inlineFrom(token.tokens)
    case 'escape':
      return [plain(token.text)]
    case 'strong':
      return [{ kind: 'strong', text: inlineFrom(token.tokens) }]
    case 'em':
      return [{ kind: 'emphasis', text: inlineFrom(token.tokens) }]
    case 'link':
      return [{ kind: 'link', to: token.href, text: inlineFrom(token.tokens) }]
    case 'image':
      return [signFrom(token)]
    default:
      throw wrong(token, `a line of a rulebook has no ${token.type}`)
  }
}

function signFrom(image: Tokens.Image): Inline {
  const sign = /^sign:(.+)$/.exec(image.href)?.[1]
  if (sign === undefined) throw wrong(image, 'a drawing in a line is a sign:')
  return { kind: 'sign', sign, label: plain(image.text) }
}

const plain = (text: string): string => text.replaceAll('\n', ' ')

/** Neighbouring words become one. */
function joined(parts: readonly Inline[]): Inline[] {
  const result: Inline[] = []
  for (const part of parts) {
    const last = result.at(-1)
    if (typeof part === 'string' && typeof last === 'string')
      result[result.length - 1] = last + part
    else result.push(part)
  }
  return result
}

/** The rows of `| tie, draw, equal points | #winner |`. */
function searchWordsIn(token: MarkedToken): SearchWords[] {
  if (token.type !== 'table') return []
  return token.rows.map(([words, section]) => ({
    words: (words?.text ?? '').split(',').map((word) => word.trim().toLowerCase()),
    section: (section?.text ?? '').replace(/^#/, ''),
  }))
}
