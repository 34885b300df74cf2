import { at, type Seat } from '@guildhall/kernel'
import { SITES, SYMBOLS } from '../constants.ts'
import { affordable } from '../modules/base/cost.ts'
import { contractsWorth, missingFor } from '../modules/base/evaluate/contracts.ts'
import { actionsWorth, questionWorth } from '../modules/base/evaluate/evaluate.ts'
import { incomeWorth, judged, outlookOf, stockWorth } from '../modules/base/evaluate/outlook.ts'
import { contractInPlay } from '../modules/base/events/contract-events.ts'
import type { State } from '../modules/types.ts'
import { countOf, includes } from '../realisers.ts'
import { buildingAt, type RulesData } from '../rules-data.ts'
import { playerAt, topFrame } from '../state.ts'

/** What is looked up of a seat before its features are computed. Kept and filled again. */
export class Survey {
  readonly #rules: RulesData
  points = 0
  stock = 0
  income = 0
  actions = 0
  question = 0
  contracts = 0
  /** Contracts not realised yet: ready, lacking one badge, lacking two; fees due for the ready ones. */
  ready = 0
  lackingOne = 0
  lackingTwo = 0
  fees = 0
  realised = 0
  /** Buildings that can be paid for now: how many, and the points of the best. */
  affordable = 0
  bestPoints = 0
  bestCastle = 0
  bare = 0
  levels = 0

  constructor(rules: RulesData) {
    this.#rules = rules
  }

  of(state: State, seat: Seat): void {
    const rules = this.#rules
    const outlook = outlookOf(rules, state)
    const of = judged(rules, state, seat, outlook)
    const { player } = of
    const drafting = state.round === 0
    this.stock = stockWorth(player, outlook)
    this.income = incomeWorth(player, outlook)
    this.actions = drafting ? 0 : actionsWorth(of)
    const asked = !drafting && !state.over && state.active === seat
    this.question = asked ? questionWorth(of, topFrame(state)) : 0
    // A build that can no longer be paid promises nothing.
    if (!Number.isFinite(this.question)) this.question = 0
    this.contracts = contractsWorth(rules, state, seat, player.badges)
    this.#contracts(state, seat)
    this.#buildings(state, seat)
    const realised = rules.markers - player.markers
    this.points =
      player.points +
      realised * rules.perContract +
      player.coins / rules.coinsPerPoint +
      (player.wood + player.stone) / rules.resourcesPerPoint
  }

  #contracts(state: State, seat: Seat): void {
    const { badges } = playerAt(state, seat)
    this.ready = this.lackingOne = this.lackingTwo = this.fees = this.realised = 0
    for (let kind = 0; kind < SYMBOLS.length; kind++) {
      const realisers = at(state.realisers, kind)
      if (includes(realisers, seat)) {
        this.realised += 1
        continue
      }
      const missing = missingFor(badges, contractInPlay(this.#rules, state, kind).badges)
      if (missing === 0) {
        this.ready += 1
        this.fees += countOf(realisers)
      } else if (missing === 1) this.lackingOne += 1
      else if (missing === 2) this.lackingTwo += 1
    }
  }

  #buildings(state: State, seat: Seat): void {
    const player = playerAt(state, seat)
    this.affordable = this.bestPoints = this.bestCastle = this.bare = this.levels = 0
    for (let position = 0; position < state.market.length; position++) {
      const number = at(state.market, position)
      if (number < 0) continue
      const building = buildingAt(this.#rules, number)
      if (!affordable(this.#rules, building, player, player.coins)) continue
      this.affordable += 1
      this.bestPoints = Math.max(this.bestPoints, building.points)
      if (building.castle) this.bestCastle = 1
    }
    for (let site = 0; site < SITES; site++) {
      const top = at(player.tops, site)
      if (top < 0) this.bare += 1
      else this.levels += buildingAt(this.#rules, top).level + 1
    }
  }
}
