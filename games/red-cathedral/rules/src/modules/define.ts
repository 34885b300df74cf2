import type { Module, Registries } from '../kit.ts'
import type { AddedTypes } from './types.ts'

/** The names under which the types of a module say what it adds. */
interface Names<T extends AddedTypes> {
  readonly commands: T['command']['type']
  readonly events: T['event']['type']
  readonly questions: T['frame']
  readonly steps: T['step']
  readonly counters: T['counter']
}

/** The registries to which these types add something. */
type Filled<T extends AddedTypes> = {
  [R in keyof Registries]: [Names<T>[R]] extends [never] ? never : R
}[keyof Registries]

/** A rule for everything that the types of a module name, and its hooks. */
export type Definition<T extends AddedTypes> = Omit<Module, keyof Registries> & {
  readonly [R in Filled<T>]: Pick<Registries[R], Names<T>[R] & keyof Registries[R]>
}

/** A module; what its types name and it has no rule for does not compile. */
export const defineModule = <T extends AddedTypes>(definition: Definition<T>): Definition<T> =>
  definition
