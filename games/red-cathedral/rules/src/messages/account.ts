import {
  at,
  item,
  type Message,
  type Parsed,
  seededChance,
  type TableRequest,
} from '@guildhall/kernel'
import { type AccountLine, accountLine, mapParsed } from '@guildhall/kernel/toolbox'
import { rulesFor } from '../game.ts'
import type { RulesData } from '../rules-data.ts'
import { merits, ranks, type TowerAccount, towerAccount } from '../scoring.ts'
import type { State } from '../state.ts'
import { redeal } from '../view.ts'
import type { View } from '../view-types.ts'
import { message } from './message.ts'
import { player } from './terms.ts'

/** How the result came about: why who won has won, and each tower worked out. */
export interface FinalAccount {
  readonly ranking: AccountLine
  /** T1 first. */
  readonly towers: readonly TowerWords[]
}

export interface TowerWords {
  readonly value: number
  /** By seat. */
  readonly points: readonly number[]
  readonly lines: readonly AccountLine[]
}

/** The final account of a table; of one in play, as if it ended now. */
export const finalAccount = (request: TableRequest, view: View): Parsed<FinalAccount> =>
  mapParsed(rulesFor(request), (rules) => {
    const state = redeal(rules, view, seededChance('account'))
    const towers = view.towers.map((_, tower) => towerAccount(rules, state, tower))
    return {
      ranking: rankingWords(rules, state),
      towers: towers.map((account) => towerWords(rules, account)),
    }
  })

function rankingWords(rules: RulesData, state: State): AccountLine {
  const places = ranks(rules, state)
  const all = merits(rules, state)
  const first = places.indexOf(1)
  const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []))
  const [n = 0, sections = 0, ornaments = 0] = item(all, first)
  if (winners.length > 1) {
    return accountLine('RC-12.25', 'ending.shared', { who: named(rules, winners), n })
  }
  const tied = all.flatMap(([prestige], seat) => (prestige === n && seat !== first ? [seat] : []))
  const who = player(rules, first)
  if (tied.length === 0) return accountLine('RC-12.23', 'ending.prestige', { who, n })
  const next = Math.max(...tied.map((seat) => item(item(all, seat), 1)))
  const others = named(rules, tied)
  if (next < sections) {
    return accountLine('RC-12.24', 'ending.sections', { who, others, n, own: sections, next })
  }
  const close = tied.filter((seat) => item(item(all, seat), 1) === next)
  const fewer = Math.max(...close.map((seat) => item(item(all, seat), 2)))
  return accountLine('RC-12.24', 'ending.ornaments', {
    who,
    others,
    n,
    own: ornaments,
    next: fewer,
  })
}

function towerWords(rules: RulesData, account: TowerAccount): TowerWords {
  const { value, shares } = account
  return {
    value,
    points: shares.map(({ points }) => points),
    lines: [worth(rules, account), ...presence(rules, account), ...gains(rules, account)],
  }
}

const worth = (rules: RulesData, { finished, ornaments, value }: TowerAccount): AccountLine =>
  accountLine('RC-12.14', 'account.value', {
    sections: message('account.finished', { n: finished }),
    perSection: rules.perFinishedSection,
    ornaments: message('account.ornaments', { n: ornaments }),
    perOrnament: rules.perOrnament,
    value,
  })

const presence = (rules: RulesData, { present }: TowerAccount): AccountLine[] =>
  present.flatMap((seat, index) => {
    const who = player(rules, index)
    const ornaments = message('account.ornaments', { n: seat.ornaments })
    if (seat.presence > 0) {
      const banners = message('account.banners', { n: seat.banners })
      return [
        accountLine('RC-12.15', 'account.presence', { who, banners, ornaments, n: seat.presence }),
      ]
    }
    return seat.ornaments === 0
      ? []
      : [accountLine('RC-12.16', 'account.noBanner', { who, ornaments })]
  })

function gains(rules: RulesData, { value, present, shares }: TowerAccount): AccountLine[] {
  const there = present.filter((seat) => seat.presence > 0).length
  if (there === 0) return [accountLine('RC-12.16', 'account.nobody')]
  if (shares.length === 2 && there === 2) return gainsOfTwo(rules, value, shares)
  const places = [...new Set(shares.map(({ place }) => place))].sort((a, b) => a - b)
  const halves = there > 1 ? [halved(value, there)] : []
  return [
    ...halves,
    ...places.filter((place) => place >= 0).map((place) => gain(rules, shares, place, there)),
  ]
}

/** What the places are worth: "8, 4 and 2". */
const halved = (value: number, places: number): AccountLine =>
  accountLine('RC-12.17', 'account.places', {
    worths: Array.from({ length: places }, (_, place) =>
      message('account.points', { n: Math.floor(value / 2 ** place) }),
    ),
  })

function gain(
  rules: RulesData,
  shares: TowerAccount['shares'],
  place: number,
  there: number,
): AccountLine {
  const seats = shares.flatMap((share, seat) => (share.place === place ? [seat] : []))
  const { worth: places, points } = item(shares, at(seats, 0))
  const who = player(rules, at(seats, 0))
  if (there === 1) return accountLine('RC-12.22', 'account.alone', { who, points })
  if (seats.length === 1) {
    return accountLine('RC-12.17', 'account.takes', { who, place: place + 1, points })
  }
  return accountLine('RC-12.18', 'account.shares', {
    who: named(rules, seats),
    worths: places.map((n) => message('account.points', { n })),
    n: seats.length,
    points,
  })
}

function gainsOfTwo(
  rules: RulesData,
  value: number,
  shares: TowerAccount['shares'],
): AccountLine[] {
  const first = shares.findIndex(({ place }) => place === 0)
  if (first < 0) return [accountLine('RC-12.21', 'account.equal')]
  const points = item(shares, 1 - first).points
  return [
    accountLine('RC-12.20', 'account.more', { who: player(rules, first), value }),
    accountLine('RC-12.20', 'account.less', { who: player(rules, 1 - first), value, points }),
  ]
}

const named = (rules: RulesData, seats: readonly number[]): Message[] =>
  seats.map((seat) => player(rules, seat))
