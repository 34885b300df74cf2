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
import type { Context, RulesData } from '../rules-data.ts'
import { type Player, playerAt, type State } from '../state.ts'

export function applyDelivered(state: State, seat: Seat, section: number, kind: number): void {
  const player = playerAt(state, seat)
  player.inventory -= bundleOf(kind, 1)
  player.stored -= 1
  add(state.missing, section, -bundleOf(kind, 1))
}

export function putMaterial(ctx: Context, section: number, kind: number): void {
  const { state, seat } = ctx
  applyDelivered(state, seat, section, kind)
  ctx.log?.push({ type: 'delivered', seat, section, material: MATERIALS[kind] as Material })
}

/** The materials on a section under construction — RC-7.4. */
export function lyingOn(rules: RulesData, state: State, section: number): Bundle {
  for (const module of rules.modules) {
    const lying = module.lying?.(rules, state, section) ?? null
    if (lying !== null) return lying
  }
  const { cost } = item(rules.cathedralCards, at(state.cards, section))
  return cost - at(state.missing, section)
}

/** The first three steps of the completion block — RC-7.11. */
export function applyCompleted(
  rules: RulesData,
  state: State,
  seat: Seat,
  section: number,
  recognition: number,
  rubles: number,
): void {
  const player = playerAt(state, seat)
  returnToSupply(state, lyingOn(rules, state, section))
  for (const module of rules.modules) module.sectionCleared?.(state, section)
  player.position += recognition
  player.rubles += rubles
  player.finishedSections += 1
  state.finished[section] = true
}

export function finish(ctx: Context, section: number): void {
  const { rules, state, seat } = ctx
  const card = item(rules.cathedralCards, at(state.cards, section))
  const { recognition } = card
  const rubles = item(rules.seats, seat).earns ? card.rubles : 0
  applyCompleted(rules, state, seat, section, recognition, rubles)
  ctx.log?.push({ type: 'completed', seat, section, recognition, rubles })
}

export function applyPenalised(state: State, seat: Seat, recognition: number): void {
  const player = playerAt(state, seat)
  player.position = Math.max(0, player.position - recognition) // RC-3.7
}

export function penalise(ctx: Context, section: number, recognition: number): void {
  const { state, seat } = ctx
  applyPenalised(state, seat, recognition)
  ctx.log?.push({ type: 'penalised', seat, section, recognition })
}

export function applyDecorated(
  rules: RulesData,
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
  player.position = rules.track.gainPrestige(player.position, prestige)
}

function useOrnament(player: Player, type: number): void {
  if (type === 0) player.doors -= 1
  else if (type === 1) player.arches -= 1
  else player.crosses -= 1
}

export function placeOrnament(
  ctx: Context,
  section: number,
  type: number,
  jewels: number,
  goods: Bundle,
  prestige: number,
): void {
  const { rules, state, seat } = ctx
  applyDecorated(rules, state, seat, section, type, goods, prestige)
  ctx.log?.push({
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
