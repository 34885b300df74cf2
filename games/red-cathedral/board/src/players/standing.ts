import type { PrintedSigns } from '@guildhall/red-cathedral'
import { type Goods, MATERIALS, type PlayerView, pieces } from '../board-types.ts'

export const stored = ({ inventory }: PlayerView): number => pieces(inventory).length

/** Steps on the score track to the next point of prestige. */
export function stepsToNext(
  { position, prestige }: PlayerView,
  { prestigeAt }: PrintedSigns,
): number {
  let steps = 1
  while (prestigeAt(position + steps) <= prestige) steps++
  return steps
}

/** Banners that can still claim something, wherever they lie. */
export const bannersLeft = ({ inventoryBanners, spareBanners, workshop }: PlayerView): number =>
  inventoryBanners + spareBanners + workshop.filter(({ covered }) => covered === 'banner').length

/** What one has more than the other. */
export function more(of: Goods, than: Goods): Goods {
  return Object.fromEntries(
    MATERIALS.map((kind) => [kind, Math.max(0, (of[kind] ?? 0) - (than[kind] ?? 0))]),
  )
}
