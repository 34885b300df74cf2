import { type Choices, item, type Refusal, type Seat } from '@guildhall/kernel'
import type { Command } from '../../../commands.ts'
import { close, open } from '../../../context.ts'
import { newStep } from '../../../effects/step.ts'
import { message, refuse } from '../../../messages/message.ts'
import { sign } from '../../../messages/sign.ts'
import type { CommandRule, Context, QuestionRule, StepRule } from '../../../rules-data.ts'
import type { State } from '../../../state.ts'
import { KEEP_CONTRACT, KEEP_NONE } from './archivists-commands.ts'
import { archivistsEvents, goingUnder } from './archivists-events.ts'
import { contractName, wordsOf } from './archivists-terms.ts'
import type { ArchivistsCommand } from './archivists-types.ts'
import { contractPlace } from './cards.ts'

/** GU-ARCHIVISTS-2. */
export const MOST_HELD = 3

/**
 * Draw contracts and keep one. What was drawn stands in the archive and not in the open question,
 * which everybody sees.
 */
export const contractsStep: StepRule<'contracts'> = {
  possible: () => true, // GU-ARCHIVISTS-7
  begin(ctx, { step, effect }) {
    drawContracts(ctx, step.draws)
    open(ctx, 'contract').effect = effect
  },
  words: (_rules, { draws }) => [message('effect.contracts', { n: draws })],
  signs: ({ word, draws }) => [sign(word, draws)],
  compile: (written) =>
    'contracts' in written ? [newStep('contracts', { draws: written.contracts.draw })] : null,
}

function drawContracts(ctx: Context, n: number): void {
  const { pile, under } = ctx.state.parts.archive
  const unseen = pile.slice()
  const contracts: number[] = []
  while (contracts.length < n && unseen.length > 0) {
    contracts.push(...unseen.splice(ctx.chance.int(unseen.length), 1))
  }
  contracts.push(...under.slice(0, n - contracts.length))
  archivistsEvents.contractsDrawn.emit(ctx, { seat: ctx.seat, contracts })
}

function keepDrawn(ctx: Context, kept: number, back: number): void {
  const under = goingUnder(ctx.state.parts.archive, kept, back).length
  archivistsEvents.contractsKept.emit(ctx, { seat: ctx.seat, under, kept, back })
}

const heldBy = (state: State, seat: Seat): readonly number[] => item(state.parts.archive.held, seat)

export const contractQuestion: QuestionRule<'contract'> = {
  question: () => 'contract-keep',
  clause: 'GU-ARCHIVISTS-4',
  window: () => false,
  legal({ state, seat }, _frame, choices: Choices<Command>) {
    const held = heldBy(state, seat)
    const full = held.length >= MOST_HELD
    for (const drawn of state.parts.archive.drawn) {
      const commands = item(KEEP_CONTRACT, drawn)
      if (!full) choices.add(item(commands, 0))
      else for (const back of held) choices.add(item(commands, back + 1))
    }
    if (full) choices.add(KEEP_NONE)
  },
  advance: () => false,
}

export const keepContract: CommandRule<'keepContract'> = {
  answers: ['contract'],
  run(ctx, _frame, { contract, back }) {
    close(ctx)
    keepDrawn(ctx, contractPlace(contract), contractPlace(back))
  },
  why: (ctx, _frame, command) => whyNotKeep(ctx, command),
  fields: 2,
  read({ contract, back }) {
    if (contract === null) return back === null ? KEEP_NONE : undefined
    return KEEP_CONTRACT.flat().find((each) => each.contract === contract && each.back === back)
  },
  label(rules, _state, { contract, back }) {
    if (contract === null) return message('choice.keepContract.none')
    const params = { name: contractName(rules, contract), words: wordsOf(rules, contract) ?? '' }
    return back === null
      ? message('choice.keepContract', params)
      : message('choice.keepContract.swap', { ...params, back: contractName(rules, back) })
  },
}

function whyNotKeep({ state, seat }: Context, { contract, back }: ArchivistsCommand): Refusal {
  const held = heldBy(state, seat)
  if (contract === null) return refuse('GU-ARCHIVISTS-4', 'keepOne')
  if (!state.parts.archive.drawn.includes(contractPlace(contract))) {
    return refuse('GU-ARCHIVISTS-4', 'contractNotDrawn')
  }
  if (held.length < MOST_HELD) return refuse('GU-ARCHIVISTS-5', 'roomForContract')
  if (back === null) return refuse('GU-ARCHIVISTS-2', 'contractsFull', { most: MOST_HELD })
  return refuse('GU-ARCHIVISTS-5', 'contractNotHeld')
}
