import { at, item, type Seat } from '@guildhall/kernel'
import type { Context, RulesData } from '../../../rules-data.ts'
import { presences } from '../../../scoring.ts'
import { playerAt, type State } from '../../../state.ts'
import type { ContractCount } from './contract-counts.ts'

type Count = (ctx: Context) => number

/** What contracts count of a seat. */
const COUNTS: { readonly [C in ContractCount]: Count } = {
  ornamentsBuilt: ({ state, seat }) => playerAt(state, seat).ornamentsBuilt,
  // GU-CONTRACT-20: one that was removed from the game is neither.
  ornamentsUnbuilt: ({ state, seat }) => {
    const { doors, arches, crosses, lockedSpaces } = playerAt(state, seat)
    return doors + arches + crosses + bits(lockedSpaces)
  },
  ornamentsOnOwnSections: ({ state, seat }) =>
    ornamentsWhere(state, seat, (owner) => owner === seat),
  ornamentsOnOtherSections: ({ state, seat }) =>
    ornamentsWhere(state, seat, (owner) => owner !== seat),
  mostOrnamentsInOneTower: ({ state, seat }) => mostInOneTower(state, state.ornaments, seat),
  mostClaimsInOneTower: ({ state, seat }) => mostInOneTower(state, state.owners, seat),
  finishedTypes: ({ rules, state, seat }) => {
    let types = 0
    for (const [section, card] of state.cards.entries()) {
      const own = at(state.owners, section) === seat && state.finished[section] === true
      if (own) types |= 1 << item(rules.cathedralCards, card).type
    }
    return bits(types)
  },
  faceUpTiles: ({ state, seat }) => bits(playerAt(state, seat).faceUp),
  towersPresent: ({ rules, state, seat }) =>
    towers(state).filter((tower) => present(rules, state, tower, seat)).length,
  towersAbsent: ({ rules, state, seat }) =>
    towers(state).filter((tower) => !present(rules, state, tower, seat)).length,
}

export const countFor = (ctx: Context, count: ContractCount): number => COUNTS[count](ctx)

function bits(mask: number): number {
  let n = 0
  for (let rest = mask; rest !== 0; rest &= rest - 1) n += 1
  return n
}

const ornamentsWhere = (state: State, seat: Seat, test: (owner: Seat) => boolean): number =>
  state.ornaments.filter(
    (decorator, section) => decorator === seat && test(at(state.owners, section)),
  ).length

const towers = ({ towerStart }: State): number[] => [...towerStart.keys()].slice(0, -1)

/** What a seat has in a tower, by the seat to which each section is assigned in `owners`. */
function inTower(state: State, owners: readonly Seat[], tower: number, seat: Seat): number {
  const { towerStart } = state
  const sections = owners.slice(at(towerStart, tower), at(towerStart, tower + 1))
  return sections.filter((owner) => owner === seat).length
}

const mostInOneTower = (state: State, owners: readonly Seat[], seat: Seat): number =>
  Math.max(...towers(state).map((tower) => inTower(state, owners, tower, seat)))

/** GU-CONTRACT-17: any own banner or ornament, or as in the scoring of towers by setting. */
function present(rules: RulesData, state: State, tower: number, seat: Seat): boolean {
  if (!rules.options.contractPresenceCountsUnfinished) {
    return at(presences(rules, state, tower), seat) > 0
  }
  const { owners, ornaments } = state
  return [owners, ornaments].some((list) => inTower(state, list, tower, seat) > 0)
}
