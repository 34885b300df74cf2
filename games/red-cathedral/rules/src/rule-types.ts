import type { Choices, Message, Refusal, Seat, Viewer } from '@guildhall/kernel'
import type { Reader } from '@guildhall/kernel/toolbox'
import type { Command, CommandOf, CommandType } from './commands.ts'
import type { Event, EventOf, ModuleEvent } from './events.ts'
import type { Kit, Tx } from './kit.ts'
import type { Frame, FrameKind, State } from './state.ts'

/** A kind of open question: its name in the rulebook, its answers, and how it goes on by itself. */
export interface QuestionRule {
  readonly question: (frame: Frame) => string
  /** The clause that says what is asked. */
  readonly clause: string
  /** Whether free actions may be taken while it is open — RC-4.5 to RC-4.7. */
  readonly window: (frame: Frame) => boolean
  readonly legal: (
    kit: Kit,
    state: State,
    seat: Seat,
    frame: Frame,
    choices: Choices<Command>,
  ) => void
  /** Does what needs no answer; false where the player is asked. */
  readonly advance: (tx: Tx, seat: Seat, frame: Frame) => boolean
}

/** The table, and whose wish is to be explained. */
export interface Asked {
  readonly kit: Kit
  readonly state: State
  readonly seat: Seat
}

/** A command: the questions it answers, what follows, and why it may be refused. */
export interface CommandRule<T extends CommandType> {
  readonly answers: readonly FrameKind[]
  /** A free action answers whatever is open, as long as a window is — RC-4.8. */
  readonly free?: true
  readonly run: (tx: Tx, seat: Seat, frame: Frame, command: CommandOf<T>) => void
  readonly why: (asked: Asked, frame: Frame, command: CommandOf<T>) => Refusal
  /** Why it is too early for it, where the main action is still to come. */
  readonly early?: (asked: Asked, command: CommandOf<T>) => Refusal
}

/** The actions of influence cards by their ids. */
export type Actions = ReadonlyMap<unknown, Command>

/** A command that a module adds, all of it in one place. */
export interface ModuleCommandRule<T extends CommandType> extends CommandRule<T> {
  /** How many fields it has besides `type`, and how it is read. */
  readonly fields: number
  readonly read: Reader<Command, Actions>
  readonly label: (kit: Kit, state: State, command: CommandOf<T>) => Message
}

/** A fact that a module adds: what it changes, how it is told, and who may know it. */
export interface EventRule<T extends ModuleEvent['type']> {
  readonly apply: (kit: Kit, state: State, event: EventOf<T>) => void
  readonly tell: (kit: Kit, state: State, event: EventOf<T>) => Message | null
  /** Chance or something hidden shows in it, so nothing before it can be taken back — RC-14.3. */
  readonly barrier?: true
  /** The event as a viewer may know it, where not all may know all of it. */
  readonly view?: (event: EventOf<T>, viewer: Viewer) => Event | null
}
