export {
  type Catalogue,
  type Part,
  type PluralTemplate,
  parametersOf,
  partsOf,
  type Template,
} from './catalogue.ts'
export { type CatalogueCheck, checkCatalogue } from './check.ts'
export { type Clause, parseRulebook, type Tags } from './rulebook.ts'
export { createSayer, gap, type Sayer } from './sayer.ts'
