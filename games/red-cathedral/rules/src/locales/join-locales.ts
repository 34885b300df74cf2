import type { Catalogue } from '@guildhall/texts'
import { joined } from '../modules/joined.ts'
import type { ModuleTypes } from '../modules/types.ts'

/** By the English names, which stand in the component data. */
type Names = Readonly<Record<string, string>>

/** What a module says in a language: its texts, and the names on its cards and tiles. */
interface ModuleLocale {
  readonly texts?: Catalogue
  readonly names?: Names
}

/** The texts of all modules in one language. What is not translated yet is said in English. */
export function joinLocales(
  modules: Readonly<Partial<Record<keyof ModuleTypes, ModuleLocale>>>,
): Catalogue {
  const all = Object.values(modules)
  const forms = joined<Names>(all.map(({ names }) => names))
  const printed = { select: 'name', forms, other: '{name}' }
  const texts = joined<Catalogue>(all.map(({ texts }) => texts))
  return { ...texts, 'component.card': printed, 'component.tile': printed }
}
