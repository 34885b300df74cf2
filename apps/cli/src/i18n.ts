import { message } from '@guildhall/kernel'
import { translationOf } from '@guildhall/registry/translations'
import {
  type Arguments,
  type Catalogue,
  createTranslator,
  type Language,
  type PlainKey,
  type Translator,
} from '@guildhall/texts'
import { loadTranslation as loadShort } from './draw/red-cathedral/locales/translations.ts'
import { catalogue, type Texts } from './locales/en.ts'
import { loadTranslation } from './locales/translations.ts'

/** The keys of all texts of the command line. */
export type MessageKey = keyof Texts

/** The keys of those without parameters. */
export type PlainMessageKey = PlainKey<Texts>

/** What comes with a key. */
export type TextArguments<K extends MessageKey> = Arguments<Texts, K>

/** What is translated besides the program's own texts: the games by their ids, and the short words of a drawing. */
type Area = 'red-cathedral' | 'craftsmen-builders' | 'short'

let language: Language = 'en'
let translator = createTranslator(catalogue, language)
let areas: Readonly<Partial<Record<string, Catalogue>>> = {}

/**
 * Speaks another language from here on. Parts of the program ask for their texts as they are loaded, so it is called
 * before them.
 */
export async function speak(wanted: Language): Promise<void> {
  const [own, short, cathedral, craftsmen] = await Promise.all([
    loadTranslation(wanted),
    loadShort(wanted),
    translationOf('red-cathedral', wanted),
    translationOf('craftsmen-builders', wanted),
  ])
  language = wanted
  translator = createTranslator({ ...catalogue, ...own }, language)
  areas = {
    short,
    'red-cathedral': cathedral,
    'craftsmen-builders': craftsmen,
  } satisfies Record<Area, Catalogue>
}

/** A translator of English texts into the language that is spoken; `areas` says where their translations are. */
export const translatorOf = (
  english: Catalogue,
  from: readonly string[],
  lists?: 'unit',
): Translator =>
  createTranslator(
    Object.assign({ ...english }, ...from.map((area) => areas[area])),
    language,
    lists,
  )

/** Any message, in the texts of the command line. */
export const translate: Translator = (any) => translator(any)

/** A text of the command line, by its key. */
export const t = <K extends MessageKey>(key: K, ...[params]: TextArguments<K>): string =>
  translate(message(key, params ?? {}))
