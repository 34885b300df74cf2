import type { Seat } from '@guildhall/kernel'
import { amount, goodsOf } from '../../goods.ts'
import { message } from '../../messages/message.ts'
import { player, things } from '../../messages/terms.ts'
import { buildingAt, type RulesData, type ScoreRule } from '../../rules-data.ts'
import { playerAt } from '../../state.ts'
import type { State } from '../types.ts'
import { stackOn } from './neighbourhood.ts'

/** CB-11.2. */
const buildings: ScoreRule = {
  label: 'buildings',
  clause: 'CB-11.2',
  points: (_rules, state, seat) => playerAt(state, seat).points,
  describe(rules, state, seat, n) {
    const [one = 0, two = 0, three = 0] = playerAt(state, seat).tops.map((top) =>
      stackOn(state, top).reduce((sum, card) => sum + buildingAt(rules, card).points, 0),
    )
    return message('account.buildings', { who: player(rules, seat), n, one, two, three })
  },
}

/** CB-11.3. */
const contracts: ScoreRule = {
  label: 'contracts',
  clause: 'CB-11.3',
  points: (rules, state, seat) => markersPlaced(rules, state, seat) * rules.perContract,
  describe(rules, state, seat, n) {
    const placed = { contracts: markersPlaced(rules, state, seat), each: rules.perContract }
    return message('account.contracts', { who: player(rules, seat), n, ...placed })
  },
}

const markersPlaced = (rules: RulesData, state: State, seat: Seat): number =>
  rules.markers - playerAt(state, seat).markers

/** CB-11.4. */
const coins: ScoreRule = {
  label: 'coins',
  clause: 'CB-11.4',
  points: (rules, state, seat) => Math.floor(playerAt(state, seat).coins / rules.coinsPerPoint),
  describe(rules, state, seat, n) {
    const goods = { what: things({ coin: playerAt(state, seat).coins }), per: rules.coinsPerPoint }
    return message('account.goods', { who: player(rules, seat), n, ...goods })
  },
}

/** CB-11.5: together, or each kind by itself. */
const resources: ScoreRule = {
  label: 'resources',
  clause: 'CB-11.5',
  points(rules, state, seat) {
    const { wood, stone } = playerAt(state, seat)
    const per = rules.resourcesPerPoint
    return isPooled(rules)
      ? Math.floor((wood + stone) / per)
      : Math.floor(wood / per) + Math.floor(stone / per)
  },
  describe(rules, state, seat, n) {
    const { wood, stone } = playerAt(state, seat)
    const params = {
      who: player(rules, seat),
      n,
      what: things(goodsOf(amount(0, wood, stone))),
      per: rules.resourcesPerPoint,
    }
    return message(isPooled(rules) ? 'account.goods' : 'account.perKind', params)
  },
}

const isPooled = ({ options }: RulesData): boolean => options.resourceScoring === 'pooled'

/** The lines of the final account in their order. */
export const scores: readonly ScoreRule[] = [buildings, contracts, coins, resources]
