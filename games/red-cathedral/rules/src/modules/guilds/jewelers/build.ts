import { at, type Choices, item } from '@guildhall/kernel'
import { bare, deliveriesFor, sectionType, underConstruction } from '../../../actions/deliver.ts'
import { count, firstKind, kindsIn, withoutFirst } from '../../../bundle.ts'
import type { Command } from '../../../commands.ts'
import { DIAMOND, JEWELS } from '../../../constants.ts'
import { decorationCost } from '../../../decoration.ts'
import { goodsOptions } from '../../../effects/payments.ts'
import type { Context, Module } from '../../../rules-data.ts'
import { playerAt, type State } from '../../../state.ts'
import { STANDS_IN } from './diamonds.ts'
import { DELIVER_DIAMOND, decorateWithCommand } from './jewelers-commands.ts'

/** A delivery or an ornament with diamonds in place of other materials — GU-JEWELERS-3 to 5. */

export const canBuild: NonNullable<Module['canBuild']> = (
  { rules, state, seat },
  inventory,
  mayDecorate,
) => {
  if (count(inventory, DIAMOND) === 0) return false
  const player = playerAt(state, seat)
  for (let section = 0; section < state.owners.length; section++) {
    if (underConstruction(state, seat, section)) return true
    if (mayDecorate && bare(rules, state, player, section)) return true
  }
  return false
}

export const builds: NonNullable<Module['builds']> = (ctx, budget, mayDecorate, choices) => {
  const { rules, state, seat } = ctx
  const player = playerAt(state, seat)
  if (count(player.inventory, DIAMOND) === 0) return
  for (let section = 0; section < state.owners.length; section++) {
    if (underConstruction(state, seat, section)) addDeliveries(state, section, choices)
    else if (mayDecorate && bare(rules, state, player, section))
      addDecorations(ctx, section, budget, choices)
  }
}

function addDeliveries(state: State, section: number, choices: Choices<Command>): void {
  const commands = item(DELIVER_DIAMOND, section)
  for (let kinds = kindsIn(at(state.missing, section)); kinds !== 0; kinds = withoutFirst(kinds)) {
    choices.add(item(commands, firstKind(kinds)))
  }
}

function addDecorations(
  { rules, state, seat }: Context,
  section: number,
  budget: number,
  choices: Choices<Command>,
): void {
  const { inventory } = playerAt(state, seat)
  for (let jewels = 0; jewels < JEWELS.length; jewels++) {
    if (deliveriesFor(jewels) > budget) continue
    const cost = decorationCost(rules, sectionType(rules, state, section), jewels)
    for (const goods of goodsOptions(inventory, cost, STANDS_IN)) {
      if (goods !== cost) choices.add(decorateWithCommand(section, jewels, goods))
    }
  }
}
