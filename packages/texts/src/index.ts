export { addressing, playerKey } from './addressing.ts'
export {
  type Catalogue,
  type Entry,
  type Part,
  type PluralTemplate,
  parametersOf,
  partsOf,
  type SelectTemplate,
  type Template,
  type Translation,
} from './catalogue.ts'
export { type CatalogueCheck, checkCatalogue } from './check.ts'
export { type Counted, counted } from './counted.ts'
export { faultsOf } from './faults.ts'
export {
  type Block,
  type Clause,
  parseRulebook,
  parseSections,
  type RulebookSection,
  type Tags,
} from './rulebook.ts'
export { createTranslator, gap, type Translator } from './translator.ts'
