import { at, type Choices, item, type Refusal, type Seat } from '@guildhall/kernel'
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
import { type Command, type CommandOf, DECORATE, DELIVER, STOP } from '../commands.ts'
import { GREEN, JEWELS, MATERIALS, PURPLE } from '../constants.ts'
import { close } from '../context.ts'
import { decorationCost, JEWEL_COUNTS } from '../decoration.ts'
import { message, refuse } from '../messages/message.ts'
import type { FrameOf } from '../modules/types.ts'
import type { Context, RulesData } from '../rules-data.ts'
import { type Player, playerAt, type State } from '../state.ts'

export const underConstruction = (state: State, seat: Seat, section: number): boolean =>
  state.owners[section] === seat && state.finished[section] === false

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

/** RC-7.19, RC-7.21: a bare finished section, and an ornament for it. */
export const bare = (rules: RulesData, state: State, player: Player, section: number): boolean =>
  state.finished[section] === true &&
  state.ornaments[section] === -1 &&
  ornamentsFor(player, sectionType(rules, state, section)) > 0

/** RC-7.22, RC-7.23: the materials for it. */
const affords = (rules: RulesData, inventory: Bundle, type: number, jewels: number): boolean =>
  covers(inventory, decorationCost(rules, type, jewels))

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
  const player = playerAt(state, seat)
  const inventory = player.inventory - paid
  if (inventory === EMPTY || budget === 0) return false
  for (let section = 0; section < state.owners.length; section++) {
    if (underConstruction(state, seat, section)) {
      if (deliverable(state, inventory, section) !== 0) return true
    } else if (mayDecorate && bare(rules, state, player, section)) {
      if (affords(rules, inventory, sectionType(rules, state, section), 0)) return true
    }
  }
  for (const more of rules.hooks.canBuild) if (more(ctx, inventory, mayDecorate)) return true
  return false
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
  for (let section = 0; section < state.owners.length; section++) {
    if (underConstruction(state, seat, section)) {
      let kinds = deliverable(state, player.inventory, section)
      for (; kinds !== 0; kinds = withoutFirst(kinds)) {
        choices.add(item(item(DELIVER, section), firstKind(kinds)))
      }
    } else if (mayDecorate && bare(rules, state, player, section)) {
      addDecorations(ctx, section, budget, choices)
    }
  }
  for (const builds of rules.hooks.builds) builds(ctx, budget, mayDecorate, choices)
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
  if (!affords(rules, inventory, type, 0)) return
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
  const owner = state.owners[section]
  if (owner === undefined) return refuse('RC-1.11', 'noSuchSection')
  if (owner !== seat) return refuse('RC-7.4', 'notYourSection')
  if (state.finished[section] === true) return refuse('RC-7.4', 'finishedAlready')
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
  if (state.owners[section] === undefined) return refuse('RC-1.11', 'noSuchSection')
  if (frame.kind === 'deliver' && frame.mayDecorate === 0) return refuse('RC-7.29', 'buildOnly')
  if (state.finished[section] !== true) return refuse('RC-7.19', 'notFinished')
  if (at(state.ornaments, section) >= 0) return refuse('RC-7.19', 'decoratedAlready')
  const type = sectionType(rules, state, section)
  if (ornamentsFor(playerAt(state, seat), type) === 0) return refuse('RC-7.21', 'noOrnament')
  const needed = deliveriesFor(JEWELS.indexOf(jewels))
  if (needed > budget) return refuse('RC-7.25', 'budget', { needed, budget })
  return refuse('RC-7.22', 'ornamentCost')
}
