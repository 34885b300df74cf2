import { at, item, type Seat } from '@guildhall/kernel'
import { count, firstKind, kindsIn, size, withoutFirst } from './bundle.ts'
import { decoratorOf, isFinished, ownerOf, underConstruction } from './cathedral.ts'
import { INFLUENCE, OBTAIN, WORKSHOP, WORKSHOP_SPACES } from './constants.ts'
import { contextFor, seatContext } from './context.ts'
import { diceOn, freeStorage, tilePossible } from './effects/possible.ts'
import type { Frame, FrameOf } from './modules/types.ts'
import { boardSpace, type Context } from './rules-data.ts'
import { lowest, NO_SECTIONS, others } from './sections.ts'
import { finalScoring } from './sequence.ts'
import { copyState, type Player, playerAt, type State } from './state.ts'

/**
 * What things are worth in prestige to a player who looks no further than the table shows. The
 * numbers were found by playing variants of them against each other for ten minutes.
 */
const RECOGNITION = 0.23
/** A ruble, by how many there are already: the first ones turn tiles face up. */
const RUBLES = [0.32, 0.32, 0.12, 0.12, 0.12, 0.12]
const SPARE_RUBLE = 0.06
const NEEDED = 0.55
const USEFUL = 0.12
const SPARE = 0.06
/** A section under construction, by how many there are already. */
const CLAIMED = [1.86, 0.99, 0.1, 0.22, 0.04, 0.01]
const NOTHING_CLAIMED = [0]
const RICH = 0.1
const DELIVERED = 1.15
/** What the last missing materials add: a section nearly done is worth finishing. */
const NEARLY = 0.15
const FINISHED = 3.77
const FACE_UP = 1.02
/** An inventory banner still in the way, and every one of the last free storage spaces taken. */
const STORAGE = 0.2
const CROWDED = 0.33
const ROOM_WANTED = 2
const INFLUENCE_USE = 0.61
const RIVALS = 0.28

/** How good the position looks for a seat: its own worth, less part of the best rival's. */
export function evaluate(ctx: Context): number {
  const { rules, state, seat } = ctx
  const table = ending(state) && !state.over ? scored(ctx) : ctx
  let best = Number.NEGATIVE_INFINITY
  for (let rival = 0; rival < rules.players; rival++) {
    if (rival !== seat) best = Math.max(best, points(seatContext(table, rival)))
  }
  return points(table) + prospects(ctx) + promise(ctx) - RIVALS * best
}

/** Whether the end is triggered: what pays in later turns comes to nothing any more. */
export const ending = ({ turnsLeft }: State): boolean => turnsLeft >= 0

/** The table as final scoring would leave it now: the last command of the game changes no scale. */
function scored({ rules, state, seat }: Context): Context {
  const table = contextFor(rules, copyState(state), seat)
  table.state.over = true
  finalScoring(table)
  return table
}

/** Prestige as it stands: the track, the way to the next point as a fraction, and the towers. */
export function points(ctx: Context): number {
  const { rules, state, seat } = ctx
  const { position } = playerAt(state, seat)
  if (state.over) return rules.track.prestigeAt(position)
  const ahead = rules.track.gainPrestige(position, 1)
  const behind = rules.track.settle(position)
  return rules.track.prestigeAt(position) + (position - behind) / (ahead - behind) + towers(ctx)
}

/** What a seat would gain from the towers as they stand, ties taken for the place they share. */
function towers(ctx: Context): number {
  const { state } = ctx
  let total = 0
  for (let tower = 0; tower + 1 < state.towerStart.length; tower++) {
    total += towerShare(ctx, at(state.towerStart, tower), at(state.towerStart, tower + 1))
  }
  return total
}

/** Presence is counted in one number, four bits a seat. */
function towerShare({ rules, state, seat }: Context, start: number, end: number): number {
  let value = 0
  let presence = 0
  for (let section = start; section < end; section++) {
    if (!isFinished(state, section)) continue
    value += rules.perFinishedSection
    presence += 1 << (ownerOf(state, section) * 4)
    const decorator = decoratorOf(state, section)
    if (decorator < 0) continue
    value += rules.perOrnament
    presence += 1 << (decorator * 4)
  }
  const own = (presence >> (seat * 4)) & 15
  if (own === 0) return 0
  let share = value
  for (let rival = 0; rival < rules.players; rival++) {
    const other = (presence >> (rival * 4)) & 15
    if (rival === seat || other < own) continue
    share *= other === own ? 0.7 : rules.players === 2 ? 0.33 : 0.5
  }
  return share
}

/** What the player can make of what they have. */
export function prospects(ctx: Context): number {
  const { state, seat } = ctx
  const player = playerAt(state, seat)
  let worth = rublesWorth(0, player.rubles) + FINISHED * player.finishedSections
  worth += building(ctx) + stock(state, seat, player)
  return ending(state) ? worth : worth + investments(ctx, player)
}

/** What more rubles are worth to a player who has some. */
export function rublesWorth(have: number, more: number): number {
  let worth = SPARE_RUBLE * more
  for (let n = have; n < Math.min(have + more, RUBLES.length); n++) {
    worth += at(RUBLES, n) - SPARE_RUBLE
  }
  return worth
}

/** What pays in later turns. */
function investments(ctx: Context, player: Player): number {
  let worth = -STORAGE * player.inventoryBanners
  const remaining = 1 - player.finishedSections / 6
  for (let bits = player.faceUp; bits !== 0; bits >>= 1) worth += (bits & 1) * FACE_UP * remaining
  worth -= CROWDED * Math.max(0, ROOM_WANTED - freeStorage(ctx))
  for (const module of ctx.rules.modules) worth += module.worth?.(ctx) ?? 0
  return worth
}

/** Sections under construction, by how far they have come. */
function building({ rules, state, seat }: Context): number {
  const claimed = ending(state) ? NOTHING_CLAIMED : CLAIMED
  let total = 0
  let open = 0
  for (let left = underConstruction(state, seat); left !== NO_SECTIONS; left = others(left)) {
    const section = lowest(left)
    const card = item(rules.cathedralCards, at(state.cards, section))
    const done = card.size - size(at(state.missing, section))
    total +=
      at(claimed, Math.min(open, claimed.length - 1)) + done * DELIVERED + done * done * NEARLY
    total += (card.recognition / card.size) * RICH
    open += 1
  }
  return total
}

/** Materials in the inventory: most where an own section lacks them. */
function stock(state: State, seat: Seat, player: Player): number {
  let total = 0
  for (let kinds = kindsIn(player.inventory); kinds !== 0; kinds = withoutFirst(kinds)) {
    const kind = firstKind(kinds)
    total += stockWorth(count(player.inventory, kind), lackOf(state, seat, kind))
  }
  return total
}

/** The first units fill what is lacking, the next two may be of use, the rest hardly. */
function stockWorth(have: number, lack: number): number {
  const needed = Math.min(have, lack)
  const useful = Math.min(have - needed, 2)
  return needed * NEEDED + useful * USEFUL + (have - needed - useful) * SPARE
}

/** Materials in the inventory that an own section lacks. */
function needed(state: State, seat: Seat): number {
  const { inventory } = playerAt(state, seat)
  let total = 0
  for (let kinds = kindsIn(inventory); kinds !== 0; kinds = withoutFirst(kinds)) {
    const kind = firstKind(kinds)
    total += Math.min(count(inventory, kind), lackOf(state, seat, kind))
  }
  return total
}

function lackOf(state: State, seat: Seat, kind: number): number {
  let lack = 0
  for (let left = underConstruction(state, seat); left !== NO_SECTIONS; left = others(left)) {
    lack += count(at(state.missing, lowest(left)), kind)
  }
  return lack
}

/** What the open questions still promise to the player who answers them. */
export function promise(ctx: Context): number {
  const { rules, state, seat } = ctx
  if (state.active !== seat) return 0
  let total = 0
  for (const frame of state.stack) {
    total += framePromise(ctx, frame)
    for (const module of rules.modules) total += module.promise?.(ctx, frame) ?? 0
  }
  return total
}

function framePromise(ctx: Context, frame: Frame): number {
  const { state, seat } = ctx
  switch (frame.kind) {
    case 'claim':
      return frame.section < 0 ? at(CLAIMED, 0) : 0
    case 'deliver':
      return Math.min(frame.left, needed(state, seat)) * (DELIVERED - NEEDED)
    case 'market':
      return marketPromise(ctx, frame)
    case 'take':
      return offerWorth(ctx, frame.offer, frame.units)
    case 'turn':
      return 0
    default:
      return USEFUL
  }
}

function marketPromise(ctx: Context, frame: FrameOf<'market'>): number {
  const { rules, seat } = ctx
  let total = 0
  if ((frame.openActions & OBTAIN) !== 0) total += spaceWorth(ctx, frame.space)
  if ((frame.openActions & INFLUENCE) !== 0) total += INFLUENCE_USE
  if ((frame.openActions & WORKSHOP) === 0) return total
  for (let space = 0; space < WORKSHOP_SPACES; space++) {
    if (boardSpace(rules, seat, space).die !== frame.die) continue
    if (tilePossible(ctx, space)) return total + NEEDED
  }
  return total
}

/** What obtaining at a space would bring. */
export function spaceWorth(ctx: Context, space: number): number {
  const { rules, state, seat } = ctx
  const tile = item(rules.resourceTiles, at(state.resourceTiles, space))
  const times = diceOn(state, space)
  const { rubles } = playerAt(state, seat)
  let total = 0
  for (const step of item(rules.effects, tile.effect).steps) {
    if (step.word !== 'gain') continue
    total += rublesWorth(rubles, step.rubles * times)
    total += (step.recognition * RECOGNITION + step.prestige) * times
    total += offerWorth(ctx, step.goods * times, freeStorage(ctx))
  }
  return total
}

/** What the best of an offer would add to the stock. */
export function offerWorth(ctx: Context, offer: number, limit: number): number {
  const { state, seat } = ctx
  const { inventory } = playerAt(state, seat)
  let left = Math.min(limit, freeStorage(ctx))
  let total = 0
  for (let kinds = kindsIn(offer); kinds !== 0 && left > 0; kinds = withoutFirst(kinds)) {
    const kind = firstKind(kinds)
    const have = count(inventory, kind)
    const lack = lackOf(state, seat, kind)
    const n = Math.min(count(offer, kind), left)
    total += stockWorth(have + n, lack) - stockWorth(have, lack)
    left -= n
  }
  return total
}
