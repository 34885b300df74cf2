import { at, item, type Seat, shuffled } from '@guildhall/kernel'
import type { Kit } from '../kit.ts'
import { recount } from '../neighbourhood.ts'
import { playerAt, type State, withAt } from '../state.ts'
import type { Tx } from '../tx.ts'

const idsOf = (kit: Kit, craftsmen: readonly number[]): string[] =>
  craftsmen.map((card) => item(kit.craftsmen, card).id)

/** The player keeps the board of the pair — CB-2.14. `pair` counts from 0. */
export function applyPairTaken(kit: Kit, state: State, seat: Seat, pair: number): void {
  state.pairTakers = withAt(state.pairTakers, pair, seat)
  const player = playerAt(state, seat)
  player.board = at(state.pairBoards, pair)
  recount(kit, state.below, player)
}

export function takePair(tx: Tx, seat: Seat, pair: number): void {
  const { kit, state, log } = tx
  applyPairTaken(kit, state, seat, pair)
  if (log === null) return
  const craftsman = item(kit.craftsmen, at(state.pairCraftsmen, pair)).id
  const board = item(kit.boards, at(state.pairBoards, pair)).id
  log.push({ type: 'pairTaken', seat, pair: pair + 1, craftsman, board })
}

/** CB-2.15 to CB-2.19. The owners stand in turn order, which is clockwise in the first round. */
export function applyColumnsLaid(
  kit: Kit,
  state: State,
  active: readonly number[],
  deck: readonly number[],
  offer: readonly number[],
): void {
  const order = state.players.map((_, place) => (state.first + place) % kit.players)
  state.owners = [...order, -1]
  state.activeColumn = active
  state.slotWorkers = kit.noWorkers
  state.pairCraftsmen = []
  state.pairBoards = []
  state.pairTakers = []
  state.craftsmanDeck = deck
  state.craftsmenDrawn = 0
  state.offer = offer
  for (const player of state.players) player.recruiters -= 1
}

/** Lays the three columns once every player has a pair. */
export function layColumns(tx: Tx): void {
  const { kit, state, log } = tx
  const taken = state.players.map((_, place) =>
    state.pairTakers.indexOf((state.first + place) % kit.players),
  )
  const active = [...taken, state.pairTakers.indexOf(-1)].map((pair) =>
    at(state.pairCraftsmen, pair),
  )
  const cards = shuffled(state.craftsmanDeck, tx.chance) // CB-2.18
  const offer = cards.slice(0, kit.players + 1) // CB-2.19
  const deck = cards.slice(kit.players + 1)
  applyColumnsLaid(kit, state, active, deck, offer)
  log?.push({
    type: 'columnsLaid',
    active: idsOf(kit, active),
    deck: idsOf(kit, deck),
    offer: idsOf(kit, offer),
  })
}

/** The card moves with the recruiter to the foot of the recruited column — CB-8.2. */
export function applyRecruited(state: State, seat: Seat, craftsman: number): void {
  playerAt(state, seat).recruiters -= 1
  state.offer = state.offer.filter((card) => card !== craftsman)
  state.recruitedColumn = [...state.recruitedColumn, craftsman]
  state.recruiters = [...state.recruiters, seat]
}

export function moveToRecruited(tx: Tx, seat: Seat, craftsman: number): void {
  applyRecruited(tx.state, seat, craftsman)
  tx.log?.push({ type: 'recruited', seat, craftsman: item(tx.kit.craftsmen, craftsman).id })
}

/** Steps 1 to 5 of the round end — CB-9.2 to CB-9.6. */
export function applyRoundEnded(kit: Kit, state: State): void {
  for (const player of state.players) {
    player.workers = kit.workers
    player.onCoins = 0
    player.onBuild = 0
    player.recruiters += 1
  }
  state.slotWorkers = kit.noWorkers
  state.discard = [...state.discard, ...state.activeColumn]
  state.activeColumn = [...state.recruitedColumn, ...state.offer]
  state.owners = [...state.recruiters, -1]
  state.recruitedColumn = []
  state.recruiters = []
  state.offer = []
}

export function endRound(tx: Tx): void {
  tx.log?.push({ type: 'roundEnded', round: tx.state.round })
  applyRoundEnded(tx.kit, tx.state)
}

export function applyOfferDrawn(state: State, craftsmen: readonly number[]): void {
  state.offer = [...state.offer, ...craftsmen]
  state.craftsmenDrawn += craftsmen.length
}

export function applyCraftsmenShuffled(state: State, deck: readonly number[]): void {
  state.craftsmanDeck = deck
  state.craftsmenDrawn = 0
  state.discard = []
}

/** Step 6: one craftsman more than players, the discard pile shuffled where the deck runs out. */
export function drawOffer(tx: Tx): void {
  const { kit, state } = tx
  for (let missing = kit.players + 1; missing > 0; missing = kit.players + 1 - state.offer.length) {
    const left = craftsmenLeft(state)
    if (left === 0) shuffleDiscard(tx)
    else drawCraftsmen(tx, Math.min(left, missing))
  }
}

/** How many cards the craftsman deck has. */
export const craftsmenLeft = (state: State): number =>
  state.craftsmanDeck.length - state.craftsmenDrawn

function drawCraftsmen(tx: Tx, count: number): void {
  const { craftsmanDeck, craftsmenDrawn } = tx.state
  const drawn = craftsmanDeck.slice(craftsmenDrawn, craftsmenDrawn + count)
  applyOfferDrawn(tx.state, drawn)
  tx.log?.push({ type: 'offerDrawn', craftsmen: idsOf(tx.kit, drawn) })
}

function shuffleDiscard(tx: Tx): void {
  const deck = shuffled(tx.state.discard, tx.chance) // CB-9.8
  applyCraftsmenShuffled(tx.state, deck)
  tx.log?.push({ type: 'craftsmenShuffled', deck: idsOf(tx.kit, deck) })
}
