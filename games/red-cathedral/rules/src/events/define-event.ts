import { emitter } from '@guildhall/kernel/toolbox'
import type { EventOf } from '../events.ts'
import type { Context, EventRule, ModuleEventType, RulesData } from '../rules-data.ts'
import type { State } from '../state.ts'

/** What is stored of an event besides its type. */
export type Stored<T extends ModuleEventType> = Omit<EventOf<T>, 'type'>

/** An event that rules can emit. A change is in the numbers of the state, what is stored in names. */
export interface Emitted<T extends ModuleEventType, Change> extends EventRule<T> {
  readonly apply: (rules: RulesData, state: State, change: Change) => void
  /** Carries out a change, and writes it down where there is a log. */
  emit(ctx: Context, change: Change): void
}

/** How a change is written and read; left out where it is stored as it is. */
type Translation<T extends ModuleEventType, Change> =
  Change extends Stored<T>
    ? { readonly write?: never; readonly read?: never }
    : {
        readonly write: (rules: RulesData, change: Change) => Stored<T>
        readonly read: (rules: RulesData, event: EventOf<T>) => Change
      }

type Definition<T extends ModuleEventType, Change> = Omit<EventRule<T>, 'evolve'> &
  Pick<Emitted<T, Change>, 'apply'> &
  Translation<T, Change>

type Definitions<Changes> = {
  readonly [T in keyof Changes & ModuleEventType]: Definition<T, Changes[T]>
}
type Events<Changes> = {
  readonly [T in keyof Changes & ModuleEventType]: Emitted<T, Changes[T]>
}

/** Events by their types; `Changes` names for each of them what it changes. */
export const defineEvents = <Changes>(definitions: Definitions<Changes>): Events<Changes> =>
  Object.fromEntries(
    Object.entries<AnyDefinition>(definitions).map(([type, each]) => [type, named(type, each)]),
  ) as Events<Changes>

/** A definition whose type and change are not known here. */
interface AnyDefinition {
  apply(rules: RulesData, state: State, change: unknown): void
  write?(rules: RulesData, change: unknown): unknown
  read?(rules: RulesData, event: unknown): unknown
}

const same = (_rules: RulesData, change: unknown): unknown => change

const named = (type: string, { apply, write = same, read, ...rest }: AnyDefinition): unknown => ({
  apply,
  emit: emitter(apply, (rules: RulesData, change: unknown) =>
    Object.assign({ type }, write(rules, change)),
  ),
  evolve:
    read === undefined || apply === nothing
      ? apply
      : (rules: RulesData, state: State, event: unknown): void =>
          apply(rules, state, read(rules, event)),
  ...rest,
})

/** For events that are described but move no piece. */
export const nothing = (): void => undefined
