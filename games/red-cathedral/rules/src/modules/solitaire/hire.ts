import { at, item } from '@guildhall/kernel'
import { CITIES, SPECIALIST_SPACES } from '../../constants.ts'
import type { Kit, Tx } from '../../kit.ts'
import type { State } from '../../state.ts'
import { setDuchy, toolsOf } from '../contractors/duchy.ts'
import { applyContractorSent, refill } from '../contractors/facts.ts'
import { freeRecognition, gainFor } from './facts.ts'
import { IVAN } from './ivan.ts'

const MOSCOW = 0
/** IV-9.15. */
const MOSCOW_PRESTIGE = 1

/** IV-9.8 to IV-9.15: a contractor to the marked city, and what it brings. */
export function hire(tx: Tx): void {
  const city = tx.state.parts.ivan.marker
  applyContractorSent(tx.kit, tx.state, IVAN, city, 0)
  tx.log?.push({ type: 'ivanHired', city: item(CITIES, city) })
  if (city === MOSCOW) return gainFor(tx, item(CITIES, city), 0, MOSCOW_PRESTIGE)
  const { sees } = item(tx.kit.parts.duchy.cities, city)
  for (let space = 0; space < SPECIALIST_SPACES.length; space++) {
    const lies = at(tx.state.parts.duchy.specialists, space) >= 0
    if ((sees & (1 << space)) !== 0 && lies) takeSpecialist(tx, space)
  }
  returnPairs(tx)
  for (let space = 0; space < SPECIALIST_SPACES.length; space++) {
    if (at(tx.state.parts.duchy.specialists, space) < 0) refill(tx, space)
  }
}

/** IV-9.10 to IV-9.12: its recognition if that is free, then face down as a tool. */
function takeSpecialist(tx: Tx, space: number): void {
  const place = at(tx.state.parts.duchy.specialists, space)
  const { id, effect } = item(tx.kit.parts.duchy.specialists, place)
  applyTookSpecialist(tx.state, place, space)
  tx.log?.push({
    type: 'ivanTookSpecialist',
    specialist: id,
    space: item(SPECIALIST_SPACES, space),
  })
  gainFor(tx, id, freeRecognition(tx.kit, effect), 0)
}

export function applyTookSpecialist(state: State, specialist: number, space: number): void {
  const { specialists, tools } = state.parts.duchy
  setDuchy(state, {
    specialists: specialists.with(space, -1),
    tools: tools.with(IVAN, [...toolsOf(state, IVAN), specialist]),
  })
}

/** IV-9.13: two of a kind return to the bag; of three the oldest stays. */
function returnPairs(tx: Tx): void {
  const returned = pairsIn(tx.kit, toolsOf(tx.state, IVAN))
  if (returned.length === 0) return
  applyReturnedTools(tx.state, returned)
  const specialists = returned.map((each) => item(tx.kit.parts.duchy.specialists, each).id)
  tx.log?.push({ type: 'ivanReturnedTools', specialists })
}

function pairsIn(kit: Kit, tools: readonly number[]): number[] {
  const toolOf = (specialist: number) => item(kit.parts.duchy.specialists, specialist).tool
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
