import { type Choices, item, type Refusal, type Seat } from '@guildhall/kernel'
import { refuse } from '@guildhall/kernel/toolbox'
import type { Command } from '../../../commands.ts'
import { effectPossible, whyNotEffect } from '../../../effects/possible.ts'
import { startEffect } from '../../../effects/run.ts'
import type { Asked, CommandRule, Kit } from '../../../kit.ts'
import { placeOf } from '../../../setup.ts'
import { playerAt, type State } from '../../../state.ts'
import { findUse, useCommand } from './commands.ts'
import { removeReinforcement } from './events.ts'
import { tileWords } from './pick.ts'

/** Using an own reinforcement tile, a free action — GU-BRICKMAKERS-9. */

const usedThisTurn = ({ reinforcements, turn }: State): boolean =>
  reinforcements.usedInTurn === turn

const tilePossible = (kit: Kit, state: State, seat: Seat, tile: number): boolean =>
  effectPossible(kit, state, seat, item(kit.effects, item(kit.reinforcements, tile).effect), -1)

export function anyUsable(kit: Kit, state: State, seat: Seat): boolean {
  const { reinforcements } = playerAt(state, seat)
  if (reinforcements.length === 0 || usedThisTurn(state)) return false
  return reinforcements.some((tile) => tilePossible(kit, state, seat, tile))
}

export function legalUses(kit: Kit, state: State, seat: Seat, choices: Choices<Command>): void {
  if (usedThisTurn(state)) return
  for (const tile of playerAt(state, seat).reinforcements) {
    if (tilePossible(kit, state, seat, tile)) {
      choices.add(useCommand(item(kit.reinforcements, tile).id))
    }
  }
}

export const useReinforcement: CommandRule<'useReinforcement'> = {
  answers: [],
  free: true,
  run(tx, seat, _frame, { tile }) {
    const place = placeOf(tx.kit.reinforcements, tile)
    removeReinforcement(tx, seat, place) // GU-ALL-9: before its effect begins
    startEffect(tx, seat, item(tx.kit.reinforcements, place).effect, -1)
  },
  why: (asked, _frame, { tile }) => whyNotUse(asked, tile),
  fields: 1,
  read: ({ tile }) => findUse(tile),
  label: (kit, _state, { tile }) => tileWords(kit, tile, 'choice.useReinforcement'),
}

function whyNotUse({ kit, state, seat }: Asked, tile: string): Refusal {
  const place = kit.reinforcements.findIndex(({ id }) => id === tile)
  if (!playerAt(state, seat).reinforcements.includes(place)) {
    return refuse('GU-BRICKMAKERS-9', 'notYourReinforcement')
  }
  if (usedThisTurn(state)) return refuse('GU-BRICKMAKERS-9', 'reinforcedAlready')
  return whyNotEffect(state, seat, item(kit.effects, item(kit.reinforcements, place).effect))
}
