import { beginRound } from '../facts/turn.ts'
import { open, type Tx } from '../tx.ts'

/** Every round begins with the income — CB-4.1. */
export function startRound(tx: Tx): void {
  beginRound(tx)
  open(tx, 'income')
}
