import { item, type Seat } from '@guildhall/kernel'
import { isSame } from '@guildhall/kernel/toolbox'
import { BANNER_PLACES } from '../constants.ts'
import { dynamicMessage, message } from '../messages/message.ts'
import { component, player as playerName, sectionOf, things, workshop } from '../messages/terms.ts'
import { boardSpace } from '../rules-data.ts'
import { only } from '../sections.ts'
import { placeOf } from '../setup.ts'
import { type Player, playerAt } from '../state.ts'
import { defineEvents, type Stored } from './define-event.ts'

/** The workshop space that a banner place of that name is, on every board: white-a and white-b. */
export const whiteSpace = (place: number): number => place + 2

interface ClaimChanges {
  readonly bannerTaken: { readonly seat: Seat; readonly place: number }
  readonly claimed: Stored<'claimed'>
  readonly tilePlaced: {
    readonly seat: Seat
    readonly section: number
    readonly tile: number
    readonly space: number
    readonly up: boolean
    readonly rubles: number
  }
}

/** The main action Claim — RC-6. */
export const claimEvents = defineEvents<ClaimChanges>({
  bannerTaken: {
    apply(_rules, state, { seat, place }) {
      const player = playerAt(state, seat)
      if (place === 0) player.inventoryBanners -= 1
      else if (place === 1) player.spareBanners -= 1
      else player.coveredSpaces &= ~(1 << whiteSpace(place)) // RC-6.5
    },
    write: (_rules, { seat, place }) => ({ seat, from: item(BANNER_PLACES, place) }),
    read: (_rules, { seat, from }) => ({ seat, place: BANNER_PLACES.indexOf(from) }),
    describe: (rules, _state, { seat, from }) =>
      message('event.bannerTaken', {
        who: playerName(rules, seat),
        from: message(`banner.${from}`),
      }),
  },
  claimed: {
    apply(_rules, state, { seat, section }) {
      playerAt(state, seat).banners |= only(section)
    },
    describe: (rules, state, { seat, section }) =>
      message('event.claimed', {
        who: playerName(rules, seat),
        section: sectionOf(state, section),
      }),
    /** The banner is taken for it. */
    joins(banner, { params }) {
      const { from, who } = banner.params
      if (banner.key !== 'event.bannerTaken' || from === undefined) return null
      return isSame(who, params['who'])
        ? dynamicMessage('event.claimed.banner', { ...params, from })
        : null
    },
  },
  tilePlaced: {
    apply(rules, state, { seat, section, tile, space, up, rubles }) {
      const player = playerAt(state, seat)
      player.workshop = player.workshop.with(space, tile)
      state.tiles = state.tiles.with(section, -1)
      player.rubles -= rubles
      if (up) player.faceUp |= 1 << space
      if (up || rules.options.ornamentsUnlockFaceDown) {
        unlock(player, space, boardSpace(rules, seat, space).ornament) // RC-10.11
      }
    },
    write: (rules, { seat, section, tile, space, up, rubles }) => ({
      seat,
      section,
      tile: item(rules.workshopTiles, tile).id,
      space,
      face: up ? 'up' : 'down',
      rubles,
    }),
    read: (rules, { seat, section, tile, space, face, rubles }) => ({
      seat,
      section,
      tile: placeOf(rules.workshopTiles, tile),
      space,
      up: face === 'up',
      rubles,
    }),
    describe: (rules, _state, { seat, tile, space, face, rubles }) =>
      message(`event.tilePlaced.${face}`, {
        who: playerName(rules, seat),
        tile: component(rules, tile),
        workshop: workshop(rules, seat, space),
        cost: things({ rubles }),
      }),
  },
})

function unlock(player: Player, space: number, ornament: number): void {
  const waiting = 1 << space
  if ((player.lockedSpaces & waiting) === 0) return
  player.lockedSpaces &= ~waiting
  if (ornament === 0) player.doors += 1
  if (ornament === 1) player.arches += 1
  if (ornament === 2) player.crosses += 1
}
