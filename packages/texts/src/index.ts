export { addressing, playerKey, playerNames } from './addressing.ts'
export { type Catalogue, type Part, parametersOf, type Text } from './catalogue.ts'
export { type CatalogueCheck, checkCatalogue } from './check.ts'
export { type Counted, counted } from './counted.ts'
export { LANGUAGE_NAMES, LANGUAGES, type Language, languageOf, translations } from './languages.ts'
export {
  type Block,
  type Clause,
  parseRulebook,
  parseSections,
  type RulebookSection,
  type Tags,
} from './rulebook.ts'
export { createTranslator, gap, type Translator } from './translator.ts'
export type { Arguments, NoParameters, Parameter, PlainKey, TypedMessage } from './typed.ts'
