import {
  item,
  type Message,
  message,
  type Parsed,
  type Seat,
  seededChance,
  type TableRequest,
} from '@guildhall/kernel'
import { kitFor } from '../game.ts'
import { goodsOf } from '../goods.ts'
import { buildingAt, type Kit } from '../kit.ts'
import { stackOn } from '../neighbourhood.ts'
import { redeal } from '../redeal.ts'
import { before, type ScoreLabel, scoreLines, totalOf } from '../scoring.ts'
import { playerAt, type State } from '../state.ts'
import type { View } from '../view.ts'
import { player, things } from './terms.ts'

/** A sentence of the final account, and the clause it follows from. */
export interface AccountLine {
  readonly words: Message
  readonly clause: string
}

/** How the result came about: why who won has won, and each source of points worked out. */
export interface FinalAccount {
  readonly ranking: AccountLine
  readonly parts: readonly {
    readonly label: ScoreLabel
    /** By seat. */
    readonly points: readonly number[]
    readonly lines: readonly AccountLine[]
  }[]
}

/** The final account of a table; of one in play, as if it ended now. */
export function finalAccount(request: TableRequest, view: View): Parsed<FinalAccount> {
  const read = kitFor(request)
  if (!read.ok) return read
  const kit = read.value
  const state = redeal(kit, view, seededChance('account'))
  const scores = state.players.map((_, seat) => scoreLines(kit, state, seat))
  const parts = item(scores, 0).map(({ label }, part) => ({
    label,
    points: scores.map((lines) => item(lines, part).points),
    lines: scores.map((lines, seat) =>
      WORKED[label](kit, state, seat, { who: player(kit, seat), n: item(lines, part).points }),
    ),
  }))
  return { ok: true, value: { ranking: ranking(kit, state, scores.map(totalOf)), parts } }
}

function ranking(kit: Kit, state: State, totals: readonly number[]): AccountLine {
  const n = Math.max(...totals)
  const best = totals.flatMap((total, seat) => (total === n ? [seat] : []))
  const [first = 0, ...tied] = best.sort((a, b) => (before(state, totals, a, b) ? -1 : 1))
  const who = player(kit, first)
  if (tied.length === 0) return line('CB-11.8', 'ending.points', { who, n })
  return line('CB-11.9', 'ending.order', { who, others: tied.map((seat) => player(kit, seat)), n })
}

type Worked = (kit: Kit, state: State, seat: Seat, params: Message['params']) => AccountLine

const WORKED: Readonly<Record<ScoreLabel, Worked>> = {
  buildings(kit, state, seat, params) {
    const [one = 0, two = 0, three = 0] = playerAt(state, seat).tops.map((top) =>
      stackOn(state, top).reduce((sum, building) => sum + buildingAt(kit, building).points, 0),
    )
    return line('CB-11.2', 'account.buildings', { ...params, one, two, three })
  },
  contracts(kit, state, seat, params) {
    const contracts = kit.markers - playerAt(state, seat).markers
    return line('CB-11.3', 'account.contracts', { ...params, contracts, each: kit.perContract })
  },
  coins(kit, state, seat, params) {
    const what = things({ coin: playerAt(state, seat).coins })
    return line('CB-11.4', 'account.goods', { ...params, what, per: kit.coinsPerPoint })
  },
  resources(kit, state, seat, params) {
    const { wood, stone } = playerAt(state, seat)
    const pooled = kit.options.resourceScoring === 'pooled'
    return line('CB-11.5', pooled ? 'account.goods' : 'account.perKind', {
      ...params,
      what: things(goodsOf(0, wood, stone)),
      per: kit.resourcesPerPoint,
    })
  },
}

const line = (clause: string, key: string, params: Message['params']): AccountLine => ({
  words: message(key, params),
  clause,
})
