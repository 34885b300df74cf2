import { at, type Chance, type Choices, item, type Seat, shuffled } from '@guildhall/kernel'
import { legalClaim, onlyAvailable, onlyOpenSpace } from './actions/claim.ts'
import { deliveriesFor, legalBuild, sectionType } from './actions/deliver.ts'
import { freeActionPossible } from './actions/free.ts'
import { endSpace, legalMoves, quadrantOf } from './actions/market.ts'
import { mainActionTaken, takeMainAction } from './actions/turn.ts'
import { type Command, type CommandOf, END_TURN, PASS } from './commands.ts'
import { finishedTower, penaltyFor } from './completion.ts'
import { BANNER_PLACES, DICE, INFLUENCE, JEWELS, MATERIALS, OBTAIN, WORKSHOP } from './constants.ts'
import { close, open } from './context.ts'
import { decorationCost, jewelPrestige } from './decoration.ts'
import { diceOn } from './effects/possible.ts'
import { activateTile, obtainAt, startEffect } from './effects/run.ts'
import { buildEvents, type Decoration } from './events/build-events.ts'
import { claimEvents } from './events/claim-events.ts'
import { marketEvents, rollSpace } from './events/market-events.ts'
import { turnEvents } from './events/turn-events.ts'
import type { Event, EventOf } from './events.ts'
import type { FrameKind, FrameOf } from './modules/types.ts'
import { boardSpace, type Context, type RulesData } from './rules-data.ts'
import { goodsPrestige, towerAccount } from './scoring.ts'
import { drawCard, fillTowers, placeDice } from './setup.ts'
import { playerAt } from './state.ts'

// How the game goes, in the order of the rulebook. A step that leaves something to a player opens a
// question; what follows from the answer begins again at one of the functions here. Modules come in at
// their hooks, in the order in which they come into play.

// RC-2 Setup

/** The table up to the first turn; chance enters in the order of the clauses. */
export function setup(rules: RulesData, chance: Chance): readonly Event[] {
  const first = chance.int(rules.deciding) // RC-2.3
  const tiles = shuffled(rules.resourceTiles, chance) // RC-2.4
  const groups = [...new Set(rules.influenceCards.map((card) => card.group))]
  const drawn = groups.map((group) => drawCard(rules, group, chance)) // RC-2.5
  const influenceCards = shuffled(drawn, chance) // RC-2.6
  const dice = placeDice(
    rules,
    tiles.findIndex((tile) => tile.startOfDice),
    chance,
  )
  const plan = item(rules.plans, chance.int(rules.plans.length)) // RC-2.12
  const cards = fillTowers(rules, plan.middles, chance)
  const workshop = shuffled(rules.workshopTiles, chance).slice(0, cards.length) // RC-2.17
  const setUp: EventOf<'setUp'> = {
    type: 'setUp',
    first,
    resourceTiles: tiles.map((tile) => tile.id),
    influenceCards,
    dice,
    plan: plan.id,
    cards,
    tiles: workshop.map((tile) => tile.id),
  }
  return [
    setUp,
    ...rules.modules.flatMap((module) => module.setup?.(rules, chance, setUp) ?? []),
    { type: 'turnBegan', seat: first },
    { type: 'asked', keep: 0, open: opening(rules, first).map((kind) => ({ kind })) },
  ]
}

/** The first turn, and above it what is asked before. */
const opening = (rules: RulesData, first: number): FrameKind[] => [
  item(rules.seats, first).turn,
  ...rules.modules.flatMap((module) => module.opening?.(rules) ?? []),
]

// RC-4 The turn: one main action, free actions while a window is open, the end

/**
 * The first step of every possible main action — RC-4.2, RC-4.3. Choosing it is choosing the action:
 * there is no question between the two.
 */
export function legalTurn(ctx: Context, frame: FrameOf<'turn'>, choices: Choices<Command>): void {
  const { rules } = ctx
  if (mainActionTaken(frame)) {
    choices.add(END_TURN)
    return
  }
  const before = choices.count
  legalMoves(ctx, choices)
  legalClaim(ctx, choices)
  legalBuild(ctx, rules.deliveryBudget, true, choices)
  rules.hooks.mainActions?.(ctx, choices)
  if (choices.count === before) choices.add(PASS) // RC-4.13
}

/** RC-4.11: without a free action left the turn ends unasked. */
export function advanceTurn(ctx: Context, frame: FrameOf<'turn'>): boolean {
  if (!mainActionTaken(frame) || freeActionPossible(ctx, frame)) return false
  endTurn(ctx)
  return true
}

export function pass(ctx: Context): void {
  turnEvents.passed.emit(ctx, { seat: ctx.seat })
  endTurn(ctx)
}

/** The next player clockwise, or the end of the game — RC-4.1. */
export function endTurn(ctx: Context): void {
  const { rules, state } = ctx
  const { roundLimit } = rules.options
  close(ctx)
  if (state.turnsLeft === 0)
    endGame(ctx, 'sixthSection') // RC-12.3
  else if (roundLimit > 0 && state.turn === roundLimit * rules.players) {
    endGame(ctx, 'roundLimit') // RC-12.7
  } else startTurn(ctx, (state.active + 1) % rules.players)
}

function startTurn(ctx: Context, seat: Seat): void {
  turnEvents.turnBegan.emit(ctx, { seat })
  open(ctx, item(ctx.rules.seats, seat).turn)
}

// RC-6 Claim: a banner, a section, a space for its tile, the tile — RC-6.12

/** RC-6.3, or for an effect that lets the player claim. */
export function startClaim(ctx: Context, { banner }: CommandOf<'claim'>): void {
  claimEvents.bannerTaken.emit(ctx, { seat: ctx.seat, place: BANNER_PLACES.indexOf(banner) })
  open(ctx, 'claim')
}

/** A single section or space is chosen without asking; the face is always asked — RC-15.1. */
export function advanceClaim(ctx: Context, frame: FrameOf<'claim'>): boolean {
  if (frame.section < 0) {
    const only = onlyAvailable(ctx.state)
    if (only < 0) return false
    chooseSection(ctx, frame, only)
    return true
  }
  if (frame.workshopSpace >= 0) return false
  const only = onlyOpenSpace(ctx.state, ctx.seat)
  if (only < 0) return false
  frame.workshopSpace = only
  return true
}

/** RC-6.6. */
export function chooseSection(ctx: Context, frame: FrameOf<'claim'>, section: number): void {
  frame.section = section
  claimEvents.claimed.emit(ctx, { seat: ctx.seat, section })
  claimed(ctx, section)
}

/** What modules let follow from a banner on a section. */
export function claimed(ctx: Context, section: number): void {
  for (const module of ctx.rules.modules) module.sectionClaimed?.(ctx, section)
}

/** RC-6.7. */
export function chooseWorkshop(
  frame: FrameOf<'claim'>,
  { space }: CommandOf<'chooseWorkshop'>,
): void {
  frame.workshopSpace = space
}

/** RC-6.8 to RC-6.10: face up its benefit comes at once. */
export function layTile(
  ctx: Context,
  frame: FrameOf<'claim'>,
  { face }: CommandOf<'layTile'>,
): void {
  if (face === 'up')
    layFaceUp(ctx, frame, boardSpace(ctx.rules, ctx.seat, frame.workshopSpace).cost)
  else placeTile(ctx, frame, false, 0)
}

export function layFaceUp(ctx: Context, frame: FrameOf<'claim'>, rubles: number): void {
  const tile = at(ctx.state.tiles, frame.section)
  placeTile(ctx, frame, true, rubles)
  startEffect(ctx, item(ctx.rules.workshopTiles, tile).effect, -1)
}

function placeTile(ctx: Context, frame: FrameOf<'claim'>, up: boolean, rubles: number): void {
  const { section, workshopSpace: space } = frame
  const tile = at(ctx.state.tiles, section)
  close(ctx)
  claimEvents.tilePlaced.emit(ctx, { seat: ctx.seat, section, tile, space, up, rubles })
}

// RC-7 Build and decorate

/** Main action Build: a budget of its own, used at once by the first delivery — RC-7.1. */
function openBuild(ctx: Context): FrameOf<'deliver'> {
  const frame = open(ctx, 'deliver')
  frame.left = ctx.rules.deliveryBudget
  frame.mayDecorate = 1
  return frame
}

/** The budget that a delivery uses: the open one, or that of a Build that begins with it. */
export function buildFrame(ctx: Context, frame: FrameOf<'turn' | 'deliver'>): FrameOf<'deliver'> {
  if (frame.kind === 'deliver') return frame
  takeMainAction(frame)
  return openBuild(ctx)
}

/** RC-7.4. */
export function deliver(
  ctx: Context,
  frame: FrameOf<'deliver'>,
  command: CommandOf<'deliver'>,
): void {
  const { section } = command
  frame.left -= 1
  frame.done += 1
  const kind = MATERIALS.indexOf(command.material)
  buildEvents.delivered.emit(ctx, { seat: ctx.seat, section, kind })
  if (at(ctx.state.missing, section) === 0) complete(ctx, section) // RC-7.10
}

/** RC-7.5. */
export function decorate(
  ctx: Context,
  frame: FrameOf<'deliver'>,
  command: CommandOf<'decorate'>,
): void {
  const { rules, state } = ctx
  const { section } = command
  const jewels = JEWELS.indexOf(command.jewels)
  const goods = decorationCost(rules, sectionType(rules, state, section), jewels)
  buildEvents.decorated.emit(ctx, decoration(ctx, frame, { section, jewels, goods }))
}

/** An ornament that is paid for with these goods; the budget for it is used — RC-7.25. */
export function decoration(
  { rules, state, seat }: Context,
  frame: FrameOf<'deliver'>,
  { section, jewels, goods }: Pick<Decoration, 'section' | 'jewels' | 'goods'>,
): Decoration {
  frame.left -= deliveriesFor(jewels)
  frame.done += deliveriesFor(jewels)
  const type = sectionType(rules, state, section)
  return { seat, section, type, jewels, goods, prestige: jewelPrestige(rules, jewels) }
}

type CompletionStep = (ctx: Context, section: number) => void

/** RC-7.11 The completion block. */
const COMPLETION: readonly CompletionStep[] = [
  finish, // RC-7.11 (1) to (3)
  forModules, // RC-7.11 (4)
  takePenalties, // RC-7.11 (5)
  closeTower, // RC-7.11 (6)
  sixthSection, // RC-7.11 (7)
]

export function complete(ctx: Context, section: number): void {
  for (const step of COMPLETION) step(ctx, section)
}

/** RC-7.11: the section is finished; where the seat earns any, its rubles are paid. */
function finish(ctx: Context, section: number): void {
  const { rules, state, seat } = ctx
  const card = item(rules.cathedralCards, at(state.cards, section))
  const rubles = item(rules.seats, seat).earns ? card.rubles : 0
  buildEvents.completed.emit(ctx, { seat, section, recognition: card.recognition, rubles })
}

function forModules(ctx: Context, section: number): void {
  for (const module of ctx.rules.modules) module.sectionFinished?.(ctx, section)
}

/** RC-7.13 to RC-7.18: one recognition for each counted section, unless a module says more. */
function takePenalties(ctx: Context, section: number): void {
  let rate = 1
  for (const { penaltyRate } of ctx.rules.modules) {
    rate = penaltyRate?.(ctx.rules, ctx.state, section) ?? rate
  }
  for (let seat = 0; seat < ctx.rules.players; seat++) {
    const recognition = rate * penaltyFor(ctx.state, seat, section)
    if (recognition > 0) {
      buildEvents.penalised.emit(ctx, { seat, section, recognition })
    }
  }
}

function closeTower(ctx: Context, section: number): void {
  const tower = finishedTower(ctx.state, section)
  if (tower < 0) return
  for (const module of ctx.rules.modules) module.towerFinished?.(ctx, tower)
}

// RC-8 Acquire: a die is moved, the market actions, the dice of its space are rolled

/** RC-8.1 to RC-8.3. */
export function acquire(ctx: Context, command: CommandOf<'moveDie'>): void {
  const die = DICE.indexOf(command.die)
  const space = endSpace(ctx.state, die, command.extra)
  moveDie(ctx, die, space, command.extra)
  const frame = open(ctx, 'market')
  frame.die = die
  frame.space = space
  frame.openActions = OBTAIN | INFLUENCE | WORKSHOP
}

/** RC-8.7: every extra space costs a ruble. */
export function moveDie(ctx: Context, die: number, to: number, extra: number): void {
  const from = at(ctx.state.dieSpace, die)
  marketEvents.dieMoved.emit(ctx, { seat: ctx.seat, die, from, to, extra })
}

/** RC-8.11. */
export function obtain(ctx: Context, frame: FrameOf<'market'>): void {
  frame.openActions &= ~OBTAIN
  obtainAt(ctx, frame.space, diceOn(ctx.state, frame.space))
}

/** RC-8.12. */
export function useAction(ctx: Context, frame: FrameOf<'market'>, effect: number): void {
  frame.openActions &= ~INFLUENCE
  marketEvents.actionUsed.emit(ctx, { seat: ctx.seat, effect })
  startEffect(ctx, effect, quadrantOf(frame.space))
}

/** RC-8.16. */
export function useWorkshop(
  ctx: Context,
  frame: FrameOf<'market'>,
  command: CommandOf<'useWorkshop'>,
): void {
  frame.openActions &= ~WORKSHOP
  activateTile(ctx, command.space)
}

/** RC-8.22, RC-8.23: after all three the question stays open only for a free action. */
export function advanceMarket(ctx: Context, frame: FrameOf<'market'>): boolean {
  if (frame.openActions !== 0 || freeActionPossible(ctx, frame)) return false
  closeMarket(ctx, frame)
  return true
}

/** RC-8.24: all dice on the end space are rolled again. */
export function closeMarket(ctx: Context, frame: FrameOf<'market'>): void {
  close(ctx)
  rollSpace(ctx, frame.space)
}

// RC-12 The end of the game, and final scoring

/** How many finished sections end the game — RC-12.1. */
const SECTIONS_TO_END = 6

function sixthSection(ctx: Context): void {
  const { rules, state, seat } = ctx
  if (playerAt(state, seat).finishedSections !== SECTIONS_TO_END) return
  const prestige = rules.sixthSectionPrestige
  if (state.triggeredBy < 0) turnEvents.endTriggered.emit(ctx, { seat, prestige })
  else if (rules.options.laterSixthBonus) turnEvents.bonusGained.emit(ctx, { seat, prestige }) // RC-12.5
}

function endGame(ctx: Context, reason: EventOf<'gameEnded'>['reason']): void {
  turnEvents.gameEnded.emit(ctx, { reason })
  finalScoring(ctx)
}

const FINAL_SCORING: readonly ((ctx: Context) => void)[] = [
  scoreFirst, // RC-12.8
  settleMarkers, // RC-12.9
  scoreGoods, // RC-12.10
  scoreAfterGoods, // RC-12.12
  scoreTowers, // RC-12.13
]

export function finalScoring(ctx: Context): void {
  for (const step of FINAL_SCORING) step(ctx)
}

function scoreFirst(ctx: Context): void {
  for (const module of ctx.rules.modules) module.scoreFirst?.(ctx)
}

function settleMarkers(ctx: Context): void {
  const { rules, state } = ctx
  for (let seat = 0; seat < rules.players; seat++) {
    const position = rules.track.settle(playerAt(state, seat).position)
    turnEvents.markerSettled.emit(ctx, { seat, position })
  }
}

function scoreGoods(ctx: Context): void {
  for (let seat = 0; seat < ctx.rules.players; seat++) {
    const points = goodsPrestige(ctx.rules, ctx.state, seat)
    turnEvents.scored.emit(ctx, { seat, label: 'goods', points })
  }
}

function scoreAfterGoods(ctx: Context): void {
  for (const module of ctx.rules.modules) module.scoreAfterGoods?.(ctx)
}

/** From left to right. */
function scoreTowers(ctx: Context): void {
  for (let tower = 0; tower + 1 < ctx.state.towerStart.length; tower++) {
    const { shares } = towerAccount(ctx.rules, ctx.state, tower)
    for (const [seat, { points }] of shares.entries()) {
      turnEvents.scored.emit(ctx, { seat, label: `tower-${tower + 1}`, points })
    }
  }
}
