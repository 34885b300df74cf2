import { at, item } from '@guildhall/kernel'
import { CITIES, SPECIALIST_SPACES } from '../../constants.ts'
import type { Context, RulesData } from '../../rules-data.ts'
import type { State } from '../../state.ts'
import { setDuchy, toolsOf } from '../contractors/duchy.ts'
import { applyContractorSent, refill } from '../contractors/facts.ts'
import { freeRecognition, gainFor } from './facts.ts'
import { IVAN } from './ivan.ts'

const MOSCOW = 0
/** IV-9.15. */
const MOSCOW_PRESTIGE = 1

/** IV-9.8 to IV-9.15: a contractor to the marked city, and what it brings. */
export function hire(ctx: Context): void {
  const city = ctx.state.parts.ivan.marker
  applyContractorSent(ctx.rules, ctx.state, IVAN, city, 0)
  ctx.log?.push({ type: 'ivanHired', city: item(CITIES, city) })
  if (city === MOSCOW) return gainFor(ctx, item(CITIES, city), 0, MOSCOW_PRESTIGE)
  const { sees } = item(ctx.rules.parts.duchy.cities, city)
  for (let space = 0; space < SPECIALIST_SPACES.length; space++) {
    const lies = at(ctx.state.parts.duchy.specialists, space) >= 0
    if ((sees & (1 << space)) !== 0 && lies) takeSpecialist(ctx, space)
  }
  returnPairs(ctx)
  for (let space = 0; space < SPECIALIST_SPACES.length; space++) {
    if (at(ctx.state.parts.duchy.specialists, space) < 0) refill(ctx, space)
  }
}

/** IV-9.10 to IV-9.12: its recognition if that is free, then face down as a tool. */
function takeSpecialist(ctx: Context, space: number): void {
  const place = at(ctx.state.parts.duchy.specialists, space)
  const { id, effect } = item(ctx.rules.parts.duchy.specialists, place)
  applyTookSpecialist(ctx.state, place, space)
  ctx.log?.push({
    type: 'ivanTookSpecialist',
    specialist: id,
    space: item(SPECIALIST_SPACES, space),
  })
  gainFor(ctx, id, freeRecognition(ctx.rules, effect), 0)
}

export function applyTookSpecialist(state: State, specialist: number, space: number): void {
  const { specialists, tools } = state.parts.duchy
  setDuchy(state, {
    specialists: specialists.with(space, -1),
    tools: tools.with(IVAN, [...toolsOf(state, IVAN), specialist]),
  })
}

/** IV-9.13: two of a kind return to the bag; of three the oldest stays. */
function returnPairs(ctx: Context): void {
  const returned = pairsIn(ctx.rules, toolsOf(ctx.state, IVAN))
  if (returned.length === 0) return
  applyReturnedTools(ctx.state, returned)
  const specialists = returned.map((each) => item(ctx.rules.parts.duchy.specialists, each).id)
  ctx.log?.push({ type: 'ivanReturnedTools', specialists })
}

function pairsIn(rules: RulesData, tools: readonly number[]): number[] {
  const toolOf = (specialist: number) => item(rules.parts.duchy.specialists, specialist).tool
  return tools.filter((each) => {
    const alike = tools.filter((other) => toolOf(other) === toolOf(each))
    const stays = alike.length % 2 === 1 && alike[0] === each
    return !stays
  })
}

/** The bag is kept in the order of the box, whatever comes back to it. */
export function applyReturnedTools(state: State, specialists: readonly number[]): void {
  const { bag, tools } = state.parts.duchy
  const kept = toolsOf(state, IVAN).filter((tool) => !specialists.includes(tool))
  setDuchy(state, {
    tools: tools.with(IVAN, kept),
    bag: [...bag, ...specialists].toSorted((a, b) => a - b),
  })
}
