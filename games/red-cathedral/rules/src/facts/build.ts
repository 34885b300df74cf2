import { add, at, item, type Seat } from '@guildhall/kernel'
import { type Bundle, bundleOf, count, firstKind, kindsIn, size, withoutFirst } from '../bundle.ts'
import {
  JEWELS,
  type Jewels,
  MATERIALS,
  type Material,
  ORNAMENTS,
  type Ornament,
} from '../constants.ts'
import type { Kit, Tx } from '../kit.ts'
import { type Player, playerAt, type State } from '../state.ts'

export function applyDelivered(state: State, seat: Seat, section: number, kind: number): void {
  const player = playerAt(state, seat)
  player.inventory -= bundleOf(kind, 1)
  player.stored -= 1
  add(state.missing, section, -bundleOf(kind, 1))
}

export function putMaterial(tx: Tx, seat: Seat, section: number, kind: number): void {
  applyDelivered(tx.state, seat, section, kind)
  tx.log?.push({ type: 'delivered', seat, section, material: MATERIALS[kind] as Material })
}

/** The materials on a section under construction — RC-7.4. */
export function lyingOn(kit: Kit, state: State, section: number): Bundle {
  for (const module of kit.modules) {
    const lying = module.lying?.(kit, state, section) ?? null
    if (lying !== null) return lying
  }
  const { cost } = item(kit.cathedralCards, at(state.cards, section))
  return cost - at(state.missing, section)
}

/** The first three steps of the completion block — RC-7.11. */
export function applyCompleted(
  kit: Kit,
  state: State,
  seat: Seat,
  section: number,
  recognition: number,
  rubles: number,
): void {
  const player = playerAt(state, seat)
  returnToSupply(state, lyingOn(kit, state, section))
  for (const module of kit.modules) module.sectionCleared?.(state, section)
  player.position += recognition
  player.rubles += rubles
  player.finishedSections += 1
  state.finished[section] = true
}

export function finish(tx: Tx, seat: Seat, section: number): void {
  const { kit, state } = tx
  const card = item(kit.cathedralCards, at(state.cards, section))
  const { recognition } = card
  const rubles = item(kit.seats, seat).earns ? card.rubles : 0
  applyCompleted(kit, state, seat, section, recognition, rubles)
  tx.log?.push({ type: 'completed', seat, section, recognition, rubles })
}

export function applyPenalised(state: State, seat: Seat, recognition: number): void {
  const player = playerAt(state, seat)
  player.position = Math.max(0, player.position - recognition) // RC-3.7
}

export function penalise(tx: Tx, seat: Seat, section: number, recognition: number): void {
  applyPenalised(tx.state, seat, recognition)
  tx.log?.push({ type: 'penalised', seat, section, recognition })
}

export function applyDecorated(
  kit: Kit,
  state: State,
  seat: Seat,
  section: number,
  type: number,
  goods: Bundle,
  prestige: number,
): void {
  const player = playerAt(state, seat)
  useOrnament(player, type)
  player.ornamentsBuilt += 1
  player.inventory -= goods
  player.stored -= size(goods)
  returnToSupply(state, goods) // RC-7.26
  state.ornaments[section] = seat
  player.position = kit.track.gainPrestige(player.position, prestige)
}

function useOrnament(player: Player, type: number): void {
  if (type === 0) player.doors -= 1
  else if (type === 1) player.arches -= 1
  else player.crosses -= 1
}

export function placeOrnament(
  tx: Tx,
  seat: Seat,
  section: number,
  type: number,
  jewels: number,
  goods: Bundle,
  prestige: number,
): void {
  applyDecorated(tx.kit, tx.state, seat, section, type, goods, prestige)
  tx.log?.push({
    type: 'decorated',
    seat,
    section,
    ornament: ORNAMENTS[type] as Ornament,
    jewels: JEWELS[jewels] as Jewels,
    prestige,
  })
}

function returnToSupply(state: State, goods: Bundle): void {
  for (let kinds = kindsIn(goods); kinds !== 0; kinds = withoutFirst(kinds)) {
    const kind = firstKind(kinds)
    add(state.supply, kind, count(goods, kind))
  }
}
