import type { Clause } from '@guildhall/texts'
import type { Command } from 'commander'
import { clauseLines, plain } from '../clause.ts'
import { t } from '../i18n.ts'
import { misuse } from '../misuse.ts'
import { nearest } from '../nearest.ts'
import { paint, print } from '../output.ts'
import { Rulebooks } from '../rulebooks.ts'
import { gameNamed } from '../terminal-games.ts'
import { wrapped } from '../text.ts'
import { define } from './define.ts'

interface Flags {
  readonly search?: readonly string[]
}

export function rules(program: Command): void {
  define(program, 'rules')
    .argument('<id>', t('rules.id'))
    .argument('[clause]', t('rules.clause'))
    .option('--search <words...>', t('rules.search'))
    .action(run)
}

function run(id: string, clause: string | undefined, { search }: Flags): void {
  const books = new Rulebooks(gameNamed(id).definition.rulebooks)
  if (clause !== undefined) print(...clauseText(books, clause))
  else if (search !== undefined)
    print(
      ...found(
        books,
        search.flatMap((part) => part.split(/\s+/)),
      ),
    )
  else print(...wholeBook(books.text))
}

function clauseText(books: Rulebooks, id: string): string[] {
  const clause = books.clause(id)
  if (clause !== undefined) return [paint.dim(clause.section), ...clauseLines(clause)]
  const chapter = books.chapter(id)
  if (chapter.length > 0) return withHeadings(chapter)
  const near = nearest(id, nearIds(books, id), 3)
  const hint = near.length === 0 ? '' : t('near', { near: near.join(', ') })
  throw misuse('rules.unknown', { id, hint })
}

/** Numbers beyond the end of a chapter are near its last ones. */
function nearIds({ clauses }: Rulebooks, id: string): string[] {
  const chapter = id.toUpperCase().replace(/[.-]?[A-Z]*\d*$/, '')
  const ids = clauses.map((clause) => clause.id)
  return [...ids.filter((known) => known.startsWith(chapter)).reverse(), ...ids]
}

function found(books: Rulebooks, words: readonly string[]): string[] {
  const clauses = books.search(words)
  const named = { words: words.join(' '), n: clauses.length }
  if (clauses.length > 0) return [t('rules.found', named), ...withHeadings(clauses)]
  process.exitCode = 1
  return [t('rules.notFound', named)]
}

function withHeadings(clauses: readonly Clause[]): string[] {
  return clauses.flatMap((clause, index) => {
    const isNew = clauses[index - 1]?.section !== clause.section
    return [...(isNew ? ['', paint.bold(clause.section)] : []), ...clauseLines(clause)]
  })
}

function wholeBook(markdown: string): string[] {
  return markdown.split(/\r?\n/).flatMap((line) => {
    const heading = /^#+ (.*)$/.exec(line)?.[1]
    if (heading !== undefined) return [paint.bold(paint.underline(heading))]
    if (line.startsWith('|')) return [plain(line)]
    return wrapped(plain(line.replace(/^- /, '')), 100, line.startsWith('- ') ? '    ' : '')
  })
}
