import type { Catalogue } from '@guildhall/texts'
import type { ModuleTypes } from '../modules/types.ts'

/** What a module says in a language: its texts, and the names on its cards and tiles. */
interface ModuleLocale {
  readonly texts?: Catalogue
  /** By the English names, which stand in the component data. */
  readonly names?: Readonly<Record<string, string>>
}

/** The texts of all modules in one language. */
export function joined(modules: Readonly<Record<keyof ModuleTypes, ModuleLocale>>): Catalogue {
  const all = Object.values(modules)
  const forms = Object.assign({}, ...all.map(({ names }) => names))
  const printed = { select: 'name', forms, other: '{name}' }
  const names = { 'component.card': printed, 'component.tile': printed }
  return Object.assign(names, ...all.map(({ texts }) => texts))
}
