import type { AnyCommand, AnyEvent, Chance, Choices, Message, Refusal } from '@guildhall/kernel'
import {
  type CommandReader,
  type EventKind,
  eventDefiner,
  type StoredNames,
} from '@guildhall/kernel/toolbox'
import type { Context, SeatContext } from '../context.ts'
import type { RulesData, ScoreRule } from '../rules-data.ts'
import type {
  Command,
  CommandOf,
  CommandType,
  Event,
  Frame,
  FrameKind,
  FrameOf,
  State,
} from './types.ts'

export const { defineEvent, definePlainEvent } = eventDefiner<RulesData, State, Event>()

/** A command: the questions it answers, when it is legal, what follows, why not, how it is named. */
export interface CommandRule<C, F extends Frame> {
  readonly answers: readonly F['kind'][]
  /** Adds the commands of this type, where the question can be answered by them now. */
  legal(ctx: SeatContext, frame: F, choices: Choices<Command>): void
  run(ctx: Context, frame: F, command: C): void
  why(ctx: SeatContext, frame: F, command: C): Refusal
  /** How many fields it has besides `type`, and how it is found among the commands made once. */
  readonly parse: CommandReader<C, RulesData>
  /** The command as a choice that a player can read. */
  label(ctx: SeatContext, command: C): Message
}

/** The rule of a command that answers certain questions. */
export type RuleOf<T extends CommandType, K extends FrameKind> = CommandRule<
  CommandOf<T>,
  FrameOf<K>
>

/** A kind of open question. */
export interface QuestionRule<F extends Frame> {
  /** The clause that says what is asked. */
  readonly clause: string
  /** Its name in the rulebook. */
  name(ctx: SeatContext, frame: F): string
  /** Lists the commands that answer it, in a fixed order. */
  legal(ctx: SeatContext, frame: F, choices: Choices<Command>): void
  /** Does what needs no answer; false where the player is asked. */
  advance(ctx: Context, frame: F): boolean
}

interface ModuleTypes {
  readonly state: object
  readonly view: object
  readonly command: AnyCommand
  readonly event: AnyEvent
  readonly frame: { readonly kind: string }
  readonly score: string
}

/** All that a module adds to the game, beside its types. */
export interface ModuleDefinition<T extends ModuleTypes> {
  readonly id: string
  /** The events that lay out its part of the table, and who is asked first. */
  setup(rules: RulesData, chance: Chance): readonly Event[]
  readonly state: {
    view(rules: RulesData, state: State): T['view']
    /** Fills its part of a blank state so that it agrees with the view. */
    redeal(rules: RulesData, state: State, seen: T['view'], chance: Chance): void
    /** Counts of everything that can neither appear nor vanish. */
    pieces(rules: RulesData, state: State): Readonly<Record<string, number>>
  }
  /** The fields of its questions under the names that events and views have for them. */
  readonly stored: StoredNames<T['frame']>
  readonly questions: {
    readonly [K in T['frame']['kind']]: QuestionRule<Extract<T['frame'] & Frame, { kind: K }>>
  }
  readonly commands: {
    readonly [C in T['command']['type']]: CommandRule<Extract<T['command'], { type: C }>, Frame>
  }
  readonly events: {
    readonly [E in T['event']['type']]: EventKind<
      RulesData,
      State,
      Extract<T['event'], { type: E }>
    >
  }
  /** The lines that it adds to the final account, in their order. */
  readonly scores: readonly ScoreRule[]
}

/** One definition for each of the types of modules. */
export type Definitions<M extends readonly ModuleTypes[]> = {
  readonly [I in keyof M]: ModuleDefinition<M[I]>
}

/** Checks a definition against the types of its module. */
export const defineModule = <T extends ModuleTypes>(
  definition: ModuleDefinition<T>,
): ModuleDefinition<T> => definition
