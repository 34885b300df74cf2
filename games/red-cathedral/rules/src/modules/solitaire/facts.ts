import { item } from '@guildhall/kernel'
import { applyGained } from '../../facts/goods.ts'
import type { Kit, Tx } from '../../kit.ts'
import { IVAN } from './ivan.ts'

/** Ivan gains recognition or prestige from the component of that id. */
export function gainFor(tx: Tx, source: string, recognition: number, prestige: number): void {
  if (recognition + prestige === 0) return
  applyGained(tx.kit, tx.state, IVAN, 0, 0, recognition, prestige, 0)
  if (tx.log === null) return
  const gains = {
    ...(recognition > 0 ? { recognition } : {}),
    ...(prestige > 0 ? { prestige } : {}),
  }
  tx.log.push({ type: 'gained', seat: IVAN, source, ...gains })
}

/** The recognition that an effect shows and gives without payment — IV-5.6, IV-5.7, IV-9.11. */
export function freeRecognition(kit: Kit, effect: number): number {
  const { pay, required, steps } = item(kit.effects, effect)
  if (pay !== null || required !== null) return 0
  return steps.reduce((sum, step) => (step.counter === null ? sum + step.recognition : sum), 0)
}
