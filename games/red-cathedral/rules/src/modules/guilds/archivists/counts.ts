import { at, item, type Seat } from '@guildhall/kernel'
import { sectionsIn } from '../../../cathedral.ts'
import type { Context, RulesData } from '../../../rules-data.ts'
import { presences } from '../../../scoring.ts'
import { howMany, includes, NO_SECTIONS, type Sections } from '../../../sections.ts'
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
  ornamentsOnOwnSections: ({ state, seat }) => {
    const { banners, ornaments } = playerAt(state, seat)
    return howMany(ornaments & banners)
  },
  ornamentsOnOtherSections: ({ state, seat }) => {
    const { banners, ornaments } = playerAt(state, seat)
    return howMany(ornaments & ~banners)
  },
  mostOrnamentsInOneTower: ({ state, seat }) =>
    mostInOneTower(state, playerAt(state, seat).ornaments),
  mostClaimsInOneTower: ({ state, seat }) => mostInOneTower(state, playerAt(state, seat).banners),
  finishedTypes: ({ rules, state, seat }) => {
    let types = 0
    for (const [section, card] of state.cards.entries()) {
      const own = includes(playerAt(state, seat).banners & state.finished, section)
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

const towers = ({ towerStart }: State): number[] => [...towerStart.keys()].slice(0, -1)

const mostInOneTower = (state: State, sections: Sections): number =>
  Math.max(...towers(state).map((tower) => howMany(sections & sectionsIn(state, tower))))

/** GU-CONTRACT-17: any own banner or ornament, or as in the scoring of towers by setting. */
function present(rules: RulesData, state: State, tower: number, seat: Seat): boolean {
  if (!rules.options.contractPresenceCountsUnfinished) {
    return at(presences(rules, state, tower), seat) > 0
  }
  const { banners, ornaments } = playerAt(state, seat)
  return ((banners | ornaments) & sectionsIn(state, tower)) !== NO_SECTIONS
}
