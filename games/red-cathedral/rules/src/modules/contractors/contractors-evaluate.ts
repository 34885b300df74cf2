import { flag } from '@guildhall/kernel/toolbox'
import { BLACK, WORKSHOP } from '../../constants.ts'
import { ending } from '../../evaluate.ts'
import type { Context, Module } from '../../rules-data.ts'
import { playerAt } from '../../state.ts'
import type { Frame } from '../types.ts'
import { bannersIn, contractorsIn, contractorsOut, isClosed } from './cities.ts'
import { specialistOf, toolsOf } from './duchy.ts'
import { specialistPossible } from './specialist.ts'
import { toolPrestige } from './tools.ts'

/** What the pieces of the Contractors are worth in prestige, found by trying. */
const PERMIT = 0.3
const ENOUGH_PERMITS = 3
const SPARE_PERMIT = 0.15
const SPECIALIST = 1.9
const TOOL = 0.6
const CONTRACTOR = 0.12
/** Recognition that a city will bring if its tower is finished in time. */
const CITY_RECOGNITION = 0.18

export function worth(ctx: Context): number {
  const { rules, state, seat } = ctx
  const { permits } = playerAt(state, seat)
  const enough = Math.min(permits, ENOUGH_PERMITS)
  return (
    PERMIT * enough +
    SPARE_PERMIT * (permits - enough) +
    (specialistOf(state, seat) >= 0 ? SPECIALIST : 0) +
    toolPrestige(rules, state, seat) +
    TOOL * toolsOf(state, seat).length +
    cities(ctx)
  )
}

/** Contractors in open cities, most where own banners stand below the city tile. */
function cities({ rules, state, seat }: Context): number {
  let total = 0
  for (const [tower, city] of state.parts.duchy.cityOfTower.entries()) {
    const contractors = contractorsIn(rules, state, city, seat)
    if (contractors === 0 || isClosed(state, city)) continue
    total += contractors * (CONTRACTOR + CITY_RECOGNITION * bannersIn(state, tower, seat))
  }
  return total
}

/** What a hire or a moved black die still promises. */
export function promise(ctx: Context, frame: Frame): number {
  if (frame.kind === 'hire') return ending(ctx.state) ? 0 : hirePromise(ctx)
  const black =
    frame.kind === 'market' && frame.die === BLACK && (frame.openActions & WORKSHOP) !== 0
  return black && specialistPossible(ctx) ? SPECIALIST : 0
}

function hirePromise({ rules, state, seat }: Context): number {
  const affordable = playerAt(state, seat).rubles >= rules.parts.duchy.wage
  return affordable ? (specialistOf(state, seat) < 0 ? SPECIALIST * 0.8 : TOOL) : 0
}

export const features: NonNullable<Module['features']> = [
  ['contractors in cities', ({ rules, state, seat }) => contractorsOut(rules, state, seat) / 4],
  ['a specialist', ({ state, seat }) => flag(specialistOf(state, seat) >= 0)],
  ['tools', ({ state, seat }) => toolsOf(state, seat).length / 4],
  [
    'prestige of tools',
    ({ rules, state, seat }) =>
      toolsOf(state, seat).length === 0 ? 0 : toolPrestige(rules, state, seat) / 6,
  ],
]
