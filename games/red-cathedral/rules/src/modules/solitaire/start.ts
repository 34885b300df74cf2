import { at, type Chance, item, shuffled } from '@guildhall/kernel'
import type { Event, EventOf } from '../../events.ts'
import type { Context, RulesData } from '../../rules-data.ts'
import { playerAt, type State, setPart } from '../../state.ts'
import { applyContractorSent } from '../contractors/facts.ts'
import { applyIvanClaimed, tileOn } from './claim.ts'
import { IVAN } from './ivan.ts'
import { applyMarkerMoved, cityAbove } from './marker.ts'
import { NO_MATERIALS } from './materials.ts'

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

export function applyIvanSetUp(rules: RulesData, state: State, event: EventOf<'ivanSetUp'>): void {
  const ivan = playerAt(state, IVAN)
  ivan.position = event.position
  ivan.permits = 0 // IV-9.6: the permit of the setup is yours
  setPart(state, 'ivan', {
    dice: event.tiles.map(
      (tile) => rules.parts.ivan.tiles.find(({ id }) => id === tile)?.die ?? -1,
    ),
    inventory: NO_MATERIALS,
    construction: NO_MATERIALS,
    lying: state.cards.map(() => 0),
    removed: [],
    marker: -1,
  })
}

/** IV-2.7, with the choice of the player. */
export function startAt(ctx: Context, section: number): void {
  const tile = tileOn(ctx.rules, ctx.state, section).id
  applyIvanStarted(ctx.rules, ctx.state, section)
  ctx.log?.push({ type: 'ivanStarted', section, tile, by: 'chosen' })
}

/** IV-2.8, and with the Contractors IV-9.3 and IV-9.4: the tile and the city give nothing. */
export function applyIvanStarted(rules: RulesData, state: State, section: number): void {
  applyIvanClaimed(state, section)
  const city = cityAbove(state, section)
  if (city < 0) return
  applyMarkerMoved(state, city)
  applyContractorSent(rules, state, IVAN, city, 0)
}
