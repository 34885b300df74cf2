import type { AnyCommand } from '@guildhall/kernel'
import type { ComponentType } from 'preact'

/**
 * What a game says to those who do not play it yet: what a table may choose, and its lessons. The
 * words are messages: `setting.ID`, `setting.ID.VALUE`, `learn.LESSON.title`, `.about`, `.done`.
 */
export interface Guide {
  readonly settings: readonly Setting[]
  readonly lessons: readonly Lesson[]
  /** The name of the piece that is clicked for a command; null where it is given in the plan. */
  readonly pieceOf: (command: AnyCommand, view: unknown) => string | null
}

/** A setting that a table is asked for, by its name in the rulebook. */
export interface Setting {
  readonly id: string
  /** The possible values; the first is the default. */
  readonly values: readonly SettingValue[]
  /** Shown with the advanced settings. */
  readonly rare?: boolean
  /** Asked only where one plays alone. */
  readonly alone?: boolean
  /** What is drawn for each value. */
  readonly Picture?: ComponentType<{ readonly value: string }>
  /** Whether each value has a description, `setting.ID.VALUE.line`. */
  readonly lines?: boolean
  /** Values that can be chosen only with another setting on, which `setting.ID.needs` says. */
  readonly needs?: { readonly setting: string; readonly values: readonly SettingValue[] }
}

export type SettingValue = string | number | boolean

/** A lesson: a real game, played up to a moment, from which the learner goes on. */
export interface Lesson<C extends AnyCommand = AnyCommand> {
  readonly id: string
  /** The table it is played at; two players and the plain rules unless it says otherwise. */
  readonly table?: { readonly players: number; readonly options: Readonly<Record<string, unknown>> }
  /** From which all chance of its game follows. */
  readonly seed: string
  /** What both sides played before, and later the opponent: places in the list of legal commands. */
  readonly before: string
  readonly turns: readonly LessonTurn<C>[]
  /** What may be tried on the way to what is asked for. */
  readonly mayTry?: (command: AnyCommand, asked: readonly AnyCommand[]) => boolean
}

/** A turn of the learner. */
export interface LessonTurn<C extends AnyCommand = AnyCommand> {
  readonly steps: readonly LessonStep<C>[]
  /** What ends the turn, and how that is asked for. */
  readonly end: LessonStep<C>
  /** What the opponent plays then; nothing where the rules play it. */
  readonly rival: string
}

/** One thing that is asked for, by the key of its words: commands in any order. */
export interface LessonStep<C extends AnyCommand = AnyCommand> {
  readonly key: string
  readonly commands: readonly C[]
}

/** The table of a lesson. */
export const lessonTable = ({ table }: Pick<Lesson, 'table'>): NonNullable<Lesson['table']> =>
  table ?? { players: 2, options: {} }

/** How many things a lesson asks for. */
export const lessonSteps = ({ turns }: Pick<Lesson, 'turns'>): number =>
  turns.reduce((sum, { steps }) => sum + steps.length + 1, 0)
