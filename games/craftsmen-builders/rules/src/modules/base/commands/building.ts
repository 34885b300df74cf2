import { at, type Choices, item, type Refusal, type Seat } from '@guildhall/kernel'
import { refuse } from '@guildhall/kernel/toolbox'
import { CHOOSE_SITE, type Command, type CommandOf } from '../commands.ts'
import { SITES } from '../constants.ts'
import { fillPending, putOnSite, shiftRow } from '../facts/build.ts'
import { gain, pay } from '../facts/goods.ts'
import { triggerEnd } from '../facts/turn.ts'
import { buildingAt, type Kit, numberOf } from '../kit.ts'
import { type Frame, type Player, playerAt, type State } from '../state.ts'
import { close, open, type Tx } from '../tx.ts'
import { affordable, coinsOf, siteOpen } from './cost.ts'
import { discountOf, legalPayments, onlyPayment } from './payment.ts'

/** A build is asked in the order building, site, payment — CB-6.1, CB-13.2. */
export function startBuild(tx: Tx, effect: number): void {
  open(tx, 'build').effect = effect
}

export function buildQuestion({ position, site }: Frame): string {
  if (position < 0) return 'build-card'
  return site < 0 ? 'build-site' : 'build-payment'
}

export function legalBuild(
  kit: Kit,
  state: State,
  seat: Seat,
  frame: Frame,
  choices: Choices<Command>,
): void {
  const player = playerAt(state, seat)
  if (frame.position < 0) legalBuildings(kit, state, player, frame, choices)
  else if (frame.site < 0) legalSites(kit, player, choices)
  else legalPayments(kit, state, player, frame, choices)
}

function legalBuildings(
  kit: Kit,
  state: State,
  player: Player,
  frame: Frame,
  choices: Choices<Command>,
): void {
  for (let position = 0; position < state.market.length; position++) {
    if (buildable(kit, state, player, frame, position)) {
      choices.add(item(kit.commands.chooseBuilding, at(state.market, position)))
    }
  }
}

function buildable(
  kit: Kit,
  state: State,
  player: Player,
  frame: Frame,
  position: number,
): boolean {
  const building = at(state.market, position)
  if (building < 0) return false
  return affordable(kit, buildingAt(kit, building), discountOf(kit, frame), player, player.coins)
}

function legalSites(kit: Kit, player: Player, choices: Choices<Command>): void {
  for (let site = 0; site < SITES; site++) {
    if (siteOpen(kit, player, site)) choices.add(item(CHOOSE_SITE, site + 1))
  }
}

/** Answers what has one answer only (CB-13.1); false where the player is asked. */
export function advanceBuild(tx: Tx, seat: Seat, frame: Frame): boolean {
  const { kit, state } = tx
  const player = playerAt(state, seat)
  if (frame.position < 0) {
    const only = onlyOne(state.market.length, (at) => buildable(kit, state, player, frame, at))
    if (only < 0) return false
    frame.position = only
  }
  if (frame.site < 0) {
    const only = onlyOne(SITES, (site) => siteOpen(kit, player, site))
    if (only < 0) return false
    frame.site = only
  }
  const only = onlyPayment(kit, state, player, frame)
  if (only === null) return false
  build(tx, seat, frame, only.wood, only.stone)
  return true
}

/** The only number below `count` that passes; -1 where there are several. */
function onlyOne(count: number, test: (number: number) => boolean): number {
  let only = -1
  for (let number = 0; number < count; number++) {
    if (!test(number)) continue
    if (only >= 0) return -1
    only = number
  }
  return only
}

/** Payment, placing, gains, row — CB-6.1. `wood` and `stone` replace as many coins. */
function build(tx: Tx, seat: Seat, frame: Frame, wood: number, stone: number): void {
  const { kit, state } = tx
  const { position, site } = frame
  const number = at(state.market, position)
  const { id, cost, castle } = buildingAt(kit, number)
  const coins = coinsOf(buildingAt(kit, number), discountOf(kit, frame)) - wood - stone
  close(tx)
  pay(tx, seat, id, coins, cost.wood + wood, cost.stone + stone)
  putOnSite(tx, seat, number, site)
  if (castle && playerAt(state, seat).castles >= kit.endCastles) triggerEnd(tx, seat, 'castles')
  takeGains(tx, seat, position)
  shiftRow(tx, position)
  if (kit.options.refillTiming === 'atOnce') fillPending(tx)
}

/** The builder first, then the others in turn order from the builder on — CB-6.16. */
function takeGains(tx: Tx, seat: Seat, position: number): void {
  const { kit, state } = tx
  const { id, builder, others } = item(kit.positions, position)
  gain(tx, seat, id, builder.coins, builder.wood, builder.stone)
  if (others.coins + others.wood + others.stone === 0) return
  for (let after = 1; after < kit.players; after++) {
    const other = at(state.owners, (state.place + after) % kit.players)
    gain(tx, other, id, others.coins, others.wood, others.stone)
  }
}

export function chooseBuilding(
  tx: Tx,
  frame: Frame,
  { building }: CommandOf<'chooseBuilding'>,
): void {
  frame.position = tx.state.market.indexOf(numberOf(tx.kit, building))
}

export function chooseBuildSite(frame: Frame, { site }: CommandOf<'chooseSite'>): void {
  frame.site = site - 1
}

export const replaceCoins = (
  tx: Tx,
  seat: Seat,
  frame: Frame,
  { wood, stone }: CommandOf<'replaceCoins'>,
): void => build(tx, seat, frame, wood, stone)

export function whyNotBuilding(
  kit: Kit,
  state: State,
  player: Player,
  frame: Frame,
  { building: id }: CommandOf<'chooseBuilding'>,
): Refusal {
  const number = numberOf(kit, id)
  if (!state.market.includes(number)) return refuse('CB-6.1', 'notInMarket')
  const card = buildingAt(kit, number)
  const discount = discountOf(kit, frame)
  if (affordable(kit, card, discount, player, player.coins)) return refuse('CB-13.2', 'buildOrder')
  const { cost } = card
  const coins = coinsOf(card, discount)
  const inKind = player.wood >= cost.wood && player.stone >= cost.stone
  const needed = { coins, wood: cost.wood, stone: cost.stone }
  return inKind
    ? refuse(kit.options.coinSubstitution === 'none' ? 'CB-6.6' : 'CB-6.9', 'costCoins', needed)
    : refuse('CB-6.8', 'costInKind', needed)
}

export function whyNotBuildSite(
  kit: Kit,
  player: Player,
  { site }: CommandOf<'chooseSite'>,
): Refusal {
  if (site === 0) return refuse('CB-1.7', 'noSuchSite')
  return siteOpen(kit, player, site - 1)
    ? refuse('CB-13.2', 'buildOrder')
    : refuse('CB-6.14', 'castleOnTop', { site })
}
