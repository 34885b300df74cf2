import { item } from '@guildhall/kernel'
import { EMPTY } from '../../bundle.ts'
import { goodsEvents } from '../../events/goods-events.ts'
import type { Context, RulesData } from '../../rules-data.ts'
import { IVAN } from './ivan.ts'

/** Ivan gains recognition or prestige from the component of that id. */
export function gainFor(ctx: Context, source: string, recognition: number, prestige: number): void {
  if (recognition + prestige === 0) return
  goodsEvents.gained.emit(ctx, {
    seat: IVAN,
    source,
    goods: EMPTY,
    rubles: 0,
    recognition,
    permits: 0,
    prestige,
  })
}

/** The recognition that an effect shows and gives without payment — IV-5.6, IV-5.7, IV-9.11. */
export function freeRecognition(rules: RulesData, effect: number): number {
  const { pay, required, steps } = item(rules.effects, effect)
  if (pay !== null || required !== null) return 0
  return steps
    .filter((step) => step.word === 'gain')
    .reduce((sum, step) => (step.counter === null ? sum + step.recognition : sum), 0)
}
