import { at, item, type Seat } from '@guildhall/kernel'
import { BANNER_PLACES, type BannerPlace } from '../constants.ts'
import { boardSpace, type Context, type RulesData } from '../rules-data.ts'
import { type Player, playerAt, type State } from '../state.ts'

/** The workshop space that a banner place of that name is, on every board: white-a and white-b. */
export const whiteSpace = (place: number): number => place + 2

export function applyBannerTaken(state: State, seat: Seat, place: number): void {
  const player = playerAt(state, seat)
  if (place === 0) player.inventoryBanners -= 1
  else if (place === 1) player.spareBanners -= 1
  else player.coveredSpaces &= ~(1 << whiteSpace(place)) // RC-6.5
}

export function takeBanner(ctx: Context, place: number): void {
  const { state, seat } = ctx
  applyBannerTaken(state, seat, place)
  ctx.log?.push({ type: 'bannerTaken', seat, from: BANNER_PLACES[place] as BannerPlace })
}

export function applyClaimed(state: State, seat: Seat, section: number): void {
  state.owners[section] = seat
}

export function putBanner(ctx: Context, section: number): void {
  const { state, seat } = ctx
  applyClaimed(state, seat, section)
  ctx.log?.push({ type: 'claimed', seat, section })
}

export function applyTilePlaced(
  rules: RulesData,
  state: State,
  seat: Seat,
  section: number,
  space: number,
  up: boolean,
  rubles: number,
): void {
  const player = playerAt(state, seat)
  player.workshop[space] = at(state.tiles, section)
  state.tiles[section] = -1
  player.rubles -= rubles
  if (up) player.faceUp |= 1 << space
  if (up || rules.options.ornamentsUnlockFaceDown) {
    unlock(player, space, boardSpace(rules, seat, space).ornament) // RC-10.11
  }
}

function unlock(player: Player, space: number, ornament: number): void {
  const waiting = 1 << space
  if ((player.lockedSpaces & waiting) === 0) return
  player.lockedSpaces &= ~waiting
  if (ornament === 0) player.doors += 1
  if (ornament === 1) player.arches += 1
  if (ornament === 2) player.crosses += 1
}

export function placeTile(
  ctx: Context,
  section: number,
  space: number,
  up: boolean,
  rubles: number,
): void {
  const { rules, state, seat } = ctx
  const tile = item(rules.workshopTiles, at(state.tiles, section)).id
  applyTilePlaced(rules, state, seat, section, space, up, rubles)
  ctx.log?.push({
    type: 'tilePlaced',
    seat,
    section,
    tile,
    space,
    face: up ? 'up' : 'down',
    rubles,
  })
}
