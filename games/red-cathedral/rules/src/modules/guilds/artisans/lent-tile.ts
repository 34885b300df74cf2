import { at, item, type Refusal, type Seat } from '@guildhall/kernel'
import { whyNotTile } from '../../../actions/market.ts'
import type { CommandOf } from '../../../commands.ts'
import { WORKSHOP_SPACES } from '../../../constants.ts'
import { close, open } from '../../../context.ts'
import { NOTHING_PAID, type Payment } from '../../../effects/payment.ts'
import { leadsSomewhere } from '../../../effects/possible.ts'
import { startEffect } from '../../../effects/run.ts'
import { newStep } from '../../../effects/step.ts'
import { defineEvents, nothing, type Stored } from '../../../events/define-event.ts'
import { message, refuse } from '../../../messages/message.ts'
import { sign } from '../../../messages/sign.ts'
import { component, player, workshop } from '../../../messages/terms.ts'
import {
  type CommandRule,
  type Context,
  type QuestionRule,
  type RulesData,
  type StepRule,
  tileEffect,
} from '../../../rules-data.ts'
import { playerAt, type State } from '../../../state.ts'
import type { FrameOf } from '../../types.ts'
import { ACTIVATE_OTHER } from './artisans-commands.ts'

/** Activate a face-up tile on another player's board, who gains and loses nothing — GU-ARTISANS-4. */

/** The tiles of others that would give something, now or once `paid` has been paid. */
function lentTiles(ctx: Context, paid: Payment = NOTHING_PAID): CommandOf<'activateOther'>[] {
  const { rules, state, seat } = ctx
  const found: CommandOf<'activateOther'>[] = []
  for (let owner = 0; owner < rules.players; owner++) {
    if (owner === seat) continue // GU-ALL-12
    const { faceUp, workshop: tiles } = playerAt(state, owner)
    for (let space = 0; space < WORKSHOP_SPACES; space++) {
      if ((faceUp & (1 << space)) === 0) continue
      const effect = tileEffect(rules, at(tiles, space))
      if (leadsSomewhere(ctx, effect, -1, paid)) {
        found.push(item(item(ACTIVATE_OTHER, owner), space))
      }
    }
  }
  return found
}

export const activateOtherStep: StepRule<'activateOther'> = {
  possible: (ctx, _step, _quadrant, paid) => lentTiles(ctx, paid).length > 0,
  begin(ctx, { step, effect }) {
    const frame = open(ctx, 'lend')
    frame.effect = effect
    frame.left = step.picks
  },
  words: () => [message('effect.activateOther')],
  signs: ({ word, picks }) => [sign(word, picks)],
  compile(written) {
    if (!('activate' in written) || written.activate.owner !== 'other') return null
    return [newStep('activateOther', { picks: written.activate.picks })]
  },
}

export const lendQuestion: QuestionRule<'lend'> = {
  question: () => 'activate-tile',
  clause: 'GU-ARTISANS-4',
  window: () => false,
  legal(ctx, _frame, choices) {
    for (const command of lentTiles(ctx)) choices.add(command)
  },
  advance(ctx, frame) {
    const [only, ...more] = lentTiles(ctx)
    if (frame.left === 0 || only === undefined) close(ctx)
    else if (more.length > 0) return false
    else lend(ctx, frame, only)
    return true
  },
}

/** The question stays open below what the tile gives: the card is being resolved — GU-ALL-8. */
function lend(ctx: Context, frame: FrameOf<'lend'>, command: CommandOf<'activateOther'>): void {
  const { rules, state, seat } = ctx
  const { seat: owner, space } = command
  const { id: tile, effect } = item(rules.workshopTiles, at(playerAt(state, owner).workshop, space))
  frame.left -= 1
  tileLent.emit(ctx, { seat, owner, space, tile })
  startEffect(ctx, effect, -1)
}

export const activateOther: CommandRule<'activateOther', 'lend'> = {
  answers: ['lend'],
  run: lend,
  why: ({ rules, state, seat }, _frame, { seat: owner, space }): Refusal => {
    if (owner === seat || owner >= rules.players) return refuse('GU-ALL-12', 'anotherPlayer')
    return whyNotTile(state, owner, space)
  },
  fields: 2,
  read: ({ seat, space }) =>
    typeof seat === 'number' && typeof space === 'number'
      ? ACTIVATE_OTHER[seat]?.[space]
      : undefined,
  label: (rules, state, { seat, space }) =>
    message('choice.activateOther', {
      who: player(rules, seat),
      ...tileThere(rules, state, seat, space),
    }),
}

/** The workshop and its tile. */
function tileThere(rules: RulesData, state: State, seat: Seat, space: number) {
  const tile = rules.workshopTiles[state.players[seat]?.workshop[space] ?? -1]
  return {
    workshop: workshop(rules, seat, space),
    tile: tile === undefined ? message('component.none') : component(rules, tile.id),
  }
}

export const { tileLent } = defineEvents<{ readonly tileLent: Stored<'tileLent'> }>({
  tileLent: {
    apply: nothing,
    describe: (rules, _state, { seat, owner, space, tile }) =>
      message('event.tileLent', {
        who: player(rules, seat),
        owner: player(rules, owner),
        workshop: workshop(rules, owner, space),
        tile: component(rules, tile),
      }),
    concerns: ({ seat, owner }, whose) => seat === whose || owner === whose,
  },
})
