import { at, type Choices, item, type Refusal, type Seat } from '@guildhall/kernel'
import {
  type Command,
  type CommandOf,
  MOST_EXTRA,
  MOVE_DIE,
  OBTAIN_HERE,
  STOP,
  USE_WORKSHOP,
} from '../commands.ts'
import {
  DICE,
  DICE_PER_SPACE,
  INFLUENCE,
  MARKET_SPACES,
  OBTAIN,
  spaceNumber,
  WHITE,
  WORKSHOP,
} from '../constants.ts'
import { diceIn } from '../crowd.ts'
import { effectPossible, spacePossible, tilePossible, whyNotEffect } from '../effects/possible.ts'
import { activateStep } from '../effects/run.ts'
import { refuse } from '../messages/message.ts'
import type { FrameOf } from '../modules/types.ts'
import { boardSpace, type Context, type RulesData } from '../rules-data.ts'
import { playerAt, type State } from '../state.ts'

/** RC-8.2, CT-4.2: the own die can be pushed on, and those of no player's colour. */
const mayPush = (rules: RulesData, seat: Seat, die: number): boolean =>
  die >= WHITE || die === at(rules.ownDie, seat)

/** RC-8.2: how far a die can be pushed on, as far as rubles reach. */
const mostExtra = (state: State, seat: Seat): number =>
  Math.min(playerAt(state, seat).rubles, MOST_EXTRA)

/** RC-8.3: clockwise by its value and the extra spaces. */
export const endSpace = (state: State, die: number, extra: number): number =>
  (at(state.dieSpace, die) + at(state.dieValue, die) + extra) % MARKET_SPACES

export function legalMoves(ctx: Context, choices: Choices<Command>): void {
  const { rules, state, seat } = ctx
  const { dieSpace, dieValue, crowd } = state
  const furthest = mostExtra(state, seat)
  for (let i = 0; i < rules.diceInPlay.length; i++) {
    const die = at(rules.diceInPlay, i)
    const most = mayPush(rules, seat, die) ? furthest : 0
    const commands = item(MOVE_DIE, die)
    const start = at(dieSpace, die)
    let space = (start + at(dieValue, die)) % MARKET_SPACES
    for (let extra = 0; extra <= most; extra++) {
      // RC-8.4, RC-8.6: at most two other dice lie there; the moved one is not counted.
      const others = diceIn(crowd, space) - (space === start ? 1 : 0)
      if (others < DICE_PER_SPACE) choices.add(item(commands, extra))
      space = (space + 1) % MARKET_SPACES
    }
  }
}

/** The quadrant of a market space — RC-1.9. */
export const quadrantOf = (space: number): number => space >> 1

const cardAt = (rules: RulesData, state: State, space: number) =>
  item(rules.influenceCards, at(state.influenceCards, quadrantOf(space)))

/** The market actions that are open and would change something, and stop — RC-8.9, RC-8.20. */
export function legalMarket(
  ctx: Context,
  frame: FrameOf<'market'>,
  choices: Choices<Command>,
): void {
  const { rules, state } = ctx
  const { space } = frame
  if ((frame.openActions & OBTAIN) !== 0 && spacePossible(ctx, space)) choices.add(OBTAIN_HERE)
  if ((frame.openActions & INFLUENCE) !== 0) {
    const { actions } = cardAt(rules, state, space)
    for (let i = 0; i < actions.length; i++) {
      const effect = at(actions, i)
      const possible = effectPossible(ctx, item(rules.effects, effect), quadrantOf(space))
      if (possible) choices.add(item(rules.actions, effect))
    }
  }
  if ((frame.openActions & WORKSHOP) !== 0) {
    const { faceUp } = playerAt(state, ctx.seat)
    for (let own = 0; faceUp >> own > 0; own++) {
      if (workshopUsable(ctx, frame, own)) choices.add(item(USE_WORKSHOP, own))
    }
    rules.hooks.workshop?.(ctx, frame, choices)
  }
  choices.add(STOP)
}

/** RC-8.16: a face-up tile on a space of the moved die's colour. */
const workshopUsable = (ctx: Context, frame: FrameOf<'market'>, space: number): boolean =>
  boardSpace(ctx.rules, ctx.seat, space).die === frame.die && tilePossible(ctx, space)

export function whyNotMove(ctx: Context, command: CommandOf<'moveDie'>): Refusal {
  const { rules, state, seat } = ctx
  const die = DICE.indexOf(command.die)
  if (at(state.dieSpace, die) < 0) return refuse('RC-1.10', 'dieNotInPlay')
  const { extra } = command
  if (extra > 0 && !mayPush(rules, seat, die)) return refuse('RC-8.2', 'notYourDie')
  if (extra > mostExtra(state, seat)) {
    return refuse('RC-8.2', 'tooFewRubles', { price: extra, rubles: playerAt(state, seat).rubles })
  }
  return refuse('RC-8.4', 'spaceFull', { space: spaceNumber(endSpace(state, die, extra)) })
}

export const whyNotObtain = (frame: FrameOf<'market'>): Refusal =>
  (frame.openActions & OBTAIN) === 0
    ? refuse('RC-8.9', 'doneAlready')
    : refuse('RC-8.20', 'noChange')

export function whyNotAction(
  { rules, state, seat }: Context,
  frame: FrameOf<'market'>,
  effect: number,
): Refusal {
  if ((frame.openActions & INFLUENCE) === 0) return refuse('RC-8.9', 'doneAlready')
  const here = cardAt(rules, state, frame.space).actions.includes(effect)
  return here
    ? whyNotEffect(state, seat, item(rules.effects, effect))
    : refuse('RC-8.12', 'otherQuadrant')
}

export function whyNotUseWorkshop(
  { rules, state, seat }: Context,
  frame: FrameOf<'market'>,
  { space }: CommandOf<'useWorkshop'>,
): Refusal {
  if ((frame.openActions & WORKSHOP) === 0) return refuse('RC-8.9', 'doneAlready')
  if (boardSpace(rules, seat, space).die !== frame.die) return refuse('RC-8.16', 'otherDie')
  return whyNotTile(state, seat, space)
}

/** Why the tile on a workshop space cannot be activated. */
export const whyNotTile = (state: State, seat: Seat, space: number): Refusal =>
  whyNotShown(state, seat, space) ?? refuse('RC-8.20', 'noChange')

/** Why a workshop space gives nothing whatever is done; null where a tile lies there face up. */
export function whyNotShown(state: State, seat: Seat, space: number): Refusal | null {
  const player = playerAt(state, seat)
  if (at(player.workshop, space) < 0) return refuse('RC-8.16', 'noTile')
  return (player.faceUp & (1 << space)) === 0 ? refuse('RC-10.3', 'faceDown') : null
}

/** Why an activation of several cannot go to this tile. */
export function whyNotPick(
  { rules, state, seat }: Context,
  frame: FrameOf<'activate'>,
  space: number,
): Refusal {
  if ((frame.barredTiles & (1 << space)) === 0) return whyNotTile(state, seat, space)
  const { word, where } = activateStep(rules, frame)
  if (word !== 'activate') return refuse('RC-8.16', 'otherDie')
  return where === 'same'
    ? refuse('GU-ARTISANS-5', 'sameTile')
    : refuse('GU-ARTISANS-6', 'differentTile')
}
