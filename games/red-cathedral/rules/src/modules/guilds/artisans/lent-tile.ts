import { at, item, message, type Refusal, type Seat } from '@guildhall/kernel'
import { refuse } from '@guildhall/kernel/toolbox'
import { whyNotTile } from '../../../actions/market.ts'
import { type Bundle, EMPTY } from '../../../bundle.ts'
import type { CommandOf } from '../../../commands.ts'
import { WORKSHOP_SPACES } from '../../../constants.ts'
import { leadsSomewhere } from '../../../effects/possible.ts'
import { startEffect, stepAt } from '../../../effects/run.ts'
import { NOTHING } from '../../../effects/step.ts'
import {
  type CommandRule,
  type EventRule,
  type Kit,
  type QuestionRule,
  type Spent,
  type StepRule,
  type Tx,
  tileEffect,
} from '../../../kit.ts'
import { component, player, workshop } from '../../../messages/terms.ts'
import { type Frame, playerAt, type State } from '../../../state.ts'
import { close, open } from '../../../tx.ts'
import { ACTIVATE_OTHER } from './commands.ts'

/** Activate a face-up tile on another player's board, who gains and loses nothing — GU-ARTISANS-4. */

/** The tiles of others that would give something, now or once `paid` and `spent` have been paid. */
function lentTiles(
  kit: Kit,
  state: State,
  seat: Seat,
  paid: Bundle = EMPTY,
  spent: Spent = NOTHING,
): CommandOf<'activateOther'>[] {
  const found: CommandOf<'activateOther'>[] = []
  for (let owner = 0; owner < kit.players; owner++) {
    if (owner === seat) continue // GU-ALL-12
    const { faceUp, workshop: tiles } = playerAt(state, owner)
    for (let space = 0; space < WORKSHOP_SPACES; space++) {
      if ((faceUp & (1 << space)) === 0) continue
      const effect = tileEffect(kit, at(tiles, space))
      if (leadsSomewhere(kit, state, seat, effect, -1, paid, spent)) {
        found.push(item(item(ACTIVATE_OTHER, owner), space))
      }
    }
  }
  return found
}

export const activateOtherStep: StepRule = {
  possible: (kit, state, seat, _step, _quadrant, paid, spent) =>
    lentTiles(kit, state, seat, paid, spent).length > 0,
  begin(tx, _seat, effect, index) {
    const frame = open(tx, 'lend')
    frame.effect = effect
    frame.left = stepAt(tx.kit, effect, index).n
  },
  words: () => [message('effect.activateOther')],
}

export const lendQuestion: QuestionRule = {
  question: () => 'activate-tile',
  clause: 'GU-ARTISANS-4',
  window: () => false,
  legal(kit, state, seat, _frame, choices) {
    for (const command of lentTiles(kit, state, seat)) choices.add(command)
  },
  advance(tx, seat, frame) {
    const [only, ...more] = lentTiles(tx.kit, tx.state, seat)
    if (frame.left === 0 || only === undefined) close(tx)
    else if (more.length > 0) return false
    else lend(tx, seat, frame, only)
    return true
  },
}

/** The question stays open below what the tile gives: the card is being resolved — GU-ALL-8. */
function lend(tx: Tx, seat: Seat, frame: Frame, command: CommandOf<'activateOther'>): void {
  const { seat: owner, space } = command
  const tile = item(tx.kit.workshopTiles, at(playerAt(tx.state, owner).workshop, space))
  frame.left -= 1
  tx.log?.push({ type: 'tileLent', seat, owner, space, tile: tile.id })
  startEffect(tx, seat, tile.effect, -1)
}

export const activateOther: CommandRule<'activateOther'> = {
  answers: ['lend'],
  run: lend,
  why: ({ kit, state, seat }, _frame, { seat: owner, space }): Refusal => {
    if (owner === seat || owner >= kit.players) return refuse('GU-ALL-12', 'anotherPlayer')
    return whyNotTile(state, owner, space)
  },
  fields: 2,
  read: ({ seat, space }) =>
    typeof seat === 'number' && typeof space === 'number'
      ? ACTIVATE_OTHER[seat]?.[space]
      : undefined,
  label: (kit, state, { seat, space }) =>
    message('choice.activateOther', {
      who: player(kit, seat),
      ...tileThere(kit, state, seat, space),
    }),
}

/** The workshop and its tile. */
function tileThere(kit: Kit, state: State, seat: Seat, space: number) {
  const tile = kit.workshopTiles[state.players[seat]?.workshop[space] ?? -1]
  return {
    workshop: workshop(kit, seat, space),
    tile: tile === undefined ? message('component.none') : component(kit, tile.id),
  }
}

export const tileLent: EventRule<'tileLent'> = {
  apply() {}, // told, but it moves no piece
  describe: (kit, _state, { seat, owner, space, tile }) =>
    message('event.tileLent', {
      who: player(kit, seat),
      owner: player(kit, owner),
      workshop: workshop(kit, owner, space),
      tile: component(kit, tile),
    }),
  concerns: ({ seat, owner }, whose) => seat === whose || owner === whose,
}
