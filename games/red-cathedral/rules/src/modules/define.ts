import type { Module, Printed, Registries, Slice } from '../rules-data.ts'
import type { AddedTo } from './types.ts'

/** The names for which the types of a module ask for a rule. */
interface Names<T> {
  readonly commands: TypeOf<AddedTo<'command', T>>
  readonly events: TypeOf<AddedTo<'event', T>>
  readonly questions: KindOf<AddedTo<'frame', T>>
  readonly stored: KindOf<AddedTo<'frame', T>>
  readonly steps: WordOf<AddedTo<'step', T>>
  readonly counters: AddedTo<'counter', T>
}

type KindOf<F> = F extends { readonly kind: infer Kind } ? Kind : never
type WordOf<S> = S extends { readonly word: infer Word } ? Word : never
type TypeOf<U> = U extends { readonly type: infer Type } ? Type : never

/** The rules of a module, by registry. */
type Rules<T> = {
  readonly [R in keyof Registries as [Names<T>[R]] extends [never] ? never : R]: Pick<
    Registries[R],
    Names<T>[R] & keyof Registries[R]
  >
}

/** What it keeps in the state, and what is printed for it, where its types name such a part. */
type Kept<T> = T extends { readonly part: infer Part }
  ? { readonly state: Slice & SliceOf<T, Part> }
  : { readonly state?: never }

type SliceOf<T, Part> = { readonly blank: Part; readonly redeal: Returns<Part> } & {
  readonly [V in ('view' | 'playerView' | 'sectionView') & keyof T]: Returns<T[V]>
}

type Signs<T> = T extends { readonly signs: infer S }
  ? { readonly signs: Required<Module>['signs'] & Returns<S> }
  : { readonly signs?: never }

type Brought<T> = T extends { readonly printed: infer Part }
  ? { readonly printed: Printed & { readonly none: Part; readonly of: Returns<Part> } }
  : { readonly printed?: never }

type Returns<R> = (...given: never[]) => R

/** A rule for everything that the types of a module name, and its hooks. */
export type Definition<T> = Omit<Module, keyof Registries | 'state' | 'printed' | 'signs'> &
  Rules<T> &
  Kept<T> &
  Brought<T> &
  Signs<T>

/** A module; what its types name and it has no rule for does not compile. */
export const defineModule = <T>(definition: Definition<T>): Definition<T> => definition
