import { at } from '@guildhall/kernel'
import { type Bundle, count, type Goods, MOST_OF_A_KIND, size } from '../../bundle.ts'
import { underConstruction } from '../../cathedral.ts'
import type { Context, RulesData } from '../../rules-data.ts'
import { includes, lowest, NO_SECTIONS, others } from '../../sections.ts'
import { complete } from '../../sequence.ts'
import type { State } from '../../state.ts'
import { goodsIn, isEmpty } from './heap.ts'
import { IVAN } from './ivan.ts'
import { solitaireEvents } from './solitaire-events.ts'

/** The first section that Ivan has under construction, T1 first, bottom to top; -1 for none. */
export function sectionToBuild(state: State): number {
  const sections = underConstruction(state, IVAN)
  return sections === NO_SECTIONS ? -1 : lowest(sections)
}

/** What lies on a section of his: any materials, as many as were delivered — IV-6.7. */
export const lying = (_rules: RulesData, state: State, section: number): Bundle | null =>
  includes(underConstruction(state, IVAN), section) ? at(state.parts.ivan.lying, section) : null

/** IV-6.7, IV-6.8: each section gets what it lacks, and is completed before the next is served. */
export function build(ctx: Context): void {
  const { state } = ctx
  for (let left = underConstruction(state, IVAN); left !== NO_SECTIONS; left = others(left)) {
    if (isEmpty(state.parts.ivan.construction)) return
    const section = lowest(left)
    solitaireEvents.ivanDelivered.emit(ctx, { section, goods: goodsFor(state, section) })
    if (at(state.missing, section) === 0) complete(ctx, section)
  }
}

/** As many materials as the section lacks, in the order wood, brick, stone, gold, green, purple. */
function goodsFor({ parts, missing }: State, section: number): Goods {
  const { ivan } = parts
  let lacks = size(at(missing, section))
  const taken = ivan.construction.map((have, kind) => {
    const room = MOST_OF_A_KIND - count(at(ivan.lying, section), kind)
    const n = Math.min(have, lacks, room)
    lacks -= n
    return n
  })
  return goodsIn(taken)
}
