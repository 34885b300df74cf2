import { at, type Refusal, type Seat } from '@guildhall/kernel'
import { refuse } from '@guildhall/kernel/toolbox'
import type { CommandOf } from '../commands.ts'
import { earn, earnFromCastles, gain } from '../facts/goods.ts'
import { effectAt } from '../kit.ts'
import { type Frame, playerAt } from '../state.ts'
import { close, open, type Tx } from '../tx.ts'
import { startTurn } from './turn.ts'

/** The players in turn order (CB-4.8), each asked for the kinds that the own castles yield. */
export function advanceIncome(tx: Tx, _seat: Seat, frame: Frame): boolean {
  const { kit, state } = tx
  while (frame.step < kit.players) {
    const seat = at(state.owners, frame.step)
    frame.step += 1
    earn(tx, seat)
    const { castleUnits } = playerAt(state, seat)
    if (castleUnits === 0) continue
    state.active = seat
    open(tx, 'castles').count = castleUnits
    return true
  }
  close(tx)
  startTurn(tx, 1, 0)
  return true
}

/** In the income, or where a power lets a castle produce — CB-4.7. */
export function nameCastleKinds(
  tx: Tx,
  seat: Seat,
  frame: Frame,
  { wood, stone }: CommandOf<'chooseKind'>,
): void {
  close(tx)
  if (frame.effect < 0) earnFromCastles(tx, seat, wood, stone)
  else gain(tx, seat, effectAt(tx.kit, frame.effect).id, 0, wood, stone)
}

export const whyNotCastleKinds = (frame: Frame): Refusal =>
  refuse('CB-4.7', 'kinds', { n: frame.count })
