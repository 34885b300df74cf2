import { at, type Choices, item, type Refusal, type Seat } from '@guildhall/kernel'
import { isSection, openSections, ownerOf, sectionsIn, towerCount } from '../cathedral.ts'
import {
  CHOOSE_SECTION,
  CHOOSE_WORKSHOP,
  CLAIM,
  type Command,
  type CommandOf,
  LAY_DOWN,
  LAY_UP,
} from '../commands.ts'
import { BANNER_PLACES, WORKSHOP_SPACES } from '../constants.ts'
import { whiteSpace } from '../events/claim-events.ts'
import { message, refuse } from '../messages/message.ts'
import type { FrameOf } from '../modules/types.ts'
import { boardSpace, type Context } from '../rules-data.ts'
import { lowest, NO_SECTIONS } from '../sections.ts'
import { playerAt, type State } from '../state.ts'

const NONE = -1
const SEVERAL = -2

/**
 * RC-6.2: the section of a tower that is open, and a base or directly above one with a banner. There
 * is one at most, since banners rise from the bottom without a gap.
 */
export function availableIn(state: State, tower: number): number {
  const open = openSections(state) & sectionsIn(state, tower)
  return open === NO_SECTIONS ? NONE : lowest(open)
}

/** The only available section, or how it is: none or several. */
export function onlyAvailable(state: State): number {
  let only = NONE
  for (let tower = 0; tower < towerCount(state); tower++) {
    const section = availableIn(state, tower)
    if (section === NONE) continue
    if (only !== NONE) return SEVERAL
    only = section
  }
  return only
}

const noneAvailable = (state: State): boolean => openSections(state) === NO_SECTIONS

const isAvailable = (state: State, section: number): boolean =>
  state.towerStart.slice(1).some((_, tower) => availableIn(state, tower) === section)

/** Whether a banner lies at this place — RC-6.3. */
function hasBanner(state: State, seat: Seat, place: number): boolean {
  const player = playerAt(state, seat)
  if (place === 0) return player.inventoryBanners > 0
  if (place === 1) return player.spareBanners > 0
  return (player.coveredSpaces & (1 << whiteSpace(place))) !== 0
}

/** Places that are equal in every respect are one option — RC-15, claim-banner. */
function sameAsFirstWhite({ rules, state, seat }: Context, place: number): boolean {
  if (place !== 3 || !hasBanner(state, seat, 2)) return false
  return boardSpace(rules, seat, whiteSpace(2)).cost === boardSpace(rules, seat, whiteSpace(3)).cost
}

export function legalClaim(ctx: Context, choices: Choices<Command>): void {
  const { state, seat } = ctx
  if (noneAvailable(state)) return
  for (let place = 0; place < CLAIM.length; place++) {
    if (hasBanner(state, seat, place) && !sameAsFirstWhite(ctx, place)) {
      choices.add(item(CLAIM, place))
    }
  }
}

/** Whether a claim is possible — RC-6.1. */
export const canClaim = (state: State, seat: Seat): boolean =>
  !noneAvailable(state) &&
  (hasBanner(state, seat, 0) ||
    hasBanner(state, seat, 1) ||
    hasBanner(state, seat, 2) ||
    hasBanner(state, seat, 3))

/** RC-6.7: without a tile and without a banner. */
function openSpace(state: State, seat: Seat, space: number): boolean {
  const player = playerAt(state, seat)
  return at(player.workshop, space) < 0 && (player.coveredSpaces & (1 << space)) === 0
}

export function onlyOpenSpace(state: State, seat: Seat): number {
  let only = NONE
  for (let space = 0; space < WORKSHOP_SPACES; space++) {
    if (!openSpace(state, seat, space)) continue
    if (only !== NONE) return SEVERAL
    only = space
  }
  return only
}

/** What a claim asks next. */
export const claimQuestion = (frame: FrameOf<'claim'>): string => {
  if (frame.section < 0) return 'claim-section'
  return frame.workshopSpace < 0 ? 'claim-space' : 'claim-face'
}

export function legalClaimSteps(
  ctx: Context,
  frame: FrameOf<'claim'>,
  choices: Choices<Command>,
): void {
  const { state, seat } = ctx
  if (frame.section < 0) {
    for (let tower = 0; tower < towerCount(state); tower++) {
      const section = availableIn(state, tower)
      if (section !== NONE) choices.add(item(CHOOSE_SECTION, section))
    }
  } else if (frame.workshopSpace < 0) {
    for (let space = 0; space < WORKSHOP_SPACES; space++) {
      if (openSpace(state, seat, space)) choices.add(item(CHOOSE_WORKSHOP, space))
    }
  } else {
    if (affordsFaceUp(ctx, frame.workshopSpace)) choices.add(LAY_UP)
    choices.add(LAY_DOWN)
  }
}

const affordsFaceUp = ({ rules, state, seat }: Context, space: number): boolean =>
  playerAt(state, seat).rubles >= boardSpace(rules, seat, space).cost

export function whyNotClaim(ctx: Context, { banner }: CommandOf<'claim'>): Refusal {
  const place = BANNER_PLACES.indexOf(banner)
  if (noneAvailable(ctx.state)) return refuse('RC-6.1', 'noSectionAvailable')
  if (sameAsFirstWhite(ctx, place)) return refuse('RC-6.3', 'sameBanner')
  return refuse('RC-6.3', 'noBannerThere', { place: message(`banner.${banner}`) })
}

export function whyNotSection(state: State, { section }: CommandOf<'chooseSection'>): Refusal {
  if (!isSection(state, section)) return refuse('RC-1.11', 'noSuchSection')
  if (ownerOf(state, section) >= 0) return refuse('RC-6.2', 'sectionTaken')
  return refuse('RC-6.2', 'sectionNotReached')
}

/** Why a section is not chosen while no claim has begun. */
export function whyNotClaimOf(
  state: State,
  seat: Seat,
  command: CommandOf<'chooseSection'>,
): Refusal {
  if (!isAvailable(state, command.section)) return whyNotSection(state, command)
  return canClaim(state, seat) ? refuse('RC-6.12', 'bannerFirst') : refuse('RC-6.1', 'noBanner')
}

export function whyNotWorkshop(
  state: State,
  seat: Seat,
  { space }: CommandOf<'chooseWorkshop'>,
): Refusal {
  const covered = (playerAt(state, seat).coveredSpaces & (1 << space)) !== 0
  return covered ? refuse('RC-10.8', 'spaceCovered') : refuse('RC-10.1', 'spaceTaken')
}

export function whyNotLay({ rules, state, seat }: Context, frame: FrameOf<'claim'>): Refusal {
  const price = boardSpace(rules, seat, frame.workshopSpace).cost
  return refuse('RC-6.8', 'tooFewRubles', { price, rubles: playerAt(state, seat).rubles })
}
