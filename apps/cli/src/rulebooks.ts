import { type Clause, parseRulebook } from '@guildhall/texts'
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

/** The rulebooks of one game, bound together. */
export class Rulebooks {
  readonly #texts: readonly string[]
  readonly clauses: readonly Clause[]

  constructor(names: readonly string[]) {
    this.#texts = names.map(textOf)
    this.clauses = this.#texts.flatMap(parseRulebook)
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

function textOf(name: string): string {
  const text = TEXTS[name]
  if (text === undefined) throw new Error(`the rulebook ${name} was not bundled`)
  return text
}
