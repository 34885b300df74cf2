import { type Choices, item, type Refusal } from '@guildhall/kernel'
import type { Command } from '../../../commands.ts'
import { effectPossible, whyNotEffect } from '../../../effects/possible.ts'
import { startEffect } from '../../../effects/run.ts'
import { refuse } from '../../../messages/message.ts'
import type { CommandRule, Context } from '../../../rules-data.ts'
import { placeOf } from '../../../setup.ts'
import type { State } from '../../../state.ts'
import { findUse, useCommand } from './brick-makers-commands.ts'
import { brickMakersEvents } from './brick-makers-events.ts'
import { heldBy } from './offer.ts'
import { tileWords } from './pick.ts'

/** Using an own reinforcement tile, a free action — GU-BRICKMAKERS-9. */

const usedThisTurn = ({ parts, turn }: State): boolean => parts.reinforcements.usedInTurn === turn

const tilePossible = (ctx: Context, tile: number): boolean =>
  effectPossible(
    ctx,
    item(ctx.rules.effects, item(ctx.rules.parts.reinforcements, tile).effect),
    -1,
  )

export function anyUsable(ctx: Context): boolean {
  const { state, seat } = ctx
  const held = heldBy(state, seat)
  if (held.length === 0 || usedThisTurn(state)) return false
  return held.some((tile) => tilePossible(ctx, tile))
}

export function legalUses(ctx: Context, choices: Choices<Command>): void {
  const { rules, state, seat } = ctx
  if (usedThisTurn(state)) return
  for (const tile of heldBy(state, seat)) {
    if (tilePossible(ctx, tile)) {
      choices.add(useCommand(item(rules.parts.reinforcements, tile).id))
    }
  }
}

export const useReinforcement: CommandRule<'useReinforcement'> = {
  answers: [],
  free: true,
  run(ctx, _frame, { tile }) {
    const place = placeOf(ctx.rules.parts.reinforcements, tile)
    // GU-ALL-9: before its effect begins
    brickMakersEvents.reinforcementUsed.emit(ctx, { seat: ctx.seat, tile: place })
    startEffect(ctx, item(ctx.rules.parts.reinforcements, place).effect, -1)
  },
  why: (ctx, _frame, { tile }) => whyNotUse(ctx, tile),
  fields: 1,
  read: ({ tile }) => findUse(tile),
  label: (rules, _state, { tile }) => tileWords(rules, tile, 'choice.useReinforcement'),
}

function whyNotUse({ rules, state, seat }: Context, tile: string): Refusal {
  const place = rules.parts.reinforcements.findIndex(({ id }) => id === tile)
  if (!heldBy(state, seat).includes(place)) {
    return refuse('GU-BRICKMAKERS-9', 'notYourReinforcement')
  }
  if (usedThisTurn(state)) return refuse('GU-BRICKMAKERS-9', 'reinforcedAlready')
  return whyNotEffect(
    state,
    seat,
    item(rules.effects, item(rules.parts.reinforcements, place).effect),
  )
}
