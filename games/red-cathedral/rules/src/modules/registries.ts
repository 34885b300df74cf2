import type { Feature } from '@guildhall/kernel/toolbox'
import type { Context, Module, Registries, Slice } from '../rules-data.ts'
import type { Parts } from '../state.ts'
import { joined } from './joined.ts'
import type { All } from './types.ts'

/** What the modules of the box add up to, whether they take part at a table or not. */
export interface Collected extends Registries {
  readonly slices: readonly Slice[]
  readonly blank: Parts
  /** What opponents that learn are told of the pieces of all modules. */
  readonly features: readonly Feature<Context>[]
  /** What is printed where none of them takes part. */
  readonly noneOfThem: All<'printed'>
}

/** The rules of these modules by name. A name that two of them use is a mistake in one of them. */
export function collect(modules: readonly Module[]): Collected {
  const slices = modules.flatMap(({ state }) => state ?? [])
  return {
    commands: joined(modules.map(({ commands }) => commands)),
    questions: joined(modules.map(({ questions }) => questions)),
    events: joined(modules.map(({ events }) => events)),
    steps: joined(modules.map(({ steps }) => steps)),
    counters: joined(modules.map(({ counters }) => counters)),
    slices,
    blank: joined(slices.map(({ blank }) => blank)),
    features: modules.flatMap(({ features = [] }) => features),
    noneOfThem: joined(modules.map(({ printed }) => printed?.none)),
  }
}
