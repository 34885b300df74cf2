import { type Bundle, goodsOf } from '../../../bundle.ts'
import { DIAMOND, JEWELS, type Jewels, MATERIALS, MOST_SECTIONS } from '../../../constants.ts'
import type { JewelersCommand } from './jewelers-types.ts'

type CommandOf<T extends JewelersCommand['type']> = Extract<JewelersCommand, { type: T }>

/** By section and by material. */
export const DELIVER_DIAMOND = Array.from({ length: MOST_SECTIONS }, (_, section) =>
  MATERIALS.slice(0, DIAMOND).map(
    (material): CommandOf<'deliverDiamond'> => ({ type: 'deliverDiamond', section, material }),
  ),
)

/** Each is made when first offered, and kept. */
const decorations = new Map<number, CommandOf<'decorateWith'>>()

export function decorateWithCommand(
  section: number,
  jewels: number,
  goods: Bundle,
): CommandOf<'decorateWith'> {
  const key = (goods * JEWELS.length + jewels) * MOST_SECTIONS + section
  const found = decorations.get(key)
  if (found !== undefined) return found
  const named = JEWELS[jewels] as Jewels
  const made = { type: 'decorateWith', section, jewels: named, goods: goodsOf(goods) } as const
  decorations.set(key, made)
  return made
}
