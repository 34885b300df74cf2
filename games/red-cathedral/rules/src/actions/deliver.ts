import { at, type Choices, item, type Refusal } from '@guildhall/kernel'
import {
  type Bundle,
  count,
  covers,
  EMPTY,
  firstKind,
  type Kinds,
  kindsIn,
  withoutFirst,
} from '../bundle.ts'
import {
  bareSections,
  decoratorOf,
  isFinished,
  isSection,
  ownerOf,
  underConstruction,
} from '../cathedral.ts'
import { type Command, type CommandOf, DECORATE, DELIVER, STOP } from '../commands.ts'
import { GREEN, JEWELS, MATERIALS, ORNAMENTS, PURPLE } from '../constants.ts'
import { close } from '../context.ts'
import { decorationCost, JEWEL_COUNTS } from '../decoration.ts'
import { message, refuse } from '../messages/message.ts'
import type { FrameOf } from '../modules/types.ts'
import type { Context, RulesData } from '../rules-data.ts'
import { includes, lowest, NO_SECTIONS, only, others, type Sections } from '../sections.ts'
import { type Player, playerAt, type State } from '../state.ts'

/** RC-7.4: the kinds that the player has and the section lacks. */
const deliverable = (state: State, inventory: Bundle, section: number): Kinds =>
  kindsIn(inventory) & kindsIn(at(state.missing, section))

export const sectionType = (rules: RulesData, state: State, section: number): number =>
  item(rules.cathedralCards, at(state.cards, section)).type

/** Ornaments of this type that the player may build — RC-7.21. */
const ornamentsFor = (player: Player, type: number): number => {
  if (type === 0) return player.doors
  return type === 1 ? player.arches : player.crosses
}

/** RC-7.19, RC-7.21: the bare finished sections for which the player has an ornament. */
export function decorable({ rules, state, seat }: Context): Sections {
  const player = playerAt(state, seat)
  let found = NO_SECTIONS
  for (let left = bareSections(state); left !== NO_SECTIONS; left = others(left)) {
    const section = lowest(left)
    if (ornamentsFor(player, sectionType(rules, state, section)) > 0) found |= only(section)
  }
  return found
}

/** RC-7.22, RC-7.23: the materials for it. */
const affords = (rules: RulesData, inventory: Bundle, type: number, jewels: number): boolean =>
  covers(inventory, decorationCost(rules, type, jewels))

/** The sections on which the player can build an ornament without jewels. */
function decorableWith(ctx: Context, inventory: Bundle): Sections {
  const { rules, state, seat } = ctx
  const player = playerAt(state, seat)
  const bare = bareSections(state)
  if (bare === NO_SECTIONS) return NO_SECTIONS
  let found = NO_SECTIONS
  let types = 0
  for (let type = 0; type < ORNAMENTS.length; type++) {
    if (ornamentsFor(player, type) > 0 && affords(rules, inventory, type, 0)) types |= 1 << type
  }
  if (types === 0) return NO_SECTIONS
  for (let left = bare; left !== NO_SECTIONS; left = others(left)) {
    const section = lowest(left)
    if ((types & (1 << sectionType(rules, state, section))) !== 0) found |= only(section)
  }
  return found
}

/** RC-7.25: one for the ornament, one for each jewel. */
export const deliveriesFor = (jewels: number): number => 1 + at(JEWEL_COUNTS, jewels)

/** Whether a delivery or, where allowed, a decoration is possible, once `paid` is paid — RC-7.2. */
export function canBuild(
  ctx: Context,
  budget: number,
  mayDecorate: boolean,
  paid: Bundle = EMPTY,
): boolean {
  const { rules, state, seat } = ctx
  const inventory = playerAt(state, seat).inventory - paid
  if (inventory === EMPTY || budget === 0) return false
  for (let left = underConstruction(state, seat); left !== NO_SECTIONS; left = others(left)) {
    if (deliverable(state, inventory, lowest(left)) !== 0) return true
  }
  if (mayDecorate && decorableWith(ctx, inventory) !== NO_SECTIONS) return true
  return rules.hooks.canBuild?.(ctx, inventory, mayDecorate) ?? false
}

/** Everything a delivery budget can be used for. */
export function legalBuild(
  ctx: Context,
  budget: number,
  mayDecorate: boolean,
  choices: Choices<Command>,
): void {
  const { rules, state, seat } = ctx
  const player = playerAt(state, seat)
  if (player.stored === 0 || budget === 0) return
  const building = underConstruction(state, seat)
  const bare = mayDecorate ? decorableWith(ctx, player.inventory) : NO_SECTIONS
  for (let left = building | bare; left !== NO_SECTIONS; left = others(left)) {
    const section = lowest(left)
    if (includes(bare, section)) addDecorations(ctx, section, budget, choices)
    else addDeliveries(state, player.inventory, section, choices)
  }
  rules.hooks.builds?.(ctx, budget, mayDecorate, choices)
}

/** Every kind that the section lacks and the player has. */
function addDeliveries(
  state: State,
  inventory: Bundle,
  section: number,
  choices: Choices<Command>,
): void {
  const commands = item(DELIVER, section)
  let kinds = deliverable(state, inventory, section)
  for (; kinds !== 0; kinds = withoutFirst(kinds)) choices.add(item(commands, firstKind(kinds)))
}

const hasJewels = (inventory: Bundle): boolean =>
  count(inventory, GREEN) + count(inventory, PURPLE) > 0

/** The ornament with all the jewels that there is material and, RC-7.25, budget for. */
function addDecorations(
  { rules, state, seat }: Context,
  section: number,
  budget: number,
  choices: Choices<Command>,
): void {
  const { inventory } = playerAt(state, seat)
  const type = sectionType(rules, state, section)
  const commands = item(DECORATE, section)
  choices.add(item(commands, 0))
  if (budget === 1 || !hasJewels(inventory)) return
  for (let jewels = 1; jewels < JEWELS.length; jewels++) {
    if (deliveriesFor(jewels) > budget) continue
    if (affords(rules, inventory, type, jewels)) choices.add(item(commands, jewels))
  }
}

export function legalBuildNext(
  ctx: Context,
  frame: FrameOf<'deliver'>,
  choices: Choices<Command>,
): void {
  legalBuild(ctx, frame.left, frame.mayDecorate !== 0, choices)
  if (frame.done > 0) choices.add(STOP) // RC-7.6
}

/** RC-7.7: over when the budget is used up or nothing is possible. */
export function advanceBuild(ctx: Context, frame: FrameOf<'deliver'>): boolean {
  if (canBuild(ctx, frame.left, frame.mayDecorate !== 0)) return false
  close(ctx)
  return true
}

/** Why `given` cannot be delivered where this material is asked for. */
export function whyNotDeliver(
  { state, seat }: Context,
  { section, material }: Pick<CommandOf<'deliver'>, 'section' | 'material'>,
  given = material,
): Refusal {
  if (!isSection(state, section)) return refuse('RC-1.11', 'noSuchSection')
  if (ownerOf(state, section) !== seat) return refuse('RC-7.4', 'notYourSection')
  if (isFinished(state, section)) return refuse('RC-7.4', 'finishedAlready')
  if (count(playerAt(state, seat).inventory, MATERIALS.indexOf(given)) === 0)
    return refuse('RC-7.4', 'noMaterial', { material: message(`kind.${given}`) })
  return refuse('RC-7.4', 'notLacking', { material: message(`kind.${material}`) })
}

/** Why no ornament with these jewels can be built with the open budget, or that of a Build. */
export function whyNotDecorate(
  { rules, state, seat }: Context,
  frame: FrameOf<'turn' | 'deliver'>,
  { section, jewels }: Pick<CommandOf<'decorate'>, 'section' | 'jewels'>,
): Refusal {
  const budget = frame.kind === 'deliver' ? frame.left : rules.deliveryBudget
  if (!isSection(state, section)) return refuse('RC-1.11', 'noSuchSection')
  if (frame.kind === 'deliver' && frame.mayDecorate === 0) return refuse('RC-7.29', 'buildOnly')
  if (!isFinished(state, section)) return refuse('RC-7.19', 'notFinished')
  if (decoratorOf(state, section) >= 0) return refuse('RC-7.19', 'decoratedAlready')
  const type = sectionType(rules, state, section)
  if (ornamentsFor(playerAt(state, seat), type) === 0) return refuse('RC-7.21', 'noOrnament')
  const needed = deliveriesFor(JEWELS.indexOf(jewels))
  if (needed > budget) return refuse('RC-7.25', 'budget', { needed, budget })
  return refuse('RC-7.22', 'ornamentCost')
}
