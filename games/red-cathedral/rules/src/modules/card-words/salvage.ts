import { at, type Choices, item, type Refusal, type Seat } from '@guildhall/kernel'
import type { Command } from '../../commands.ts'
import { ORNAMENTS } from '../../constants.ts'
import { close, open } from '../../context.ts'
import { newStep } from '../../effects/step.ts'
import { defineEvents } from '../../events/define-event.ts'
import { message, refuse } from '../../messages/message.ts'
import { player as playerName, workshop } from '../../messages/terms.ts'
import {
  boardSpace,
  type CommandRule,
  type Context,
  decidingSeat,
  type QuestionRule,
  type RulesData,
  type StepRule,
} from '../../rules-data.ts'
import { type Player, playerAt, type State } from '../../state.ts'
import { SALVAGE, SALVAGE_LOCKED } from './card-words-commands.ts'

/** Remove one own unbuilt ornament from the game, locked or not — CT-SP-4. */

const free = (player: Player, ornament: number): number =>
  at([player.doors, player.arches, player.crosses], ornament)

const isLocked = (player: Player, space: number): boolean =>
  (player.lockedSpaces & (1 << space)) !== 0

export const discardOrnament: StepRule<'discardOrnament'> = {
  possible({ state, seat }) {
    const { doors, arches, crosses, lockedSpaces } = playerAt(state, seat)
    return doors + arches + crosses > 0 || lockedSpaces !== 0
  },
  begin(ctx, { effect }) {
    open(ctx, 'salvage').effect = effect
  },
  words: () => [message('effect.discardOrnament')],
  compile: (written) => ('discardOrnament' in written ? [newStep('discardOrnament')] : null),
  required: 'discardOrnament',
}

function options(state: State, seat: Seat): Command[] {
  const player = playerAt(state, seat)
  return [
    ...SALVAGE.filter((_, ornament) => free(player, ornament) > 0),
    ...SALVAGE_LOCKED.filter((_, space) => isLocked(player, space)),
  ]
}

export const salvageQuestion: QuestionRule<'salvage'> = {
  question: () => 'salvage-ornament',
  clause: 'CT-SP-4',
  window: () => false,
  legal({ state, seat }, _frame, choices: Choices<Command>) {
    for (const command of options(state, seat)) choices.add(command)
  },
  advance(ctx) {
    const [only, ...more] = options(ctx.state, ctx.seat)
    if (more.length > 0) return false
    close(ctx)
    if (only?.type === 'salvage') remove(ctx, ORNAMENTS.indexOf(only.ornament), -1)
    if (only?.type === 'salvageLocked') removeLocked(ctx, only.space)
    return true
  },
}

const removeLocked = (ctx: Context, space: number): void =>
  remove(ctx, boardSpace(ctx.rules, ctx.seat, space).ornament, space)

const remove = (ctx: Context, ornament: number, space: number): void =>
  ornamentRemoved.emit(ctx, { seat: ctx.seat, ornament, space })

interface SalvageChanges {
  readonly ornamentRemoved: {
    readonly seat: Seat
    readonly ornament: number
    readonly space: number
  }
}

export const { ornamentRemoved } = defineEvents<SalvageChanges>({
  ornamentRemoved: {
    apply(_rules, state, { seat, ornament, space }) {
      const player = playerAt(state, seat)
      player.ornamentsRemoved += 1
      if (space >= 0) player.lockedSpaces &= ~(1 << space)
      else if (ornament === 0) player.doors -= 1
      else if (ornament === 1) player.arches -= 1
      else player.crosses -= 1
    },
    write: (_rules, { seat, ornament, space }) => ({
      seat,
      ornament: item(ORNAMENTS, ornament),
      space,
    }),
    read: (_rules, { seat, ornament, space }) => ({
      seat,
      ornament: ORNAMENTS.indexOf(ornament),
      space,
    }),
    describe: (rules, _state, { seat, ornament }) =>
      message('event.ornamentRemoved', {
        who: playerName(rules, seat),
        ornament: message(`ornament.${ornament}`),
      }),
  },
})

const whyNot = (): Refusal => refuse('CT-SP-4', 'noSuchOrnament')

export const salvage: CommandRule<'salvage'> = {
  answers: ['salvage'],
  run(ctx, _frame, { ornament }) {
    close(ctx)
    remove(ctx, ORNAMENTS.indexOf(ornament), -1)
  },
  why: whyNot,
  fields: 1,
  read: ({ ornament }) => SALVAGE.find((command) => command.ornament === ornament),
  label: (_rules, _state, { ornament }) =>
    message('choice.salvage', { ornament: message(`ornament.${ornament}`) }),
}

export const salvageLocked: CommandRule<'salvageLocked'> = {
  answers: ['salvage'],
  run(ctx, _frame, { space }) {
    close(ctx)
    removeLocked(ctx, space)
  },
  why: whyNot,
  fields: 1,
  read: ({ space }) => (typeof space === 'number' ? SALVAGE_LOCKED[space] : undefined),
  label: (rules, state, { space }) =>
    message('choice.salvageLocked', {
      ornament: lockedOrnament(rules, decidingSeat(rules, state), space),
      workshop: workshop(rules, decidingSeat(rules, state), space),
    }),
}

function lockedOrnament(rules: RulesData, seat: Seat, space: number) {
  const { ornament } = boardSpace(rules, seat, space)
  return message(`ornament.${ORNAMENTS[ornament] ?? 'door'}`)
}
