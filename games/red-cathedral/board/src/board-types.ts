import type { View } from '@guildhall/red-cathedral'

/** The parts of a view. */
export type SectionView = View['towers'][number][number]
export type PlayerView = View['players'][number]
export type WorkshopSpace = PlayerView['workshop'][number]
export type SpaceView = View['market'][number]
export type Die = SpaceView['dice'][number]['die']
export type Goods = View['supply']
export type Material = keyof Goods

/** Whether there is room to spread, or a screen of 360 points. */
export type Shape = 'wide' | 'phone'

export const MATERIALS: readonly Material[] = [
  'wood',
  'brick',
  'stone',
  'gold',
  'green',
  'purple',
  'diamond',
]

/** Goods as a list of pieces. */
export const pieces = (goods: Goods): Material[] =>
  MATERIALS.flatMap((kind) => Array.from({ length: goods[kind] ?? 0 }, () => kind))
