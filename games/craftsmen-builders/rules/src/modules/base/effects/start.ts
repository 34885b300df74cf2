import { type Choices, item, type Refusal, type Seat } from '@guildhall/kernel'
import { refuse } from '@guildhall/kernel/toolbox'
import { startBuild } from '../actions/build.ts'
import type { Command, CommandOf } from '../commands.ts'
import { effectAt, type Kit } from '../kit.ts'
import { type Frame, type Player, playerAt, type State } from '../state.ts'
import { close, open, type Tx } from '../tx.ts'
import type { Effect } from './compile.ts'
import { effectPossible } from './possible.ts'
import { startTrade } from './trade.ts'

/** Carries out an effect; what the player decides is left as an open question. */
export function startEffect(tx: Tx, seat: Seat, number: number): void {
  const effect = effectAt(tx.kit, number)
  switch (effect.word) {
    case 'trade':
      return startTrade(tx, seat, number)
    case 'build':
      return startBuild(tx, number)
    case 'produce':
      open(tx, 'produce').effect = number
      return
    case 'choose':
      return startChoice(tx, seat, number)
  }
}

function startChoice(tx: Tx, seat: Seat, number: number): void {
  const only = onlyOption(tx.kit, tx.state, playerAt(tx.state, seat), effectAt(tx.kit, number))
  if (only >= 0) startEffect(tx, seat, only)
  else open(tx, 'choose').effect = number
}

function onlyOption(kit: Kit, state: State, player: Player, { options }: Effect): number {
  let only = -1
  for (const option of options) {
    if (!effectPossible(kit, state, player, effectAt(kit, option), player.coins)) continue
    if (only >= 0) return -1
    only = option
  }
  return only
}

export function legalOptions(
  kit: Kit,
  state: State,
  player: Player,
  frame: Frame,
  choices: Choices<Command>,
): void {
  for (const option of effectAt(kit, frame.effect).options) {
    if (effectPossible(kit, state, player, effectAt(kit, option), player.coins)) {
      choices.add(item(kit.commands.choose, option))
    }
  }
}

export function choose(tx: Tx, seat: Seat, frame: Frame, { option }: CommandOf<'choose'>): void {
  close(tx)
  startEffect(tx, seat, optionNamed(tx.kit, frame, option))
}

const optionNamed = (kit: Kit, frame: Frame, id: string): number =>
  effectAt(kit, frame.effect).options.find((option) => effectAt(kit, option).id === id) ?? -1

export const whyNotOption = (kit: Kit, frame: Frame, { option }: CommandOf<'choose'>): Refusal =>
  optionNamed(kit, frame, option) < 0
    ? refuse('CB-7.12', 'notOffered')
    : refuse('CB-7.19', 'cannotBuild')
