import { at, item, type Seat } from '@guildhall/kernel'
import { POSITIONS } from '../constants.ts'
import { buildingAt, type Kit } from '../kit.ts'
import { recount } from '../neighbourhood.ts'
import { playerAt, type State, withAt } from '../state.ts'
import type { Tx } from '../tx.ts'

/** On top of the site; what was there is covered — CB-6.12. */
export function applyBuilt(
  kit: Kit,
  state: State,
  seat: Seat,
  building: number,
  site: number,
): void {
  const player = playerAt(state, seat)
  state.below = withAt(state.below, building, at(player.tops, site))
  player.tops = withAt(player.tops, site, building)
  recount(kit, state.below, player)
}

export function putOnSite(tx: Tx, seat: Seat, building: number, site: number): void {
  applyBuilt(tx.kit, tx.state, seat, building, site)
  if (tx.log === null) return
  const { id } = buildingAt(tx.kit, building)
  tx.log.push({ type: 'built', seat, building: id, site: site + 1 })
}

/** The buildings to the right move up; position 4 is pending if the deck has a card — CB-6.19 to CB-6.21. */
export function applyRowShifted(state: State, position: number): void {
  const row = Math.floor(position / POSITIONS)
  const last = row * POSITIONS + POSITIONS - 1
  const market = state.market.slice()
  for (let place = position; place < last; place++) market[place] = at(market, place + 1)
  market[last] = -1
  state.market = market
  if (cardsLeft(state, row) > 0) state.pending = row
}

export function shiftRow(tx: Tx, position: number): void {
  applyRowShifted(tx.state, position)
  tx.log?.push({ type: 'rowShifted', position: item(tx.kit.positions, position).id })
}

/** How many cards a building deck still has. */
export const cardsLeft = (state: State, level: number): number =>
  item(state.decks, level).length - at(state.drawn, level)

export function applyPositionFilled(state: State, position: number, building: number): void {
  const row = Math.floor(position / POSITIONS)
  state.market = withAt(state.market, position, building)
  state.drawn = withAt(state.drawn, row, at(state.drawn, row) + 1)
  state.pending = -1
}

/** The top card of the deck goes to the pending position, if there is one — CB-6.24. */
export function fillPending(tx: Tx): void {
  const { state, kit } = tx
  const row = state.pending
  if (row < 0) return
  const building = at(item(state.decks, row), at(state.drawn, row))
  const position = row * POSITIONS + POSITIONS - 1
  applyPositionFilled(state, position, building)
  if (tx.log === null) return
  tx.log.push({
    type: 'positionFilled',
    position: item(kit.positions, position).id,
    building: buildingAt(kit, building).id,
  })
}
