import { type Chance, shuffled } from '@guildhall/kernel'
import { LEVELS, SLOTS } from '../../constants.ts'
import { realisersFrom } from '../../realisers.ts'
import { numberOf, type RulesData } from '../../rules-data.ts'
import type { State } from '../types.ts'
import { recount, stackOn } from './neighbourhood.ts'
import type { Player } from './types/state.ts'
import type { BaseView, CraftsmanView, PlayerView } from './types/view.ts'

/** Fills a state so that it agrees with the view; the decks, known by exclusion, are shuffled anew. */
export function redeal(rules: RulesData, state: State, seen: BaseView, chance: Chance): void {
  const number = (id: string): number => numberOf(rules, id)
  const { turn, round, lap, place, first, realised, triggeredBy } = seen
  Object.assign(state, { turn, round, lap, place, first, realised, triggeredBy })
  state.pairCraftsmen = seen.pairs.map(({ craftsman }) => number(craftsman))
  state.pairBoards = seen.pairs.map(({ board }) => number(board))
  state.pairTakers = seen.pairs.map(({ taker }) => taker)
  state.market = seen.market.flatMap(({ buildings }) =>
    buildings.map((id) => (id === null ? -1 : number(id))),
  )
  state.pending = seen.market.findIndex(({ pending }) => pending)
  state.contracts = seen.contracts.map(({ id }) => number(id))
  state.realisers = seen.contracts.map(({ realisers }) => realisersFrom(realisers))
  state.offer = seen.offer.map(number)
  state.recruitedColumn = seen.recruited.map(({ craftsman }) => number(craftsman))
  state.recruiters = seen.recruited.map(({ recruiter }) => recruiter)
  state.activeColumn = seen.activeColumn.map(({ craftsman }) => number(craftsman))
  state.owners = seen.activeColumn.map(({ owner }) => owner)
  state.slotWorkers = seen.activeColumn.flatMap(workersOn)
  state.discard = seen.discard.map(number)
  state.below = rules.buildings.map(() => -1)
  state.players = seen.players.map((player) => playerFrom(rules, state, player))
  dealDecks(rules, state, chance)
}

const workersOn = ({ slots }: CraftsmanView): number[] =>
  Array.from({ length: SLOTS }, (_, place) => slots[place]?.worker ?? -1)

function playerFrom(rules: RulesData, state: State, seen: PlayerView): Player {
  const { coins, wood, stone, workers, onCoins, onBuild, recruiters, markers } = seen
  const below = state.below.slice()
  const tops = seen.sites.map((stack) =>
    layStack(
      below,
      stack.map((id) => numberOf(rules, id)),
    ),
  )
  state.below = below
  const player: Player = {
    board: seen.board === null ? -1 : numberOf(rules, seen.board),
    coins,
    wood,
    stone,
    workers,
    onCoins,
    onBuild,
    recruiters,
    markers,
    tops,
    castles: 0,
    badges: 0,
    points: 0,
    incomeCoins: 0,
    incomeWood: 0,
    incomeStone: 0,
    castleUnits: 0,
  }
  if (player.board >= 0) recount(rules, state.below, player)
  return player
}

/** Notes what lies on what; the top of the stack, or -1 for a bare site. */
function layStack(below: number[], stack: readonly number[]): number {
  let top = -1
  for (const building of stack) {
    below[building] = top
    top = building
  }
  return top
}

function dealDecks(rules: RulesData, state: State, chance: Chance): void {
  const laid = new Set([
    ...state.market,
    ...state.players.flatMap(({ tops }) => tops.flatMap((top) => stackOn(state, top))),
  ])
  state.decks = Array.from({ length: LEVELS }, (_, level) =>
    shuffled(
      rules.buildings.flatMap((b, place) => (b.level === level && !laid.has(place) ? [place] : [])),
      chance,
    ),
  )
  state.drawn = state.decks.map(() => 0)
  const { pairCraftsmen, offer, recruitedColumn, activeColumn, discard } = state
  const shown = new Set([pairCraftsmen, offer, recruitedColumn, activeColumn, discard].flat())
  const unseen = rules.craftsmen.map((_, card) => card).filter((card) => !shown.has(card))
  state.craftsmanDeck = shuffled(unseen, chance)
}
