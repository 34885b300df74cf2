import { at, item, type Seat } from '@guildhall/kernel'
import { decoratedSections, sectionsIn } from './cathedral.ts'
import type { RulesData } from './rules-data.ts'
import { howMany, type Sections } from './sections.ts'
import { type Player, playerAt, type State } from './state.ts'

/** RC-12.10: one prestige point for every five of materials, rubles and permits together. */
export function goodsPrestige(rules: RulesData, state: State, seat: Seat): number {
  const { stored, rubles, permits } = playerAt(state, seat)
  return Math.floor((stored + rubles + permits) / rules.goodsPerPrestige)
}

/** How a tower is scored: what it is worth, who is present, and what each gains. */
export interface TowerAccount {
  /** RC-12.14: finished sections and ornaments, whoever owns them. */
  readonly finished: number
  readonly ornaments: number
  readonly value: number
  /** By seat. */
  readonly present: readonly Present[]
  readonly shares: readonly Share[]
}

/** What a seat has in a tower, and what it counts for — RC-12.15, RC-12.16. */
interface Present {
  readonly banners: number
  readonly ornaments: number
  readonly presence: number
}

/** What a seat gains from a tower: places of that worth, shared by so many. */
interface Share {
  /** The first of the places, counted from 0; -1 for a seat that takes none. */
  readonly place: number
  readonly worth: readonly number[]
  readonly points: number
}

export function towerAccount(rules: RulesData, state: State, tower: number): TowerAccount {
  const sections = sectionsIn(state, tower)
  const finished = howMany(state.finished & sections)
  const ornaments = howMany(decoratedSections(state) & sections)
  const value = finished * rules.perFinishedSection + ornaments * rules.perOrnament
  const present = presents(rules, state, sections)
  const shares = sharesOf(
    value,
    present.map(({ presence }) => presence),
  )
  return { finished, ornaments, value, present, shares }
}

/** The presence of every seat in a tower — RC-12.15, RC-12.16. */
export const presences = (rules: RulesData, state: State, tower: number): number[] =>
  presents(rules, state, sectionsIn(state, tower)).map(({ presence }) => presence)

const presents = (rules: RulesData, state: State, sections: Sections): Present[] =>
  state.players.map((player) => presentOf(rules, state, player, sections))

function presentOf(
  { options }: RulesData,
  state: State,
  player: Player,
  sections: Sections,
): Present {
  const counted = options.presenceCountsUnfinished ? sections : sections & state.finished
  const banners = howMany(player.banners & counted)
  const ornaments = howMany(player.ornaments & sections)
  const none = banners === 0 && options.presenceNeedsBanner
  return { banners, ornaments, presence: none ? 0 : banners + ornaments }
}

/** What each seat gains from a tower of that value. */
export const towerShares = (value: number, presence: readonly number[]): number[] =>
  sharesOf(value, presence).map(({ points }) => points)

const sharesOf = (value: number, presence: readonly number[]): Share[] =>
  presence.length === 2 ? sharesOfTwo(value, presence) : sharesOfMore(value, presence)

const NOTHING: Share = { place: -1, worth: [], points: 0 }

/** RC-12.20 to RC-12.22. */
function sharesOfTwo(value: number, presence: readonly number[]): Share[] {
  return presence.map((own, seat) => {
    const other = at(presence, 1 - seat)
    if (own === 0 || own === other) return NOTHING
    const points = own > other ? value : Math.floor(value / 3)
    return { place: own > other ? 0 : 1, worth: [points], points }
  })
}

/** RC-12.17 to RC-12.19: each place is worth half of the one before; ties share their places. */
function sharesOfMore(value: number, presence: readonly number[]): Share[] {
  const places = presence.map((_, place) => Math.floor(value / 2 ** place))
  return presence.map((own) => {
    if (own === 0) return NOTHING
    const place = presence.filter((other) => other > own).length
    const tied = presence.filter((other) => other === own).length
    const worth = places.slice(place, place + tied)
    const points = Math.floor(worth.reduce((sum, n) => sum + n, 0) / tied)
    return { place, worth, points }
  })
}

/** By which players are ranked, the more important first — RC-12.23, RC-12.24. */
export const merits = (rules: RulesData, state: State): number[][] =>
  state.players.map((player) => [
    rules.track.prestigeAt(player.position),
    player.finishedSections,
    player.ornamentsBuilt,
  ])

/** The ranking of RC-12.23 to RC-12.25: 1 is first, equal ranks share. */
export function ranks(rules: RulesData, state: State): number[] {
  const all = merits(rules, state)
  return all.map((own) => 1 + all.filter((other) => compare(other, own) > 0).length)
}

function compare(a: readonly number[], b: readonly number[]): number {
  for (const [index, value] of a.entries()) {
    const difference = value - item(b, index)
    if (difference !== 0) return difference
  }
  return 0
}
