import { item, type Seat, type Viewer } from '@guildhall/kernel'
import { type Card, COINS, FACE_DOWN, HAND, type Player, type State } from './toy-state.ts'

export type Event =
  | { readonly type: 'dealt'; readonly deck: readonly Card[]; readonly hands: readonly Card[][] }
  | { readonly type: 'drew' | 'discarded' | 'revealed'; readonly seat: Seat; readonly card: Card }
  | { readonly type: 'paid' | 'turnEnded'; readonly seat: Seat }
  | { readonly type: 'rolled'; readonly seat: Seat; readonly die: number }
  | { readonly type: 'offered'; readonly seat: Seat; readonly to: Seat }
  | {
      readonly type: 'put' | 'declined'
      readonly seat: Seat
      readonly to: Seat
      readonly card: Card
    }
  | {
      readonly type: 'swapped'
      readonly seat: Seat
      readonly to: Seat
      readonly given: Card
      readonly taken: Card
    }

/** Applies one event. */
export function evolve(state: State, event: Event): void {
  switch (event.type) {
    case 'dealt':
      return deal(state, event.deck, event.hands)
    case 'drew':
      state.deck.splice(state.deck.lastIndexOf(event.card), 1)
      receive(state, event.seat, event.card)
      if (playerAt(state, event.seat).hand.length > HAND) ask(state, 'discard', event.seat)
      return
    case 'discarded':
      lose(state, event.seat, event.card)
      state.discards.push(event.card)
      return
    case 'revealed':
      lose(state, event.seat, event.card)
      playerAt(state, event.seat).revealed.push(event.card)
      return
    case 'paid':
      playerAt(state, event.seat).coins -= 1
      state.bank += 1
      return
    case 'rolled':
      state.questions.push({ kind: 'rolled', seat: event.seat, die: event.die })
      return
    case 'offered':
      state.questions.push({ kind: 'offer', seat: event.seat, to: event.to })
      return
    case 'put':
      state.questions.pop()
      lose(state, event.seat, event.card)
      state.questions.push({ kind: 'answer', seat: event.to, from: event.seat, card: event.card })
      return
    case 'declined':
      receive(state, event.seat, event.card)
      return
    case 'swapped':
      lose(state, event.to, event.taken)
      receive(state, event.to, event.given)
      receive(state, event.seat, event.taken)
      return
    case 'turnEnded':
      return endTurn(state, event.seat)
  }
}

/** Whether nothing before the event can be taken back: something hidden was shown. */
export const barrier = (event: Event): boolean =>
  event.type === 'rolled' || event.type === 'drew' || event.type === 'swapped'

/** The event as that viewer may know it. */
export function viewEvent(event: Event, viewer: Viewer): Event {
  switch (event.type) {
    case 'dealt':
      return {
        type: 'dealt',
        deck: event.deck.map(() => FACE_DOWN),
        hands: event.hands.map((hand, seat) =>
          seat === viewer ? hand : hand.map(() => FACE_DOWN),
        ),
      }
    case 'drew':
    case 'put':
    case 'declined':
      return event.seat === viewer ? event : { ...event, card: FACE_DOWN }
    case 'swapped':
      if (viewer === event.seat || viewer === event.to) return event
      return { ...event, given: FACE_DOWN, taken: FACE_DOWN }
    default:
      return event
  }
}

/** The player at a seat that exists. */
export const playerAt = (state: State, seat: Seat): Player => item(state.players, seat)

function deal(state: State, deck: readonly Card[], hands: readonly Card[][]): void {
  state.deck = deck.slice()
  state.players.forEach((player, seat) => {
    player.hand = item(hands, seat).toSorted((a, b) => a - b)
    player.coins = COINS
  })
  ask(state, 'turn', 0)
}

function endTurn(state: State, seat: Seat): void {
  state.questions.length = 0
  state.turnsLeft -= 1
  if (state.turnsLeft > 0) ask(state, 'turn', (seat + 1) % state.players.length)
}

function ask(state: State, kind: 'turn' | 'discard', seat: Seat): void {
  state.questions.push({ kind, seat })
}

function receive(state: State, seat: Seat, card: Card): void {
  const { hand } = playerAt(state, seat)
  hand.push(card)
  hand.sort((a, b) => a - b)
}

function lose(state: State, seat: Seat, card: Card): void {
  const { hand } = playerAt(state, seat)
  hand.splice(hand.indexOf(card), 1)
}
