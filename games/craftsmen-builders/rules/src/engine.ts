import type { Chance, Choices, Message, Refusal, Seat } from '@guildhall/kernel'
import {
  type CommandReader,
  collect,
  type EventKind,
  eventTypeOf,
  frameCodec,
  readCommand,
} from '@guildhall/kernel/toolbox'
import type { Context, SeatContext } from './context.ts'
import { dynamicMessage, refuse } from './messages/message.ts'
import { type CommandRule, definePlainEvent, type QuestionRule } from './modules/define.ts'
import { MODULES } from './modules/modules.ts'
import type {
  Command,
  CommandOf,
  CommandType,
  Event,
  EventOf,
  EventType,
  Frame,
  FrameKind,
  FrameOf,
  FrameRecord,
  State,
  StoredFrame,
  View,
} from './modules/types.ts'
import type { RulesData } from './rules-data.ts'
import { blankState, newFrame, topFrame } from './state.ts'

/** What the modules define, in one: the engine knows commands, questions and events by these alone. */
const COMMANDS: { readonly [T in CommandType]: CommandRule<CommandOf<T>, Frame> } = collect(
  MODULES.map((module) => module.commands),
)
const QUESTIONS: { readonly [K in FrameKind]: QuestionRule<FrameOf<K>> } = collect(
  MODULES.map((module) => module.questions),
)

/** The questions that a command leaves open. */
const asked = definePlainEvent('asked', {
  apply(_rules, state, { seat, keep, open }) {
    state.active = seat
    while (state.stack.length > keep) state.stack.pop()
    for (const frame of open) state.stack.push(frames.read(frame))
  },
})

const EVENTS: { readonly [T in EventType]: EventKind<RulesData, State, EventOf<T>> } = collect([
  { asked },
  ...MODULES.map((module) => module.events),
])

/** Questions under the names that events and views have for them. */
export const frames = frameCodec<Frame, StoredFrame, FrameRecord>(
  collect(MODULES.map((module) => module.stored)),
  newFrame,
)

type AnyCommandRule = CommandRule<Command, Frame>

// The frequent names are compared: that is quicker than looking them up in a table at every step.

function ruleOf({ type }: Command): AnyCommandRule {
  if (type === 'endTurn') return COMMANDS.endTurn
  if (type === 'place') return COMMANDS.place
  if (type === 'recruit') return COMMANDS.recruit
  return COMMANDS[type]
}

function questionOf({ kind }: Frame): QuestionRule<Frame> {
  if (kind === 'turn') return QUESTIONS.turn
  if (kind === 'build') return QUESTIONS.build
  if (kind === 'income') return QUESTIONS.income
  if (kind === 'gain') return QUESTIONS.gain
  return QUESTIONS[kind]
}

export const kindOf = ({ type }: Event): EventKind<RulesData, State, Event> => EVENTS[type]

/** A line joins the one before it as the event says that it is named after. */
export function joinEvents(earlier: Message, later: Message): Message | null {
  const type = eventTypeOf(later)
  return isEventType(type) ? EVENTS[type].joins(earlier, later) : null
}

const isEventType = (type: string): type is Event['type'] => Object.hasOwn(EVENTS, type)

const READERS = new Map<string, CommandReader<Command, RulesData>>(
  Object.entries<AnyCommandRule>(COMMANDS).map(([type, { parse }]) => [type, parse]),
)

/** Finds the command that something from outside stands for; null for everything else. */
export const parseCommand = (rules: RulesData, value: unknown): Command | null =>
  readCommand(value, (type) => READERS.get(type), rules)

/** The name of the open decision. */
export function openQuestion(ctx: SeatContext): string {
  const frame = topFrame(ctx.state)
  return questionOf(frame).name(ctx, frame)
}

/** Every command that answers the open question. */
export function legal(ctx: SeatContext, choices: Choices<Command>): void {
  const frame = topFrame(ctx.state)
  questionOf(frame).legal(ctx, frame, choices)
}

/** A context whose seat moves on with the open questions. */
type RunContext = Context & { seat: Seat }

/** Carries out a legal command and everything that follows without a decision. */
export function run(ctx: RunContext, command: Command): void {
  ruleOf(command).run(ctx, topFrame(ctx.state), command)
  autoAdvance(ctx)
}

/** Lets the open questions go on until a player is asked or the game is over. */
function autoAdvance(ctx: RunContext): void {
  const { state } = ctx
  while (state.stack.length > 0) {
    const frame = topFrame(state)
    ctx.seat = state.active
    if (!questionOf(frame).advance(ctx, frame)) return
  }
}

/** Why a command is not among the legal ones. */
export function why(ctx: SeatContext, command: Command): Refusal {
  const frame = topFrame(ctx.state)
  const rule = ruleOf(command)
  if (rule.answers.includes(frame.kind)) return rule.why(ctx, frame, command)
  const { clause } = questionOf(frame)
  return refuse(clause, 'otherQuestion', {
    question: dynamicMessage(`question.${openQuestion(ctx)}`),
  })
}

/** The command as a choice that a player can read. */
export const label = (ctx: SeatContext, command: Command): Message =>
  ruleOf(command).label(ctx, command)

/** What anyone may know of the table. */
export function view(rules: RulesData, state: State): View {
  const { active, over } = state
  const parts = collect(MODULES.map((module) => module.state.view(rules, state)))
  const question = over ? null : openQuestion({ rules, state, seat: active })
  return { ...parts, active, question, over, stack: state.stack.map(frames.write) }
}

/** A full state that agrees with the view. */
export function redeal(rules: RulesData, seen: View, chance: Chance): State {
  const state = blankState()
  state.active = seen.active
  state.over = seen.over
  state.stack = seen.stack.map(frames.read)
  for (const module of MODULES) module.state.redeal(rules, state, seen, chance)
  return state
}

/** Everything that can neither appear nor vanish. */
export const pieces = (rules: RulesData, state: State): Readonly<Record<string, number>> =>
  collect(MODULES.map((module) => module.state.pieces(rules, state)))
