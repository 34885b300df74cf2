import type { Language } from '@guildhall/texts'
import type { Rulebook } from '../../../rulebook/rulebook.ts'
import type { BookId } from './clause-href.ts'

/** A rulebook in the language it could be had in. */
export interface LoadedRulebook {
  readonly id: BookId
  readonly language: Language
  readonly book: Rulebook
}

const FILES = import.meta.glob<Rulebook>('../../../../../rules/book/*/*.md', { import: 'default' })

const fileOf = (id: BookId, language: Language): string =>
  `../../../../../rules/book/${id}/${language}.md`

/** The rulebook in a language; in English where it is not translated. */
export async function loadRulebook(id: BookId, wanted: Language): Promise<LoadedRulebook> {
  const translated = FILES[fileOf(id, wanted)]
  if (translated !== undefined) return { id, language: wanted, book: await translated() }
  const english = FILES[fileOf(id, 'en')]
  if (english === undefined) throw new Error(`there is no rulebook ${id}`)
  return { id, language: 'en', book: await english() }
}
