import { at } from '@guildhall/kernel'
import {
  type Bundle,
  bundleFrom,
  bundleOf,
  count,
  firstKind,
  type Goods,
  kindsIn,
  MOST_OF_A_KIND,
  size,
} from '../../bundle.ts'
import { complete } from '../../completion.ts'
import type { Context, RulesData } from '../../rules-data.ts'
import { type State, setPart } from '../../state.ts'
import { IVAN } from './ivan.ts'
import { goodsIn, isEmpty, minus } from './materials.ts'

const underConstruction = (state: State, section: number): boolean =>
  state.owners[section] === IVAN && state.finished[section] === false

/** The first section that Ivan has under construction, T1 first, bottom to top; -1 for none. */
export const sectionToBuild = (state: State): number =>
  state.owners.findIndex((_, section) => underConstruction(state, section))

/** What lies on a section of his: any materials, as many as were delivered — IV-6.7. */
export const lying = (_rules: RulesData, state: State, section: number): Bundle | null =>
  underConstruction(state, section) ? at(state.parts.ivan.lying, section) : null

/** IV-6.7, IV-6.8: each section gets what it lacks, and is completed before the next is served. */
export function build(ctx: Context): void {
  const { state } = ctx
  for (let section = 0; section < state.owners.length; section++) {
    if (isEmpty(state.parts.ivan.construction)) return
    if (!underConstruction(state, section)) continue
    deliver(ctx, section)
    if (at(state.missing, section) === 0) complete(ctx, section)
  }
}

function deliver(ctx: Context, section: number): void {
  const goods = goodsFor(ctx.state, section)
  applyIvanDelivered(ctx.state, section, goods)
  ctx.log?.push({ type: 'ivanDelivered', section, goods })
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

export function applyIvanDelivered(state: State, section: number, goods: Goods): void {
  const bundle = bundleFrom(goods)
  state.missing[section] = without(at(state.missing, section), size(bundle))
  setPart(state, 'ivan', {
    ...state.parts.ivan,
    construction: minus(state.parts.ivan.construction, goods),
    lying: state.parts.ivan.lying.map((each, place) => (place === section ? each + bundle : each)),
  })
}

/** Only the number counts, so what is still asked for is taken off in the order of the kinds. */
function without(missing: Bundle, n: number): Bundle {
  let left = missing
  for (let i = 0; i < n; i++) left -= bundleOf(firstKind(kindsIn(left)), 1)
  return left
}
