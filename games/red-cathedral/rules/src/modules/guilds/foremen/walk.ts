import { type Choices, item } from '@guildhall/kernel'
import type { Command } from '../../../commands.ts'
import { close, open } from '../../../context.ts'
import { stepOf } from '../../../effects/run.ts'
import { newStep } from '../../../effects/step.ts'
import { message, refuse } from '../../../messages/message.ts'
import { sign } from '../../../messages/sign.ts'
import type {
  CommandRule,
  Context,
  QuestionRule,
  RulesData,
  StepRule,
} from '../../../rules-data.ts'
import type { State } from '../../../state.ts'
import type { FrameOf } from '../../types.ts'
import { MOVE_FOREMAN } from './foremen-commands.ts'
import { foremenEvents } from './foremen-events.ts'

/** The foreman walks from tower to tower, and from the last one on to T1 — GU-FOREMEN-2. */

const towersOf = (state: State): number => state.towerStart.length - 1

/** The tower in which he ends after so many steps. */
export const towerAfter = (state: State, steps: number): number =>
  (state.parts.foreman + steps) % towersOf(state)

/** How far he can go: as far as the card says, but not round to where he stands — GU-FOREMEN-7. */
export function walks(rules: RulesData, state: State, frame: FrameOf<'foreman'>): number[] {
  const { least, most } = stepOf(rules, frame, 'foreman')
  const steps = Array.from({ length: most - least + 1 }, (_, i) => least + i)
  return steps.filter((each) => each % towersOf(state) !== 0)
}

export const foremanStep: StepRule<'foreman'> = {
  possible: ({ state }) => towersOf(state) > 1,
  begin(ctx, { effect, index }) {
    const frame = open(ctx, 'foreman')
    frame.effect = effect
    frame.step = index
  },
  words: (_rules, { least, most }) => [message('effect.foreman', { least, most })],
  signs: ({ word, most }) => [sign(word, most)],
  compile: (written) =>
    'foreman' in written
      ? [newStep('foreman', { least: written.foreman.min, most: written.foreman.max })]
      : null,
  required: 'foreman',
}

export const foremanQuestion: QuestionRule<'foreman'> = {
  question: () => 'foreman-move',
  clause: 'GU-FOREMEN-7',
  window: () => false,
  legal({ rules, state }, frame, choices: Choices<Command>) {
    for (const steps of walks(rules, state, frame)) choices.add(item(MOVE_FOREMAN, steps - 1))
  },
  advance(ctx, frame) {
    const [only, ...more] = walks(ctx.rules, ctx.state, frame)
    if (more.length > 0) return false
    if (only === undefined) close(ctx)
    else walk(ctx, only)
    return true
  },
}

function walk(ctx: Context, steps: number): void {
  close(ctx)
  foremenEvents.foremanMoved.emit(ctx, {
    seat: ctx.seat,
    tower: towerAfter(ctx.state, steps),
  })
}

export const moveForeman: CommandRule<'moveForeman', 'foreman'> = {
  answers: ['foreman'],
  run: (ctx, _frame, { towers }) => walk(ctx, towers),
  why: () => refuse('GU-FOREMEN-7', 'foremanSteps'),
  fields: 1,
  read: ({ towers }) => (typeof towers === 'number' ? MOVE_FOREMAN[towers - 1] : undefined),
  label: (_rules, state, { towers }) =>
    message('choice.moveForeman', { n: towers, tower: towerAfter(state, towers) + 1 }),
}
