import { at, item, message, rollDie, type Seat } from '@guildhall/kernel'
import { DICE } from '../constants.ts'
import { component, die as dieName, effectWords, player, workshop } from '../messages/terms.ts'
import { type Context, effectNamed } from '../rules-data.ts'
import { placeOf } from '../setup.ts'
import { playerAt } from '../state.ts'
import { defineEvents, emit, nothing, type Stored } from './define.ts'

interface MarketChanges {
  readonly dieMoved: {
    readonly seat: Seat
    readonly die: number
    readonly from: number
    readonly to: number
    readonly extra: number
  }
  /** The dice in the order in which they were rolled, and what each of them shows. */
  readonly diceRolled: {
    readonly space: number
    readonly dice: readonly number[]
    readonly values: readonly number[]
  }
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
        from,
        to,
        rubles: extra,
      }),
  },
  diceRolled: {
    apply(_rules, state, { dice, values }) {
      for (let i = 0; i < dice.length; i++) state.dieValue[at(dice, i)] = at(values, i)
    },
    write: (_rules, { space, dice, values }) => ({
      space,
      rolls: dice.map((die, i) => [item(DICE, die), at(values, i)] as const),
    }),
    read: (_rules, { space, rolls }) => ({
      space,
      dice: rolls.map(([die]) => DICE.indexOf(die)),
      values: rolls.map(([, value]) => value),
    }),
    describe: (_rules, _state, { space, rolls }) =>
      message('event.diceRolled', {
        space,
        dice: rolls.map(([die, value]) => message('die.shows', { die: dieName(die), value })),
      }),
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
        effect: effectWords(rules, action),
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
    describe: (rules, _state, { seat, space, times }) =>
      message('event.obtained', { who: player(rules, seat), space, times }),
  },
  prestigeSold: {
    apply(rules, state, { seat, n, rubles }) {
      const seller = playerAt(state, seat)
      seller.position = rules.track.losePrestige(seller.position, n)
      seller.rubles += rubles
      state.sold = true
    },
    describe: (rules, _state, { seat, n, rubles }) =>
      message('event.prestigeSold', { who: player(rules, seat), n, rubles }),
  },
  rerollBought: {
    apply(rules, state, { seat }) {
      const buyer = playerAt(state, seat)
      buyer.position = rules.track.losePrestige(buyer.position, 1)
      state.rerolled = true
    },
    describe: (rules, _state, { seat, space }) =>
      message('event.rerollBought', { who: player(rules, seat), space }),
  },
})

/** Rolls all dice on a space, in the order of RC-14.2. */
export function rollSpace(ctx: Context, space: number): void {
  const { diceInPlay } = ctx.rules
  const dice: number[] = []
  const values: number[] = []
  for (let i = 0; i < diceInPlay.length; i++) {
    const die = at(diceInPlay, i)
    if (ctx.state.dieSpace[die] !== space) continue
    dice.push(die)
    values.push(rollDie(ctx.chance))
  }
  emit(ctx, marketEvents.diceRolled, { space, dice, values })
}
