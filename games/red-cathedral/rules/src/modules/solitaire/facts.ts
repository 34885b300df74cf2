import { item } from '@guildhall/kernel'
import { applyGained } from '../../facts/goods.ts'
import type { Context, RulesData } from '../../rules-data.ts'
import { IVAN } from './ivan.ts'

/** Ivan gains recognition or prestige from the component of that id. */
export function gainFor(ctx: Context, source: string, recognition: number, prestige: number): void {
  if (recognition + prestige === 0) return
  applyGained(ctx.rules, ctx.state, IVAN, 0, 0, recognition, prestige, 0)
  if (ctx.log === null) return
  const gains = {
    ...(recognition > 0 ? { recognition } : {}),
    ...(prestige > 0 ? { prestige } : {}),
  }
  ctx.log.push({ type: 'gained', seat: IVAN, source, ...gains })
}

/** The recognition that an effect shows and gives without payment — IV-5.6, IV-5.7, IV-9.11. */
export function freeRecognition(rules: RulesData, effect: number): number {
  const { pay, required, steps } = item(rules.effects, effect)
  if (pay !== null || required !== null) return 0
  return steps.reduce((sum, step) => (step.counter === null ? sum + step.recognition : sum), 0)
}
