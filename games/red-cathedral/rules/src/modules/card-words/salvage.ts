import { at, type Choices, item, message, type Refusal, type Seat } from '@guildhall/kernel'
import { refuse } from '@guildhall/kernel/toolbox'
import type { Command } from '../../commands.ts'
import { ORNAMENTS } from '../../constants.ts'
import {
  boardSpace,
  type CommandRule,
  decidingSeat,
  type EventRule,
  type Kit,
  type QuestionRule,
  type StepRule,
  type Tx,
} from '../../kit.ts'
import { player as playerName, workshop } from '../../messages/terms.ts'
import { type Player, playerAt, type State } from '../../state.ts'
import { close, open } from '../../tx.ts'
import { SALVAGE, SALVAGE_LOCKED } from './commands.ts'

/** Remove one own unbuilt ornament from the game, locked or not — CT-SP-4. */

const free = (player: Player, ornament: number): number =>
  at([player.doors, player.arches, player.crosses], ornament)

const isLocked = (player: Player, space: number): boolean =>
  (player.lockedSpaces & (1 << space)) !== 0

export const discardOrnament: StepRule = {
  possible(_kit, state, seat) {
    const { doors, arches, crosses, lockedSpaces } = playerAt(state, seat)
    return doors + arches + crosses > 0 || lockedSpaces !== 0
  },
  begin(tx, _seat, effect) {
    open(tx, 'salvage').effect = effect
  },
  words: () => [message('effect.discardOrnament')],
}

function options(state: State, seat: Seat): Command[] {
  const player = playerAt(state, seat)
  return [
    ...SALVAGE.filter((_, ornament) => free(player, ornament) > 0),
    ...SALVAGE_LOCKED.filter((_, space) => isLocked(player, space)),
  ]
}

export const salvageQuestion: QuestionRule = {
  question: () => 'salvage-ornament',
  clause: 'CT-SP-4',
  window: () => false,
  legal(_kit, state, seat, _frame, choices: Choices<Command>) {
    for (const command of options(state, seat)) choices.add(command)
  },
  advance(tx, seat) {
    const [only, ...more] = options(tx.state, seat)
    if (more.length > 0) return false
    close(tx)
    if (only?.type === 'salvage') remove(tx, seat, ORNAMENTS.indexOf(only.ornament), -1)
    if (only?.type === 'salvageLocked') removeLocked(tx, seat, only.space)
    return true
  },
}

const removeLocked = (tx: Tx, seat: Seat, space: number): void =>
  remove(tx, seat, boardSpace(tx.kit, seat, space).ornament, space)

function remove(tx: Tx, seat: Seat, ornament: number, space: number): void {
  applyRemoved(tx.state, seat, ornament, space)
  tx.log?.push({ type: 'ornamentRemoved', seat, ornament: item(ORNAMENTS, ornament), space })
}

function applyRemoved(state: State, seat: Seat, ornament: number, space: number): void {
  const player = playerAt(state, seat)
  player.ornamentsRemoved += 1
  if (space >= 0) player.lockedSpaces &= ~(1 << space)
  else if (ornament === 0) player.doors -= 1
  else if (ornament === 1) player.arches -= 1
  else player.crosses -= 1
}

export const ornamentRemoved: EventRule<'ornamentRemoved'> = {
  apply: (_kit, state, { seat, ornament, space }) =>
    applyRemoved(state, seat, ORNAMENTS.indexOf(ornament), space),
  describe: (kit, _state, { seat, ornament }) =>
    message('event.ornamentRemoved', {
      who: playerName(kit, seat),
      ornament: message(`ornament.${ornament}`),
    }),
}

const whyNot = (): Refusal => refuse('CT-SP-4', 'noSuchOrnament')

export const salvage: CommandRule<'salvage'> = {
  answers: ['salvage'],
  run(tx, seat, _frame, { ornament }) {
    close(tx)
    remove(tx, seat, ORNAMENTS.indexOf(ornament), -1)
  },
  why: whyNot,
  fields: 1,
  read: ({ ornament }) => SALVAGE.find((command) => command.ornament === ornament),
  label: (_kit, _state, { ornament }) =>
    message('choice.salvage', { ornament: message(`ornament.${ornament}`) }),
}

export const salvageLocked: CommandRule<'salvageLocked'> = {
  answers: ['salvage'],
  run(tx, seat, _frame, { space }) {
    close(tx)
    removeLocked(tx, seat, space)
  },
  why: whyNot,
  fields: 1,
  read: ({ space }) => (typeof space === 'number' ? SALVAGE_LOCKED[space] : undefined),
  label: (kit, state, { space }) =>
    message('choice.salvageLocked', {
      ornament: lockedOrnament(kit, decidingSeat(kit, state), space),
      workshop: workshop(kit, decidingSeat(kit, state), space),
    }),
}

function lockedOrnament(kit: Kit, seat: Seat, space: number) {
  const { ornament } = boardSpace(kit, seat, space)
  return message(`ornament.${ORNAMENTS[ornament] ?? 'door'}`)
}
