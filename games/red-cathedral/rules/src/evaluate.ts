import { at, item, type Seat } from '@guildhall/kernel'
import { count, size } from './bundle.ts'
import type { Kit } from './kit.ts'
import { presences, towerShares, towerValue } from './scoring.ts'
import { playerAt, type State } from './state.ts'
import { MATERIALS } from './words.ts'

/** What a thing is worth in prestige, to a player who looks no further than the table shows. */
const RUBLE = 0.22
const MATERIAL = 0.2
const NEEDED_MATERIAL = 0.55
const DELIVERED = 0.75
const BANNER_CLAIMED = 0.7
const FACE_UP_TILE = 0.9
const FINISHED = 0.9
const RIVALS = 0.35

/** How good the position looks for a seat: its own worth, less part of the best rival's. */
export function evaluate(kit: Kit, state: State, seat: Seat): number {
  const towers = towerPrestige(kit, state)
  let best = Number.NEGATIVE_INFINITY
  for (let rival = 0; rival < kit.players; rival++) {
    if (rival !== seat) best = Math.max(best, worth(kit, state, rival) + at(towers, rival))
  }
  return worth(kit, state, seat) + at(towers, seat) - RIVALS * best
}

/** Prestige with the way to the next point as a fraction. */
function track(kit: Kit, position: number): number {
  const ahead = kit.track.gainPrestige(position, 1)
  const behind = kit.track.settle(position)
  return kit.track.prestigeAt(position) + (position - behind) / (ahead - behind)
}

function worth(kit: Kit, state: State, seat: Seat): number {
  const player = playerAt(state, seat)
  const points = track(kit, player.position)
  if (state.over) return points
  let faceUp = 0
  for (let bits = player.faceUp; bits !== 0; bits >>= 1) faceUp += bits & 1
  const remaining = 1 - player.finishedSections / 6
  return (
    points +
    RUBLE * player.rubles +
    FACE_UP_TILE * faceUp * remaining +
    FINISHED * player.finishedSections +
    building(kit, state, seat) +
    materials(state, seat)
  )
}

/** Sections under construction, by how far they have come. */
function building(kit: Kit, state: State, seat: Seat): number {
  let total = 0
  for (let section = 0; section < state.owners.length; section++) {
    if (at(state.owners, section) !== seat || state.finished[section] === true) continue
    const card = item(kit.cathedralCards, at(state.cards, section))
    const done = card.size - size(at(state.missing, section))
    const reward = (card.recognition / 4 + card.rubles * RUBLE) / card.size
    total += BANNER_CLAIMED + done * (DELIVERED * 0.5 + reward * 0.6)
  }
  return total
}

/** Materials in the inventory: more where an own section lacks them. */
function materials(state: State, seat: Seat): number {
  const { inventory, stored } = playerAt(state, seat)
  let needed = 0
  for (let kind = 0; kind < MATERIALS.length; kind++) {
    const have = count(inventory, kind)
    if (have > 0) needed += Math.min(have, lackOf(state, seat, kind))
  }
  return MATERIAL * stored + (NEEDED_MATERIAL - MATERIAL) * needed
}

function lackOf(state: State, seat: Seat, kind: number): number {
  let lack = 0
  for (let section = 0; section < state.owners.length; section++) {
    if (at(state.owners, section) === seat) lack += count(at(state.missing, section), kind)
  }
  return lack
}

/** What each seat would gain from the towers as they stand. */
function towerPrestige(kit: Kit, state: State): number[] {
  const totals = kit.boards.map(() => 0)
  if (state.over) return totals
  for (let tower = 0; tower + 1 < state.towerStart.length; tower++) {
    const shares = towerShares(towerValue(kit, state, tower), presences(kit, state, tower))
    for (const [seat, share] of shares.entries()) totals[seat] = at(totals, seat) + share
  }
  return totals
}
