import type { Parsed, TableRequest } from '@guildhall/kernel'
import { type Feature, frameCodec, type StoredNames } from '@guildhall/kernel/toolbox'
import type {
  AddedCard,
  Context,
  Module,
  ModuleSigns,
  Registries,
  RulesData,
  Slice,
} from '../rules-data.ts'
import { newFrame, type Parts } from '../state.ts'
import { inOneShape, joined } from './joined.ts'
import type { All, Frame, FrameKind } from './types.ts'

/** What the modules of the box add up to, whether they take part at a table or not. */
export interface Collected extends Omit<Registries, 'stored'>, Pick<RulesData, 'frames'> {
  readonly slices: readonly Slice[]
  readonly blank: Parts
  /** What opponents that learn are told of the pieces of all modules. */
  readonly features: readonly Feature<Context>[]
  readonly asked: readonly FrameKind[]
  /** What options leave to chance is drawn; the influence cards that are added; what is drawn of all. */
  readonly drawOptions: Required<Module>['drawOptions']
  readonly cards: Required<Module>['cards']
  readonly signs: (rules: RulesData) => ModuleSigns
  /** What is printed where none of them takes part. */
  readonly noneOfThem: All<'printed'>
}

/** The rules of these modules by name. A name that two of them use is a mistake in one of them. */
export function collect(modules: readonly Module[]): Collected {
  const slices = modules.flatMap(({ state }) => state ?? [])
  return {
    commands: inOneShape(joined<Registries['commands']>(modules.map(({ commands }) => commands))),
    questions: inOneShape(
      joined<Registries['questions']>(modules.map(({ questions }) => questions)),
    ),
    frames: frameCodec(joined<StoredNames<Frame>>(modules.map(({ stored }) => stored)), newFrame),
    events: inOneShape(joined<Registries['events']>(modules.map(({ events }) => events))),
    steps: inOneShape(joined<Registries['steps']>(modules.map(({ steps }) => steps))),
    counters: joined(modules.map(({ counters }) => counters)),
    slices,
    blank: joined(slices.map(({ blank }) => blank)),
    features: modules.flatMap(({ features = [] }) => features),
    asked: modules.flatMap(({ asked = [] }) => asked),
    drawOptions: (request, chance) =>
      modules.reduce<Parsed<TableRequest>>(
        (drawn, { drawOptions }) =>
          drawn.ok && drawOptions !== undefined ? drawOptions(drawn.value, chance) : drawn,
        { ok: true, value: request },
      ),
    cards: (components, options) =>
      modules.reduce<Parsed<readonly AddedCard[]>>(
        (all, { cards }) => {
          const more = cards?.(components, options)
          if (!all.ok || more === undefined) return all
          return more.ok ? { ok: true, value: [...all.value, ...more.value] } : more
        },
        { ok: true, value: [] },
      ),
    signs: (rules) => joined(modules.map(({ signs }) => signs?.(rules))),
    noneOfThem: joined(modules.map(({ printed }) => printed?.none)),
  }
}
