import { at, type Choices, item, type Refusal, type Seat } from '@guildhall/kernel'
import { refuse } from '@guildhall/kernel/toolbox'
import { shows } from '../badges.ts'
import { type Command, type CommandOf, REALISE } from '../commands.ts'
import { SYMBOLS } from '../constants.ts'
import { startEffect } from '../effects/run.ts'
import { fillPending } from '../facts/build.ts'
import { putMarker } from '../facts/contracts.ts'
import { payFee } from '../facts/goods.ts'
import { contractInPlay, triggerEnd } from '../facts/turn.ts'
import type { Kit } from '../kit.ts'
import { countOf, includes, seatsIn } from '../realisers.ts'
import { playerAt, type State } from '../state.ts'
import type { Tx } from '../tx.ts'

/** CB-7.5, CB-7.7, CB-7.9: fulfilled, not yet realised by the player, and to be paid for. */
function realisable(kit: Kit, state: State, seat: Seat, kind: number): boolean {
  const player = playerAt(state, seat)
  if (!shows(player.badges, contractInPlay(kit, state, kind).badges)) return false
  const realisers = at(state.realisers, kind)
  return player.coins >= countOf(realisers) * kit.contractFee && !includes(realisers, seat)
}

export function legalContracts(
  kit: Kit,
  state: State,
  seat: Seat,
  choices: Choices<Command>,
): void {
  if (state.realised) return // CB-7.2
  for (let kind = 0; kind < SYMBOLS.length; kind++) {
    if (realisable(kit, state, seat, kind)) choices.add(item(REALISE, kind))
  }
}

export function anyRealisable(kit: Kit, state: State, seat: Seat): boolean {
  if (state.realised) return false
  for (let kind = 0; kind < SYMBOLS.length; kind++) {
    if (realisable(kit, state, seat, kind)) return true
  }
  return false
}

/** Payments, marker, end, pending position, power — CB-7.10. */
export function realise(tx: Tx, seat: Seat, { contract: symbol }: CommandOf<'realise'>): void {
  const { kit, state } = tx
  const kind = SYMBOLS.indexOf(symbol)
  const { id } = contractInPlay(kit, state, kind)
  const earlier = at(state.realisers, kind)
  if (earlier !== 0) {
    for (const other of seatsIn(earlier)) payFee(tx, seat, other, kit.contractFee, id)
  }
  putMarker(tx, seat, kind)
  const placed = kit.markers - playerAt(state, seat).markers
  if (placed >= kit.endContracts) triggerEnd(tx, seat, 'contracts')
  const power = item(kit.powers, kind)
  if (power.offersBuild) fillPending(tx) // CB-6.24 (2)
  startEffect(tx, seat, power.effect)
}

export function whyNotRealise(
  kit: Kit,
  state: State,
  seat: Seat,
  { contract: symbol }: CommandOf<'realise'>,
): Refusal {
  if (state.realised) return refuse('CB-7.2', 'realisedThisTurn')
  const kind = SYMBOLS.indexOf(symbol)
  const player = playerAt(state, seat)
  const realisers = at(state.realisers, kind)
  if (includes(realisers, seat)) return refuse('CB-7.7', 'realisedBefore')
  if (!shows(player.badges, contractInPlay(kit, state, kind).badges)) {
    return refuse('CB-7.5', 'badgesMissing')
  }
  return refuse('CB-7.9', 'tooFewCoins', {
    price: countOf(realisers) * kit.contractFee,
    coins: player.coins,
  })
}
