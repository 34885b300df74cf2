import { bundleFrom, type Goods } from '../bundle.ts'
import { BANNER_PLACES, DICE, MATERIALS, ORNAMENTS } from '../constants.ts'
import { decorationGoods } from '../decoration.ts'
import type { Event } from '../events.ts'
import type { Kit } from '../kit.ts'
import { moduleEvent } from '../modules/events.ts'
import { applySetUp } from '../setup.ts'
import { playerAt, type State } from '../state.ts'
import { applyCompleted, applyDecorated, applyDelivered, applyPenalised } from './build.ts'
import { applyBannerTaken, applyClaimed, applyTilePlaced } from './claim.ts'
import { applyGained, applyPaid } from './goods.ts'
import { applyDiceRolled, applyDieMoved, applyPrestigeSold, applyRerollBought } from './market.ts'
import {
  applyAsked,
  applyBonusGained,
  applyEndTriggered,
  applyScored,
  applyTurnBegan,
} from './turn.ts'

const bundle = (goods: Goods | undefined): number => (goods === undefined ? 0 : bundleFrom(goods))

/** Applies one fact to a state that its holder owns. */
export function evolve(kit: Kit, state: State, event: Event): void {
  switch (event.type) {
    case 'setUp':
      return applySetUp(kit, state, event)
    case 'turnBegan':
      return applyTurnBegan(state, event.seat)
    case 'prestigeSold':
      return applyPrestigeSold(kit, state, event.seat, event.n)
    case 'rerollBought':
      return applyRerollBought(kit, state, event.seat)
    case 'diceRolled':
      return applyDiceRolled(state, event.rolls)
    case 'dieMoved':
      return applyDieMoved(state, event.seat, DICE.indexOf(event.die), event.to, event.extra)
    case 'paid':
      return applyPaid(
        state,
        event.seat,
        bundle(event.goods),
        event.rubles ?? 0,
        event.recognition ?? 0,
        event.permits ?? 0,
      )
    case 'gained':
      return applyGained(
        kit,
        state,
        event.seat,
        bundle(event.goods),
        event.rubles ?? 0,
        event.recognition ?? 0,
        event.prestige ?? 0,
        event.permits ?? 0,
      )
    case 'bannerTaken':
      return applyBannerTaken(state, event.seat, BANNER_PLACES.indexOf(event.from))
    case 'claimed':
      return applyClaimed(state, event.seat, event.section)
    case 'tilePlaced':
      return applyTilePlaced(
        kit,
        state,
        event.seat,
        event.section,
        event.space,
        event.face === 'up',
        event.rubles,
      )
    case 'delivered':
      return applyDelivered(state, event.seat, event.section, MATERIALS.indexOf(event.material))
    case 'completed':
      return applyCompleted(kit, state, event.seat, event.section, event.recognition, event.rubles)
    case 'penalised':
      return applyPenalised(state, event.seat, event.recognition)
    case 'decorated': {
      const type = ORNAMENTS.indexOf(event.ornament)
      const goods = decorationGoods(kit, type, event.jewels)
      return applyDecorated(kit, state, event.seat, event.section, type, goods, event.prestige)
    }
    case 'endTriggered':
      return applyEndTriggered(kit, state, event.seat, event.prestige)
    case 'bonusGained':
      return applyBonusGained(kit, state, event.seat, event.prestige)
    case 'gameEnded':
      state.over = true
      return
    case 'markerSettled':
      playerAt(state, event.seat).position = event.position
      return
    case 'scored':
      return applyScored(kit, state, event.seat, event.label, event.points)
    case 'asked':
      return applyAsked(state, event)
    // Facts that are told but move no piece.
    case 'passed':
    case 'actionUsed':
    case 'tileActivated':
    case 'obtained':
      return
    default:
      return moduleEvent(event.type).apply(kit, state, event)
  }
}
