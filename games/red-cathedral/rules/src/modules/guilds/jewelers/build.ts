import { at, type Choices, item } from '@guildhall/kernel'
import { decorable, deliveriesFor, sectionType } from '../../../actions/deliver.ts'
import { count, firstKind, kindsIn, withoutFirst } from '../../../bundle.ts'
import { underConstruction } from '../../../cathedral.ts'
import type { Command } from '../../../commands.ts'
import { DIAMOND, JEWELS } from '../../../constants.ts'
import { decorationCost } from '../../../decoration.ts'
import { goodsOptions } from '../../../effects/payments.ts'
import type { Context, Module } from '../../../rules-data.ts'
import { includes, lowest, NO_SECTIONS, others } from '../../../sections.ts'
import { playerAt, type State } from '../../../state.ts'
import { STANDS_IN } from './diamonds.ts'
import { DELIVER_DIAMOND, decorateWithCommand } from './jewelers-commands.ts'

/** A delivery or an ornament with diamonds in place of other materials — GU-JEWELERS-3 to 5. */

export const canBuild: NonNullable<Module['canBuild']> = (ctx, inventory, mayDecorate) => {
  if (count(inventory, DIAMOND) === 0) return false
  if (underConstruction(ctx.state, ctx.seat) !== NO_SECTIONS) return true
  return mayDecorate && decorable(ctx) !== NO_SECTIONS
}

export const builds: NonNullable<Module['builds']> = (ctx, budget, mayDecorate, choices) => {
  const { state, seat } = ctx
  if (count(playerAt(state, seat).inventory, DIAMOND) === 0) return
  const building = underConstruction(state, seat)
  const bare = mayDecorate ? decorable(ctx) : NO_SECTIONS
  for (let left = building | bare; left !== NO_SECTIONS; left = others(left)) {
    const section = lowest(left)
    if (includes(bare, section)) addDecorations(ctx, section, budget, choices)
    else addDeliveries(state, section, choices)
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
