import { at, item, type Seat } from '@guildhall/kernel'
import { score, settleMarker } from './facts/turn.ts'
import type { Kit } from './kit.ts'
import { playerAt, type State } from './state.ts'
import type { Tx } from './tx.ts'

/** Final scoring, in the order of RC-12.8 to RC-12.13. */
export function finalScoring(tx: Tx): void {
  const { kit, state } = tx
  for (const module of kit.modules) module.scoreFirst?.(tx)
  for (let seat = 0; seat < kit.players; seat++) {
    settleMarker(tx, seat, kit.track.settle(playerAt(state, seat).position))
  }
  for (let seat = 0; seat < kit.players; seat++) {
    score(tx, seat, 'goods', goodsPrestige(kit, state, seat))
  }
  for (const module of kit.modules) module.scoreAfterGoods?.(tx)
  for (let tower = 0; tower + 1 < state.towerStart.length; tower++) scoreTower(tx, tower)
}

/** RC-12.10: one prestige point for every five of materials, rubles and permits together. */
function goodsPrestige(kit: Kit, state: State, seat: Seat): number {
  const { stored, rubles, permits } = playerAt(state, seat)
  return Math.floor((stored + rubles + permits) / kit.goodsPerPrestige)
}

function scoreTower(tx: Tx, tower: number): void {
  const shares = towerShares(
    towerValue(tx.kit, tx.state, tower),
    presences(tx.kit, tx.state, tower),
  )
  for (const [seat, points] of shares.entries()) score(tx, seat, `tower-${tower + 1}`, points)
}

/** RC-12.14: finished sections and ornaments, whoever owns them. */
function towerValue(kit: Kit, state: State, tower: number): number {
  let value = 0
  for (const section of sectionsOf(state, tower)) {
    if (state.finished[section] === true) value += kit.perFinishedSection
    if (at(state.ornaments, section) >= 0) value += kit.perOrnament
  }
  return value
}

/** The presence of every seat in a tower — RC-12.15, RC-12.16. */
export function presences(kit: Kit, state: State, tower: number): number[] {
  const { presenceCountsUnfinished, presenceNeedsBanner } = kit.options
  const banners = kit.boards.map(() => 0)
  const ornaments = kit.boards.map(() => 0)
  for (const section of sectionsOf(state, tower)) {
    const owner = at(state.owners, section)
    const counts = state.finished[section] === true || presenceCountsUnfinished
    if (owner >= 0 && counts) banners[owner] = at(banners, owner) + 1
    const decorator = at(state.ornaments, section)
    if (decorator >= 0) ornaments[decorator] = at(ornaments, decorator) + 1
  }
  return banners.map((n, seat) => (n === 0 && presenceNeedsBanner ? 0 : n + at(ornaments, seat)))
}

function sectionsOf(state: State, tower: number): number[] {
  const start = at(state.towerStart, tower)
  const end = at(state.towerStart, tower + 1)
  return Array.from({ length: end - start }, (_, level) => start + level)
}

/** What each seat gains from a tower of that value. */
export function towerShares(value: number, presence: readonly number[]): number[] {
  return presence.length === 2 ? sharesOfTwo(value, presence) : sharesOfMore(value, presence)
}

/** RC-12.20 to RC-12.22. */
function sharesOfTwo(value: number, presence: readonly number[]): number[] {
  return presence.map((own, seat) => {
    const other = at(presence, 1 - seat)
    if (own === 0 || own === other) return 0
    return own > other ? value : Math.floor(value / 3)
  })
}

/** RC-12.17 to RC-12.19: each place is worth half of the one before; ties share their places. */
function sharesOfMore(value: number, presence: readonly number[]): number[] {
  const worth = presence.map((_, place) => Math.floor(value / 2 ** place))
  return presence.map((own) => {
    if (own === 0) return 0
    const better = presence.filter((other) => other > own).length
    const tied = presence.filter((other) => other === own).length
    const shared = worth.slice(better, better + tied).reduce((sum, n) => sum + n, 0)
    return Math.floor(shared / tied)
  })
}

/** The ranking of RC-12.23 to RC-12.25: 1 is first, equal ranks share. */
export function ranks(kit: Kit, state: State): number[] {
  const merits = state.players.map((player) => [
    kit.track.prestigeAt(player.position),
    player.finishedSections,
    player.ornamentsBuilt,
  ])
  return merits.map((own) => 1 + merits.filter((other) => compare(other, own) > 0).length)
}

function compare(a: readonly number[], b: readonly number[]): number {
  for (const [index, value] of a.entries()) {
    const difference = value - item(b, index)
    if (difference !== 0) return difference
  }
  return 0
}
