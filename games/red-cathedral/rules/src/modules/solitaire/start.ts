import { at, type Chance, item, shuffled } from '@guildhall/kernel'
import type { Event, EventOf } from '../../events.ts'
import type { Context, RulesData } from '../../rules-data.ts'
import { tileOn } from './claim.ts'
import { solitaireEvents } from './solitaire-events.ts'

/** Ivan's setup, after the workshop tiles and the specialists — IV-2.5, IV-2.7, IV-2.11. */
export function layCards(
  rules: RulesData,
  chance: Chance,
  laid: EventOf<'setUp'>,
): readonly Event[] {
  const tiles = shuffled(rules.parts.ivan.tiles, chance).map(({ id }) => id)
  const setUp: Event = { type: 'ivanSetUp', tiles, position: rules.parts.ivan.position }
  const by = rules.options.ivanStart
  if (by === 'chosen') return [setUp]
  const bases = basesOf(rules, laid.plan)
  const section = at(bases, by === 'random' ? chance.int(bases.length) : 0)
  return [setUp, { type: 'ivanStarted', section, tile: item(laid.tiles, section), by }]
}

/** The base of each tower of a plan, T1 first. */
function basesOf({ plans }: RulesData, plan: string): number[] {
  const { middles = [] } = plans.find(({ id }) => id === plan) ?? {}
  let next = 0
  return middles.map((n) => {
    const base = next
    next += n + 2
    return base
  })
}

/** IV-2.7, with the choice of the player. */
export function startAt(ctx: Context, section: number): void {
  const tile = tileOn(ctx.rules, ctx.state, section).id
  solitaireEvents.ivanStarted.emit(ctx, { section, tile, by: 'chosen' })
}
