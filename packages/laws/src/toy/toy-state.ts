import type { Seat } from '@guildhall/kernel'

/** A card by its value, 1 to 6. */
export type Card = number

/** How a view or a viewed event shows a card that is not seen. */
export const FACE_DOWN: Card = 0

/** What lies before one player. The hand is kept in order and known to its owner only. */
export interface Player {
  hand: Card[]
  revealed: Card[]
  coins: number
}

/** What the rules wait for. The last one of the stack is open. */
export type Question =
  | { readonly kind: 'turn'; readonly seat: Seat }
  | { readonly kind: 'discard'; readonly seat: Seat }
  | { readonly kind: 'rolled'; readonly seat: Seat; readonly die: number }
  | { readonly kind: 'offer'; readonly seat: Seat; readonly to: Seat }
  | { readonly kind: 'answer'; readonly seat: Seat; readonly from: Seat; readonly card: Card }

/** The whole table of the toy. */
export interface State {
  /** Hidden from all; a draw takes any of them. */
  deck: Card[]
  discards: Card[]
  players: Player[]
  bank: number
  turnsLeft: number
  questions: Question[]
}

/** The values of the cards, and how many there are of each. */
export const CARDS: readonly Card[] = [1, 2, 3, 4, 5, 6]
export const COPIES = 3
export const HAND = 2
export const COINS = 3

/** A table before the deal. */
export const blank = (players: number, rounds: number): State => ({
  deck: [],
  discards: [],
  players: Array.from({ length: players }, () => ({ hand: [], revealed: [], coins: 0 })),
  bank: 0,
  turnsLeft: players * rounds,
  questions: [],
})

/** A table of one's own. Questions are never changed, so they can be shared. */
export const copy = (state: State): State => ({
  deck: state.deck.slice(),
  discards: state.discards.slice(),
  players: state.players.map(({ hand, revealed, coins }) => ({
    hand: hand.slice(),
    revealed: revealed.slice(),
    coins,
  })),
  bank: state.bank,
  turnsLeft: state.turnsLeft,
  questions: state.questions.slice(),
})

/** The open question; undefined before the deal and after the end. */
export const openQuestion = (state: State): Question | undefined => state.questions.at(-1)
