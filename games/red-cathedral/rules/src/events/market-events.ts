import { at, item, rollDie, type Seat } from '@guildhall/kernel'
import { inARow } from '@guildhall/kernel/toolbox'
import { DICE, spaceNumber } from '../constants.ts'
import { oneOn } from '../crowd.ts'
import { dynamicMessage, message } from '../messages/message.ts'
import { component, die as dieName, player, things, workshop } from '../messages/terms.ts'
import { type Context, effectNamed, type RulesData, sourceOf } from '../rules-data.ts'
import { placeOf } from '../setup.ts'
import { playerAt, type State } from '../state.ts'
import { defineEvents, nothing, type Stored } from './define-event.ts'

interface MarketChanges {
  readonly dieMoved: {
    readonly seat: Seat
    readonly die: number
    readonly from: number
    readonly to: number
    readonly extra: number
  }
  /** What the rolled dice show in one number, three bits a die; 0 for a die that was not rolled. */
  readonly diceRolled: { readonly space: number; readonly shown: number }
  readonly actionUsed: { readonly seat: Seat; readonly effect: number }
  readonly tileActivated: { readonly seat: Seat; readonly space: number; readonly tile: number }
  readonly obtained: Stored<'obtained'>
  readonly prestigeSold: Stored<'prestigeSold'>
  readonly rerollBought: Stored<'rerollBought'>
}

/** The market and its dice, and what prestige is given up for — RC-5, RC-8. */
export const marketEvents = defineEvents<MarketChanges>({
  dieMoved: {
    apply(_rules, state, { seat, die, to, extra }) {
      playerAt(state, seat).rubles -= extra // RC-8.7
      state.crowd = (state.crowd + oneOn(to) - oneOn(at(state.dieSpace, die))) | 0
      state.dieSpace[die] = to
    },
    write: (_rules, { seat, die, from, to, extra }) => ({
      seat,
      die: item(DICE, die),
      from,
      to,
      extra,
    }),
    read: (_rules, { seat, die, from, to, extra }) => ({
      seat,
      die: DICE.indexOf(die),
      from,
      to,
      extra,
    }),
    describe: (rules, _state, { seat, die, from, to, extra }) =>
      message(extra > 0 ? 'event.dieMoved.paid' : 'event.dieMoved', {
        who: player(rules, seat),
        die: dieName(die),
        from: spaceNumber(from),
        to: spaceNumber(to),
        cost: things({ rubles: extra }),
      }),
  },
  diceRolled: {
    apply(_rules, state, { shown }) {
      for (let die = 0; shown >> (3 * die) > 0; die++) {
        if (valueIn(shown, die) > 0) state.dieValue[die] = valueIn(shown, die)
      }
    },
    write: ({ diceInPlay }, { space, shown }) => ({
      space,
      rolls: diceInPlay
        .filter((die) => valueIn(shown, die) > 0)
        .map((die) => [item(DICE, die), valueIn(shown, die)] as const),
    }),
    read(_rules, { space, rolls }) {
      let shown = 0
      for (const [die, value] of rolls) shown |= showing(DICE.indexOf(die), value)
      return { space, shown }
    },
    describe: (_rules, _state, { space, rolls }) =>
      dynamicMessage('event.diceRolled', {
        space,
        dice: inARow(
          rolls.map(([die, value]) => message('die.shows', { die: dieName(die), value })),
        ),
      }),
    /** What was paid for is this roll. */
    joins: (line, { params }) =>
      line.key === 'event.rerollBought'
        ? dynamicMessage('event.diceRolled.again', { ...params, line })
        : null,
    barrier: true, // RC-14.3
  },
  actionUsed: {
    apply: nothing,
    write: (rules, { seat, effect }) => ({ seat, action: item(rules.effects, effect).id }),
    read: (rules, { seat, action }) => ({ seat, effect: effectNamed(rules, action) }),
    describe: (rules, _state, { seat, action }) =>
      message('event.actionUsed', {
        who: player(rules, seat),
        card: component(rules, action),
      }),
  },
  tileActivated: {
    apply: nothing,
    write: (rules, { seat, space, tile }) => ({
      seat,
      space,
      tile: item(rules.workshopTiles, tile).id,
    }),
    read: (rules, { seat, space, tile }) => ({
      seat,
      space,
      tile: placeOf(rules.workshopTiles, tile),
    }),
    describe: (rules, _state, { seat, space, tile }) =>
      message('event.tileActivated', {
        who: player(rules, seat),
        workshop: workshop(rules, seat, space),
        tile: component(rules, tile),
      }),
  },
  obtained: {
    apply: nothing,
    describe: (rules, state, { seat, space, times }) =>
      dynamicMessage('event.obtained', {
        who: player(rules, seat),
        space: spaceNumber(space),
        times,
        offer: component(rules, offerAt(rules, state, space)),
      }),
  },
  prestigeSold: {
    apply(rules, state, { seat, n, rubles }) {
      const seller = playerAt(state, seat)
      seller.position = rules.track.losePrestige(seller.position, n)
      seller.rubles += rubles
      state.sold = true
    },
    describe: (rules, _state, { seat, n, rubles }) =>
      message('event.prestigeSold', {
        who: player(rules, seat),
        n: things({ prestige: n }),
        rubles: things({ rubles }),
      }),
  },
  rerollBought: {
    apply(rules, state, { seat }) {
      const buyer = playerAt(state, seat)
      buyer.position = rules.track.losePrestige(buyer.position, 1)
      state.rerolled = true
    },
    describe: (rules, _state, { seat, space }) =>
      message('event.rerollBought', { who: player(rules, seat), space: spaceNumber(space) }),
  },
})

/** The source of what a space gives. */
const offerAt = (rules: RulesData, { resourceTiles }: State, space: number): string =>
  sourceOf(rules, item(rules.resourceTiles, at(resourceTiles, space)).effect)

const showing = (die: number, value: number): number => value << (3 * die)
const valueIn = (shown: number, die: number): number => (shown >> (3 * die)) & 7

/** Rolls all dice on a space, in the order of RC-14.2. */
export function rollSpace(ctx: Context, space: number): void {
  const { diceInPlay } = ctx.rules
  let shown = 0
  for (let i = 0; i < diceInPlay.length; i++) {
    const die = at(diceInPlay, i)
    if (ctx.state.dieSpace[die] === space) shown |= showing(die, rollDie(ctx.chance))
  }
  marketEvents.diceRolled.emit(ctx, { space, shown })
}
