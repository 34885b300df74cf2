import { at, type Chance, item, shuffled } from '@guildhall/kernel'
import { LEVELS, POSITIONS, SLOTS, SYMBOLS } from '../../constants.ts'
import { type Context, close, open } from '../../context.ts'
import { amount, isNothing } from '../../goods.ts'
import { scoreLines } from '../../outcome.ts'
import { countOf, seatsIn } from '../../realisers.ts'
import { buildingAt, type Contract, effectAt, type RulesData, type Slot } from '../../rules-data.ts'
import { playerAt } from '../../state.ts'
import type { Event, EventOf, FrameOf } from '../types.ts'
import { coinsOf } from './cost.ts'
import { discountOf } from './effects/effect.ts'
import { startEffect } from './effects/start.ts'
import { realised } from './events/contract-events.ts'
import {
  columnsLaid,
  craftsmenLeft,
  craftsmenShuffled,
  offerDrawn,
  recruited,
  roundEnded,
} from './events/craftsman-events.ts'
import { earn, gain, pay, payCoins } from './events/goods-events.ts'
import { built, fillPending, rowShifted } from './events/market-events.ts'
import { setUp } from './events/setup-events.ts'
import {
  endTriggered,
  gameEnded,
  roundBegan,
  scored,
  slotPlace,
  turnBegan,
  workerPlaced,
} from './events/turn-events.ts'

// How the game goes, in the order of the rulebook. A step that leaves something to a player opens a
// question; what follows from the answer begins again at one of the functions here.

// CB-2 Setup and draft

/** The table up to the draft; chance enters in the order of the clauses. */
export function setup(rules: RulesData, chance: Chance): readonly Event[] {
  const { players, options } = rules
  const first = options.first >= 0 ? options.first : chance.int(players) // CB-2.2
  const decks = Array.from({ length: LEVELS }, (_, level) =>
    shuffled(
      placesOf(rules.buildings, (building) => building.level === level),
      chance,
    ),
  ) // CB-2.4
  const contracts = SYMBOLS.map((_, kind) => {
    const ofKind = placesOf(rules.contracts, (contract) => contract.kind === kind)
    return item(ofKind, chance.int(ofKind.length))
  }) // CB-2.6
  const craftsmen = shuffled(placesOf(rules.craftsmen), chance) // CB-2.9
  const boards = shuffled(placesOf(rules.boards), chance) // CB-2.10
  const table = setUp.write(rules, {
    first,
    market: decks.map((deck) => deck.slice(0, POSITIONS)), // CB-2.5
    decks: decks.map((deck) => deck.slice(POSITIONS)),
    contracts,
    pairCraftsmen: craftsmen.slice(0, players + 1), // CB-2.11
    pairBoards: boards.slice(0, players + 1),
  })
  // CB-2.13: who is last in the first turn order is the first to draft.
  const last = (first + players - 1) % players
  return [table, { type: 'asked', seat: last, keep: 0, open: [{ kind: 'draft' }] }]
}

/** The places in a list of what is wanted of it. */
function placesOf<T>(list: readonly T[], isWanted: (each: T) => boolean = () => true): number[] {
  const places: number[] = []
  for (let place = 0; place < list.length; place++) {
    if (isWanted(item(list, place))) places.push(place)
  }
  return places
}

/** In reverse turn order; the first player is the last to take a pair — CB-2.13. */
export function nextDrafter(ctx: Context): void {
  const { rules, state, seat } = ctx
  if (seat === state.first) endDraft(ctx)
  else state.active = (seat + rules.players - 1) % rules.players
}

function endDraft(ctx: Context): void {
  close(ctx)
  layColumns(ctx) // CB-2.15 to CB-2.19
  startRound(ctx)
}

function layColumns(ctx: Context): void {
  const { rules, state } = ctx
  const taken = state.players.map((_, place) =>
    state.pairTakers.indexOf((state.first + place) % rules.players),
  )
  const active = [...taken, state.pairTakers.indexOf(-1)].map((pair) =>
    at(state.pairCraftsmen, pair),
  )
  const cards = shuffled(state.craftsmanDeck, ctx.chance) // CB-2.18
  columnsLaid.emit(ctx, {
    active,
    deck: cards.slice(rules.players + 1),
    offer: cards.slice(0, rules.players + 1), // CB-2.19
  })
}

// CB-3 The round: income, laps, round end — CB-3.1

function startRound(ctx: Context): void {
  roundBegan.emit(ctx, { type: 'roundBegan', round: ctx.state.round + 1 })
  open(ctx, 'income')
}

// CB-4 Income

/** Goes on with the income, player by player in turn order — CB-4.8. */
export function continueIncome(ctx: Context, frame: FrameOf<'income'>): void {
  const { rules, state } = ctx
  while (frame.nextPlace < rules.players) {
    const seat = at(state.owners, frame.nextPlace)
    frame.nextPlace += 1
    earn(ctx, seat)
    const { castleUnits } = playerAt(state, seat)
    if (castleUnits === 0) continue
    state.active = seat // CB-4.7: who names the kinds that the own castles yield
    open(ctx, 'castles').units = castleUnits
    return
  }
  close(ctx)
  startTurn(ctx, 1, 0)
}

// CB-3.4 to CB-3.11 A turn: one main action, then contracts until the player ends it

function startTurn(ctx: Context, lap: number, place: number): void {
  const seat = at(ctx.state.owners, place) // CB-3.2
  turnBegan.emit(ctx, { type: 'turnBegan', seat, lap, place })
  open(ctx, 'turn')
}

/** CB-5 A worker is sent to a place or a slot. */
export function sendWorker(ctx: Context, slot: Slot): void {
  workerPlaced.emit(ctx, { seat: ctx.seat, slot: slot.number }) // CB-5.1
  payFee(ctx, slot) // CB-5.11
  startEffect(ctx, slot.effect) // CB-5.13
}

function payFee(ctx: Context, { id, number, fee }: Slot): void {
  if (fee === 0) return // as on both places of the permanent craftsman — CB-5.4
  const row = Math.floor(slotPlace(ctx.state, number) / SLOTS)
  payCoins(ctx, at(ctx.state.owners, row), fee, id)
}

/** What is built: the market position, the site, and what replaces coins of the cost. */
export interface Build {
  readonly effect: number
  readonly position: number
  readonly site: number
  readonly building: number
  readonly wood: number
  readonly stone: number
}

/** CB-6.1 A build, once building, site and payment are chosen. */
export function build(ctx: Context, chosen: Build): void {
  const { building, position, site } = chosen
  close(ctx)
  payCost(ctx, chosen) // CB-6.6
  built.emit(ctx, { seat: ctx.seat, building, site }) // CB-6.12
  triggerEndByCastles(ctx, chosen) // CB-6.15
  takeGains(ctx, chosen) // CB-6.16
  rowShifted.emit(ctx, { position }) // CB-6.19
  if (ctx.rules.options.refillTiming === 'atOnce') fillPending(ctx) // CB-6.24
}

function payCost(ctx: Context, { effect, building, wood, stone }: Build): void {
  const card = buildingAt(ctx.rules, building)
  const coins = coinsOf(card, discountOf(effectAt(ctx.rules, effect))) - wood - stone
  pay(ctx, card.id, amount(coins, card.cost.wood + wood, card.cost.stone + stone))
}

function triggerEndByCastles(ctx: Context, { building }: Build): void {
  const { rules, state, seat } = ctx
  if (!buildingAt(rules, building).castle) return
  if (playerAt(state, seat).castles >= rules.endCastles) triggerEnd(ctx, 'castles')
}

/** The builder first, then the others in turn order from the builder on. */
function takeGains(ctx: Context, { position }: Build): void {
  const { rules, state } = ctx
  const { id, builder, others } = item(rules.positions, position)
  gain(ctx, ctx.seat, id, builder)
  if (isNothing(others)) return
  for (let after = 1; after < rules.players; after++) {
    gain(ctx, at(state.owners, (state.place + after) % rules.players), id, others)
  }
}

/** CB-7.10 A contract is realised. */
export function realiseContract(ctx: Context, contract: Contract): void {
  const power = item(ctx.rules.powers, contract.kind)
  payRealisers(ctx, contract) // CB-7.10 (1)
  putMarker(ctx, contract) // CB-7.10 (2)
  triggerEndByContracts(ctx) // CB-7.10 (3)
  if (power.offersBuild) fillPending(ctx) // CB-7.10 (4)
  startEffect(ctx, power.effect) // CB-7.10 (5)
}

/** The earliest realiser first. */
function payRealisers(ctx: Context, { id, kind }: Contract): void {
  const earlier = at(ctx.state.realisers, kind)
  if (countOf(earlier) === 0) return
  for (const other of seatsIn(earlier)) payCoins(ctx, other, ctx.rules.contractFee, id)
}

function putMarker(ctx: Context, { kind }: Contract): void {
  realised.emit(ctx, { seat: ctx.seat, contract: at(ctx.state.contracts, kind) })
}

function triggerEndByContracts(ctx: Context): void {
  const { rules, state, seat } = ctx
  const placed = rules.markers - playerAt(state, seat).markers
  if (placed >= rules.endContracts) triggerEnd(ctx, 'contracts')
}

/** CB-8.2 A craftsman is recruited. */
export const recruitCraftsman = (ctx: Context, craftsman: number): void =>
  recruited.emit(ctx, { seat: ctx.seat, craftsman })

/** CB-3.11 The end of a turn. */
export function finishTurn(ctx: Context): void {
  close(ctx)
  fillPending(ctx) // CB-3.11 (1)
  goOn(ctx) // CB-3.11 (2), (3)
}

function goOn(ctx: Context): void {
  const { rules, state } = ctx
  const lapOver = state.place === rules.players - 1
  const roundOver = lapOver && state.lap === rules.laps
  const lastTurn = rules.options.endTiming === 'finishLap' ? lapOver : roundOver // CB-10.4
  if (state.triggeredBy >= 0 && lastTurn) return endGame(ctx, 'triggered')
  if (roundOver && state.round === rules.options.roundLimit) {
    return endGame(ctx, 'roundLimit') // CB-10.9
  }
  if (!lapOver) return startTurn(ctx, state.lap, state.place + 1)
  if (!roundOver) return startTurn(ctx, state.lap + 1, 0)
  endRound(ctx)
}

/** CB-9 The end of a round. */
function endRound(ctx: Context): void {
  roundEnded.emit(ctx, { type: 'roundEnded', round: ctx.state.round }) // CB-9.2 to CB-9.6
  drawOffer(ctx) // CB-9.7
  startRound(ctx)
}

/** One craftsman more than players, the discard pile shuffled where the deck runs out. */
function drawOffer(ctx: Context): void {
  const { rules, state } = ctx
  const size = rules.players + 1
  while (state.offer.length < size) {
    const left = craftsmenLeft(state)
    if (left === 0)
      craftsmenShuffled.emit(ctx, { deck: shuffled(state.discard, ctx.chance) }) // CB-9.8
    else drawCraftsmen(ctx, Math.min(left, size - state.offer.length))
  }
}

function drawCraftsmen(ctx: Context, count: number): void {
  const { craftsmanDeck, craftsmenDrawn } = ctx.state
  const craftsmen = craftsmanDeck.slice(craftsmenDrawn, craftsmenDrawn + count)
  offerDrawn.emit(ctx, { craftsmen })
}

// CB-10 The end of the game

/** CB-10.1: the first who reaches it; later ones change nothing (CB-10.6). */
function triggerEnd(ctx: Context, reason: EventOf<'endTriggered'>['reason']): void {
  if (ctx.state.triggeredBy >= 0) return
  endTriggered.emit(ctx, { type: 'endTriggered', seat: ctx.seat, reason })
}

function endGame(ctx: Context, reason: EventOf<'gameEnded'>['reason']): void {
  gameEnded.emit(ctx, { type: 'gameEnded', reason }) // CB-10.7
  writeScores(ctx) // CB-11
}

// CB-11 Scoring

/** Writes the account into the log. The points themselves follow from the table. */
function writeScores(ctx: Context): void {
  const { rules, state, log } = ctx
  if (log === null) return
  for (let seat = 0; seat < rules.players; seat++) {
    for (const line of scoreLines(rules, state, seat)) {
      scored.emit(ctx, { type: 'scored', seat, ...line })
    }
  }
}
