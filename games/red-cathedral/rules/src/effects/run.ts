import { at, item } from '@guildhall/kernel'
import { EMPTY } from '../bundle.ts'
import { WORKSHOP_SPACES } from '../constants.ts'
import { close, open } from '../context.ts'
import { goodsEvents } from '../events/goods-events.ts'
import { marketEvents } from '../events/market-events.ts'
import { stepRule } from '../lookup.ts'
import type { AtSpaces, OfStep, Picks } from '../modules/base/effect-types.ts'
import type { EffectStep, FrameOf, StepOf, StepWord } from '../modules/types.ts'
import { type BegunStep, type Context, type RulesData, sourceOf } from '../rules-data.ts'
import { playerAt } from '../state.ts'
import { startPayment } from './pay.ts'
import { NOTHING_PAID } from './payment.ts'
import {
  counted,
  diceOn,
  effectPossible,
  freeStorage,
  offerOf,
  permitRoom,
  spaceAllowed,
  spacePossible,
  stepPossible,
  tilePossible,
  unitsOf,
} from './possible.ts'
import { recordOf } from './step.ts'

/**
 * Carries out an effect. `quadrant` is where its card lies, -1 if it is not an action of a card;
 * `times` is how often its gains count. Returns the question that it opens, null where its only step
 * begins at once.
 */
export function startEffect(
  ctx: Context,
  effect: number,
  quadrant: number,
  times = 1,
): FrameOf<'effect'> | null {
  const { pay, repeat, steps, most } = item(ctx.rules.effects, effect)
  if (pay === null && !repeat && steps.length === 1) {
    beginStep(ctx, { step: item(steps, 0), effect, index: 0, quadrant, times })
    return null
  }
  const frame = open(ctx, 'effect')
  frame.effect = effect
  frame.quadrant = quadrant
  frame.times = times
  frame.left = most
  return frame
}

/**
 * Goes on with an effect: payment, then the steps in order — RC-9.14. Those that can change nothing
 * lapse — RC-9.16. False where the player decides on a repetition.
 */
export function advanceEffect(ctx: Context, frame: FrameOf<'effect'>): boolean {
  const effect = item(ctx.rules.effects, frame.effect)
  if (frame.nextStep === 0) {
    frame.nextStep = 1
    if (effect.pay !== null) startPayment(ctx, frame)
    return true
  }
  if (frame.nextStep <= effect.steps.length) {
    const index = frame.nextStep - 1
    frame.nextStep += 1
    beginStep(ctx, {
      step: item(effect.steps, index),
      effect: frame.effect,
      index,
      quadrant: frame.quadrant,
      times: frame.times,
    })
    return true
  }
  const again = effect.repeat && frame.left !== 1
  if (again && effectPossible(ctx, effect, frame.quadrant)) return false
  close(ctx)
  return true
}

/** Once more, if it has not been carried out often enough — RC-8.13. */
export function repeatEffect(frame: FrameOf<'effect'>): void {
  frame.nextStep = 0
  if (frame.left > 0) frame.left -= 1
}

function beginStep(ctx: Context, begun: BegunStep): void {
  const { step, quadrant } = begun
  if (!stepPossible(ctx, step, quadrant, NOTHING_PAID)) return
  if (isGain(begun)) gainStep(ctx, begun)
  else stepRule(ctx.rules, step.word).begin(ctx, begun)
}

const isGain = (begun: BegunStep): begun is BegunStep<StepOf<'gain'>> => begun.step.word === 'gain'

/** Rubles, recognition and prestige at once and in full (RC-9.8); materials as the player takes them. */
export function gainStep(
  ctx: Context,
  { step, effect, times: printed }: BegunStep<StepOf<'gain'>>,
): void {
  const times = printed * counted(ctx, step)
  const { rubles, recognition, prestige } = step
  const permits = Math.min(step.permits * times, permitRoom(ctx)) // CT-3.2
  if (rubles > 0 || recognition > 0 || prestige > 0 || permits > 0) {
    goodsEvents.gained.emit(ctx, {
      seat: ctx.seat,
      source: sourceOf(ctx.rules, effect),
      goods: EMPTY,
      rubles: rubles * times,
      recognition: recognition * times,
      permits,
      prestige: prestige * times,
    })
  }
  const offer = offerOf(ctx.state, step, times)
  const limit = Math.min(unitsOf(step, times), freeStorage(ctx)) // RC-9.4
  if (offer === 0 || limit <= 0) return
  const frame = open(ctx, 'take')
  frame.effect = effect
  frame.offer = offer
  frame.units = limit
}

/** What the resource tile of a space gives, `times` over — RC-8.11. */
export function obtainAt(ctx: Context, space: number, times: number): void {
  const { rules, state, seat } = ctx
  marketEvents.obtained.emit(ctx, { seat, space, times })
  const { effect } = item(rules.resourceTiles, at(state.resourceTiles, space))
  startEffect(ctx, effect, -1, times)
}

/** The benefit of the tile on a workshop space, once — RC-10.4. */
export function activateTile(ctx: Context, space: number): void {
  const { rules, state, seat } = ctx
  const tile = at(playerAt(state, seat).workshop, space)
  marketEvents.tileActivated.emit(ctx, { seat, space, tile })
  startEffect(ctx, item(rules.workshopTiles, tile).effect, -1)
}

const stepAt = (rules: RulesData, { effect, step }: OfStep<string>): EffectStep =>
  item(item(rules.effects, effect).steps, step)

/** The step that a question belongs to, where one word alone asks it. */
export function stepOf<W extends StepWord>(
  rules: RulesData,
  frame: OfStep<string>,
  word: W,
): StepOf<W> {
  const step = stepAt(rules, frame)
  if (isWord(step, word)) return step
  throw new Error(`${step.word} does not ask ${frame.kind}`)
}

const isWord = <W extends StepWord>(step: EffectStep, word: W): step is StepOf<W> =>
  step.word === word

/** The spaces of a `choose-space` question, whichever word asks it. */
export const obtainStep = (rules: RulesData, frame: FrameOf<'obtain'>): AtSpaces =>
  recordOf(stepAt(rules, frame))

/** Where the activations of a question may go, and the word that asks it. */
export const activateStep = (
  rules: RulesData,
  frame: FrameOf<'activate'>,
): Picks & { readonly word: StepWord } => recordOf(stepAt(rules, frame))

/** A single space is chosen without asking; false where the player picks — RC-11.6. */
export function advanceObtain(ctx: Context, frame: FrameOf<'obtain'>): boolean {
  const step = obtainStep(ctx.rules, frame)
  let only = -1
  for (let space = 0; space < ctx.state.resourceTiles.length; space++) {
    if (!spaceAllowed(ctx.state, step, frame.quadrant, space)) continue
    if (!spacePossible(ctx, space)) continue
    if (only >= 0) return false
    only = space
  }
  close(ctx)
  if (only >= 0) obtainFor(ctx, step, only)
  return true
}

/** What an effect obtains at a space: once, or for each die there. */
export function obtainFor(ctx: Context, step: AtSpaces, space: number): void {
  obtainAt(ctx, space, step.perDie ? diceOn(ctx.state, space) : 1)
}

/** A single tile is activated without asking; false where the player picks — RC-11.4. */
export function advanceActivate(ctx: Context, frame: FrameOf<'activate'>): boolean {
  const only = onlyTile(ctx, frame)
  if (frame.left === 0 || only === NO_TILE) {
    close(ctx)
    return true
  }
  if (only === SEVERAL || frame.done > 0) return false
  pickTile(ctx, frame, only)
  return true
}

/** Whether an activation may go to the tile on this space, and would give something. */
export const mayPick = (ctx: Context, frame: FrameOf<'activate'>, space: number): boolean =>
  (frame.barredTiles & (1 << space)) === 0 && tilePossible(ctx, space)

/** One activation; what it leaves for the next depends on the tiles that are asked for. */
export function pickTile(ctx: Context, frame: FrameOf<'activate'>, space: number): void {
  const { where } = activateStep(ctx.rules, frame)
  frame.left -= 1
  frame.done += 1
  if (where === 'same') frame.barredTiles = ALL_TILES & ~(1 << space)
  if (where === 'different') frame.barredTiles |= 1 << space
  activateTile(ctx, space)
}

const ALL_TILES = (1 << WORKSHOP_SPACES) - 1

const NO_TILE = -1
const SEVERAL = -2

function onlyTile(ctx: Context, frame: FrameOf<'activate'>): number {
  let only = NO_TILE
  for (let space = 0; space < WORKSHOP_SPACES; space++) {
    if (!mayPick(ctx, frame, space)) continue
    if (only !== NO_TILE) return SEVERAL
    only = space
  }
  return only
}
