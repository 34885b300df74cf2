import { type Clause, type Language, parseRulebook } from '@guildhall/texts'
import contractors from '../../../rules/contractors.md'
import craftsmenBuilders from '../../../rules/craftsmen-builders.md'
import redCathedral from '../../../rules/red-cathedral.md'
import solitaire from '../../../rules/solitaire.md'

/** The rulebooks by the names of their files. They are part of the program, wherever it runs. */
const TEXTS: Readonly<Record<string, string>> = {
  contractors,
  'craftsmen-builders': craftsmenBuilders,
  'red-cathedral': redCathedral,
  solitaire,
}

/** Their translations by the same names, for what has one. */
let translations: Readonly<Record<string, string>> = {}

/** Speaks another language from here on: of the exact rules, what is translated. */
export async function translateRulebooks(wanted: Language): Promise<void> {
  const loaded = Object.keys(TEXTS).map(async (name) => [name, await translationOf(name, wanted)])
  translations = Object.fromEntries((await Promise.all(loaded)).filter(([, text]) => text !== ''))
}

/** The build finds the files by this pattern; a language without one has none. */
async function translationOf(name: string, wanted: Language): Promise<string> {
  try {
    const file: { default: string } = await import(`../../../rules/exact/${name}/${wanted}.md`)
    return file.default
  } catch {
    return ''
  }
}

/** The rulebooks of one game, bound together. */
export class Rulebooks {
  readonly #texts: readonly string[]
  readonly clauses: readonly Clause[]

  constructor(names: readonly string[]) {
    this.#texts = names.map((name) => translations[name] ?? textOf(name))
    this.clauses = names.flatMap(clausesOf)
  }

  /** All of it, in markdown. */
  get text(): string {
    return this.#texts.join('\n\n')
  }

  clause(id: string): Clause | undefined {
    const wanted = id.toUpperCase()
    return this.clauses.find((clause) => clause.id === wanted)
  }

  /** The clauses of a chapter: `RC-7` stands for all of `RC-7 Main action: …`. */
  chapter(id: string): readonly Clause[] {
    const wanted = `${id.toUpperCase()} `
    return this.clauses.filter(({ section }) => section.toUpperCase().startsWith(wanted))
  }

  /** The clauses that have all of the words in them. */
  search(words: readonly string[]): readonly Clause[] {
    const wanted = words.map((word) => word.toLowerCase())
    return this.clauses.filter(({ text, table, section }) => {
      const all = [section, text, ...table].join(' ').toLowerCase()
      return wanted.every((word) => all.includes(word))
    })
  }

  /** The clause that asks a question of that name. */
  asking(question: string): Clause | undefined {
    return this.clauses.find(({ tags }) => tags.decide.includes(question))
  }
}

/** The clauses of a rulebook, translated where a translation has them: those for programs are in English alone. */
function clausesOf(name: string): Clause[] {
  const translated = new Map(
    parseRulebook(translations[name] ?? '').map((clause) => [clause.id, clause]),
  )
  return parseRulebook(textOf(name)).map((clause) => translated.get(clause.id) ?? clause)
}

function textOf(name: string): string {
  const text = TEXTS[name]
  if (text === undefined) throw new Error(`the rulebook ${name} was not bundled`)
  return text
}
