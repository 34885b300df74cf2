import type { Problem } from '@guildhall/kernel'
import { LEVELS, POSITIONS, SYMBOLS } from '../constants.ts'
import type { Components } from './schema.ts'

/** One pair, and one craftsman of a column, more than the most players. */
const MOST_PAIRS = 5

/** What a table would run out of, or could not tell apart. */
export function faultsOf(components: Components): Problem[] {
  const problems: Problem[] = []
  const need = (path: string, right: boolean, message: string) => {
    if (!right) problems.push({ path, message })
  }
  const { boards, buildings, contracts, craftsmen, powers } = components
  const withRole = (role: string) => craftsmen.filter((card) => card.role === role)
  need('boards', boards.length >= MOST_PAIRS, `${MOST_PAIRS} boards are needed`)
  // CB-9.10: an active column and an offer, each of one card more than players.
  const ordinary = withRole('ordinary').length >= 2 * MOST_PAIRS
  need('craftsmen', ordinary, `${2 * MOST_PAIRS} ordinary craftsmen are needed`)
  for (const role of ['permanent', 'contract']) {
    need('craftsmen', withRole(role).length === 1, `one ${role} craftsman is needed`)
  }
  for (let level = 1; level <= LEVELS; level++) {
    const found = buildings.filter((building) => building.level === level).length
    need('buildings', found >= POSITIONS, `${POSITIONS} buildings of level ${level} are needed`)
  }
  for (const kind of SYMBOLS) {
    need('contracts', hasKind(contracts, kind), `a ${kind} contract is needed`)
    need('powers', hasKind(powers, kind), `a ${kind} power is needed`)
  }
  const contract = withRole('contract')[0]?.id
  const used = powers.flatMap(({ steps }) => steps).flatMap((s) => ('useCraftsman' in s ? [s] : []))
  need(
    'powers',
    used.every((step) => step.useCraftsman === contract),
    'only the contract craftsman can be used',
  )
  for (const id of repeated(idsOf(components))) need(id, false, 'two components have this id')
  return problems
}

const hasKind = (list: readonly { readonly kind: string }[], kind: string): boolean =>
  list.some((entry) => entry.kind === kind)

/** Everything that is looked up by its id: cards, slots, and what has an effect. */
function idsOf({ boards, buildings, contracts, craftsmen, market, powers }: Components): string[] {
  const lines = craftsmen.flatMap((card) => (card.role === 'permanent' ? [] : card.lines))
  const places = craftsmen.flatMap((card) => (card.role === 'permanent' ? card.places : []))
  const steps = powers.flatMap((power) => [...power.steps, ...(power.stepsIfUnused ?? [])])
  const options = steps.flatMap((step) => ('choose' in step ? step.choose : []))
  const positions = market.rows.flatMap((row) => row.positions)
  const slots = lines.flatMap((line) => line.slots)
  return [boards, buildings, contracts, craftsmen, powers, lines, places, slots, options, positions]
    .flat()
    .map(({ id }) => id)
}

const repeated = (ids: readonly string[]): string[] => [
  ...new Set(ids.filter((id, place) => ids.indexOf(id) !== place)),
]
