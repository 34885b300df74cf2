import { at, type Seat } from '@guildhall/kernel'
import { joinedBy } from '../realisers.ts'
import { playerAt, type State, withAt } from '../state.ts'
import type { Tx } from '../tx.ts'
import { contractInPlay } from './turn.ts'

export function applyRealised(state: State, seat: Seat, kind: number): void {
  playerAt(state, seat).markers -= 1
  state.realisers = withAt(state.realisers, kind, joinedBy(at(state.realisers, kind), seat))
  state.realised = true
}

export function putMarker(tx: Tx, seat: Seat, kind: number): void {
  applyRealised(tx.state, seat, kind)
  if (tx.log === null) return
  tx.log.push({ type: 'realised', seat, contract: contractInPlay(tx.kit, tx.state, kind).id })
}
