import type { Event } from '../events.ts'
import type { Goods } from '../goods.ts'
import { type Kit, numberOf } from '../kit.ts'
import { applySetUp } from '../setup.ts'
import type { State } from '../state.ts'
import { applyBuilt, applyPositionFilled, applyRowShifted } from './build.ts'
import {
  applyColumnsLaid,
  applyCraftsmenShuffled,
  applyOfferDrawn,
  applyPairTaken,
  applyRecruited,
  applyRoundEnded,
} from './columns.ts'
import { applyRealised } from './contracts.ts'
import { applyFeePaid, applyGained } from './goods.ts'
import { applyAsked, applyTurnBegan, applyWorkerPlaced } from './turn.ts'

/** Applies one fact to a state that its holder owns. */
export function evolve(kit: Kit, state: State, event: Event): void {
  const number = (id: string): number => numberOf(kit, id)
  switch (event.type) {
    case 'setUp':
      return applySetUp(kit, state, event)
    case 'pairTaken':
      return applyPairTaken(kit, state, event.seat, event.pair - 1)
    case 'columnsLaid': {
      const [active, deck, offer] = [event.active, event.deck, event.offer].map((ids) =>
        ids.map(number),
      )
      return applyColumnsLaid(kit, state, active ?? [], deck ?? [], offer ?? [])
    }
    case 'roundBegan':
      state.round = event.round
      return
    case 'earned':
    case 'castlesEarned':
    case 'gained':
      return applyGoods(state, event.seat, event.goods, 1)
    case 'paid':
      return applyGoods(state, event.seat, event.goods, -1)
    case 'turnBegan':
      return applyTurnBegan(state, event.lap, event.place)
    case 'workerPlaced':
      return applyWorkerPlaced(state, event.seat, number(event.slot))
    case 'feePaid':
      return applyFeePaid(state, event.seat, event.to, event.coins)
    case 'built':
      return applyBuilt(kit, state, event.seat, number(event.building), event.site - 1)
    case 'rowShifted':
      return applyRowShifted(state, number(event.position))
    case 'positionFilled':
      return applyPositionFilled(state, number(event.position), number(event.building))
    case 'realised':
      return applyRealised(state, event.seat, state.contracts.indexOf(number(event.contract)))
    case 'endTriggered':
      state.triggeredBy = event.seat
      return
    case 'recruited':
      return applyRecruited(state, event.seat, number(event.craftsman))
    case 'roundEnded':
      return applyRoundEnded(kit, state)
    case 'craftsmenShuffled':
      return applyCraftsmenShuffled(state, event.deck.map(number))
    case 'offerDrawn':
      return applyOfferDrawn(state, event.craftsmen.map(number))
    case 'gameEnded':
      state.over = true
      return
    case 'asked':
      return applyAsked(state, event)
    // Facts that are told but move no piece.
    case 'siteProduced':
    case 'scored':
      return
  }
}

const applyGoods = (state: State, seat: number, goods: Goods, sign: 1 | -1): void =>
  applyGained(
    state,
    seat,
    sign * (goods.coin ?? 0),
    sign * (goods.wood ?? 0),
    sign * (goods.stone ?? 0),
  )
