import { at } from '@guildhall/kernel'
import { quadrantOf } from '../actions/market.ts'
import { mainActionTaken } from '../actions/turn.ts'
import { EMPTY } from '../bundle.ts'
import { bundleOfCommand, type Command, type CommandOf, MOST_EXTRA } from '../commands.ts'
import { INFLUENCE, OBTAIN, WORKSHOP, WORKSHOP_SPACES } from '../constants.ts'
import { contextFor } from '../context.ts'
import { spacePossible } from '../effects/possible.ts'
import { ending } from '../evaluate.ts'
import type { Frame, FrameOf } from '../modules/types.ts'
import { boardSpace, type RulesData } from '../rules-data.ts'
import { playerAt, type State, topFrame } from '../state.ts'

/**
 * Whether a command is of no use, because another is never worse: prestige is sold only for what it
 * pays at once, dice are rerolled only before the main action, and what lies open on the market
 * and has room is obtained.
 */
export function needless(rules: RulesData, state: State, command: Command): boolean {
  switch (command.type) {
    case 'sellPrestige':
      return !paysAtOnce(rules, state, command)
    case 'reroll':
      return !mainActionAhead(topFrame(state))
    case 'moveDie':
      return soldInVain(rules, state, command)
    case 'take':
      return bundleOfCommand(command) === EMPTY && isPaidFor(rules, topFrame(state))
    case 'claim':
    case 'deliver':
    case 'decorate':
      // Sold before the main action, prestige was to push a die.
      return state.sold && mainActionAhead(topFrame(state))
    case 'stop':
      return leavesSomething(rules, state, topFrame(state))
    default:
      return false
  }
}

const mainActionAhead = (frame: Frame): boolean => frame.kind === 'turn' && !mainActionTaken(frame)

/** Whether some price can be paid after the sale that a smaller one would not pay. */
function paysAtOnce(rules: RulesData, state: State, { n }: CommandOf<'sellPrestige'>): boolean {
  const { rubles } = playerAt(state, state.active)
  const least = rubles + rules.rublesForPrestige * (n - 1)
  const most = least + rules.rublesForPrestige
  const isEnough = (price: number): boolean => price > least && price <= most
  const frame = topFrame(state)
  switch (frame.kind) {
    case 'turn':
      return mainActionTaken(frame)
        ? n === 1 && costsNothing(rules, state)
        : !state.sold && least < MOST_EXTRA
    case 'deliver':
      return false
    case 'claim':
      return isEnough(boardSpace(rules, state.active, frame.workshopSpace).cost)
    case 'market':
      return hasOtherPrices(rules, frame) || pricesHere(rules, state, frame).some(isEnough)
    default:
      return true // a question of a module: it may have prices of its own
  }
}

/** Whether a module offers something here that may have a price of its own. */
const hasOtherPrices = ({ hooks }: RulesData, { openActions }: FrameOf<'market'>): boolean =>
  hooks.workshop !== undefined && hooks.workshop.length > 0 && (openActions & WORKSHOP) !== 0

/** RC-12.9: final scoring takes the steps beyond the last prestige; selling them first brings rubles. */
function costsNothing({ track }: RulesData, state: State): boolean {
  const { position } = playerAt(state, state.active)
  return ending(state) && track.settle(position) === track.losePrestige(position, 1)
}

/** What the market actions that are still open cost in rubles. */
function pricesHere(rules: RulesData, state: State, frame: FrameOf<'market'>): number[] {
  const prices: number[] = []
  const add = (effect: number): void => {
    prices.push(rules.effects[effect]?.pay?.rubles ?? 0)
  }
  if ((frame.openActions & INFLUENCE) !== 0) {
    const card = at(state.influenceCards, quadrantOf(frame.space))
    for (const action of rules.influenceCards[card]?.actions ?? []) add(action)
  }
  if ((frame.openActions & WORKSHOP) !== 0) {
    const { faceUp, workshop } = playerAt(state, state.active)
    for (let space = 0; space < WORKSHOP_SPACES; space++) {
      const isShown = (faceUp & (1 << space)) !== 0
      if (!isShown || boardSpace(rules, state.active, space).die !== frame.die) continue
      add(rules.workshopTiles[at(workshop, space)]?.effect ?? -1)
    }
  }
  return prices
}

/** Whether prestige was sold and the die is not pushed as far as that was good for. */
function soldInVain(rules: RulesData, state: State, { extra }: CommandOf<'moveDie'>): boolean {
  // Where there is one sale a turn, it may be for what comes after the move.
  if (!state.sold || rules.options.exchangeOneMoment) return false
  return playerAt(state, state.active).rubles - extra >= rules.rublesForPrestige
}

/** Whether what is offered was paid for: then it would have been better not to pay. */
const isPaidFor = (rules: RulesData, frame: Frame): boolean =>
  frame.kind === 'take' && (rules.effects[frame.effect]?.pay ?? null) !== null

/** Whether something lies open on the market that the player has room for. */
function leavesSomething(rules: RulesData, state: State, frame: Frame): boolean {
  if (frame.kind !== 'market' || (frame.openActions & OBTAIN) === 0) return false
  return spacePossible(contextFor(rules, state, state.active), frame.space)
}
