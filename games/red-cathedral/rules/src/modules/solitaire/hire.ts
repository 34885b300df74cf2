import { at, item } from '@guildhall/kernel'
import { CITIES, SPECIALIST_SPACES } from '../../constants.ts'
import type { Context, RulesData } from '../../rules-data.ts'
import { toolsOf } from '../contractors/duchy.ts'
import { refill } from '../contractors/hire-specialist.ts'
import { freeRecognition, gainFor } from './gain.ts'
import { IVAN } from './ivan.ts'
import { solitaireEvents } from './solitaire-events.ts'

const MOSCOW = 0
/** IV-9.15. */
const MOSCOW_PRESTIGE = 1

/** IV-9.8 to IV-9.15: a contractor to the marked city, and what it brings. */
export function hire(ctx: Context): void {
  const city = ctx.state.parts.ivan.marker
  solitaireEvents.ivanHired.emit(ctx, { city })
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
  solitaireEvents.ivanTookSpecialist.emit(ctx, { specialist: place, space })
  gainFor(ctx, id, freeRecognition(ctx.rules, effect), 0)
}

/** IV-9.13: two of a kind return to the bag; of three the oldest stays. */
function returnPairs(ctx: Context): void {
  const specialists = pairsIn(ctx.rules, toolsOf(ctx.state, IVAN))
  if (specialists.length > 0) solitaireEvents.ivanReturnedTools.emit(ctx, { specialists })
}

function pairsIn(rules: RulesData, tools: readonly number[]): number[] {
  const toolOf = (specialist: number) => item(rules.parts.duchy.specialists, specialist).tool
  return tools.filter((each) => {
    const alike = tools.filter((other) => toolOf(other) === toolOf(each))
    const stays = alike.length % 2 === 1 && alike[0] === each
    return !stays
  })
}
