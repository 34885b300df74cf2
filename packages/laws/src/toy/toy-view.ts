import { type Chance, item, type Seat, shuffled, type Viewer } from '@guildhall/kernel'
import {
  CARDS,
  type Card,
  COPIES,
  FACE_DOWN,
  type Player,
  type Question,
  type State,
} from './toy-state.ts'

/** What one viewer knows of the table: cards that are not seen are face down. */
export interface View {
  readonly deck: number
  readonly discards: readonly Card[]
  readonly players: readonly Readonly<Player>[]
  readonly bank: number
  readonly turnsLeft: number
  readonly questions: readonly Question[]
}

/** What that viewer may know. */
export const view = (state: State, viewer: Viewer): View => ({
  deck: state.deck.length,
  discards: state.discards.slice(),
  players: state.players.map(({ hand, revealed, coins }, seat) => ({
    hand: seat === viewer ? hand.slice() : hand.map(() => FACE_DOWN),
    revealed: revealed.slice(),
    coins,
  })),
  bank: state.bank,
  turnsLeft: state.turnsLeft,
  questions: state.questions.map((question) => viewQuestion(question, viewer)),
})

const viewQuestion = (question: Question, viewer: Viewer): Question =>
  question.kind === 'answer' && question.from !== viewer
    ? { ...question, card: FACE_DOWN }
    : question

/** A full table that matches the view; face-down cards are dealt at random. */
export function redeal(seen: View, chance: Chance): State {
  const unseen = shuffled(unseenCards(seen), chance)
  const turnUp = (card: Card): Card => (card === FACE_DOWN ? (unseen.pop() ?? FACE_DOWN) : card)
  return {
    players: seen.players.map(({ hand, revealed, coins }) => ({
      hand: hand.map(turnUp).sort((a, b) => a - b),
      revealed: revealed.slice(),
      coins,
    })),
    questions: seen.questions.map((question) =>
      question.kind === 'answer' ? { ...question, card: turnUp(question.card) } : question,
    ),
    deck: unseen,
    discards: seen.discards.slice(),
    bank: seen.bank,
    turnsLeft: seen.turnsLeft,
  }
}

function unseenCards(seen: View): Card[] {
  const left = CARDS.map(() => COPIES)
  const note = (card: Card) => {
    if (card !== FACE_DOWN) left[card - 1] = item(left, card - 1) - 1
  }
  seen.discards.forEach(note)
  for (const { hand, revealed } of seen.players) [...hand, ...revealed].forEach(note)
  for (const question of seen.questions) if (question.kind === 'answer') note(question.card)
  return CARDS.flatMap((card, index) => Array.from({ length: item(left, index) }, () => card))
}

/** Counts of what can neither appear nor vanish. */
export function pieces(state: State): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {}
  let coins = state.bank
  const count = (card: Card) => {
    counts[`card-${card}`] = (counts[`card-${card}`] ?? 0) + 1
  }
  for (const player of state.players) {
    ;[...player.hand, ...player.revealed].forEach(count)
    coins += player.coins
  }
  ;[...state.deck, ...state.discards].forEach(count)
  for (const question of state.questions) if (question.kind === 'answer') count(question.card)
  return { ...counts, coins }
}

/** The points of a seat line by line. */
export function score(
  state: State,
  seat: Seat,
): { readonly label: string; readonly points: number }[] {
  const { hand, revealed, coins } = item(state.players, seat)
  return [
    { label: 'hand', points: sum(hand) },
    { label: 'revealed', points: 3 * sum(revealed) },
    { label: 'coins', points: coins },
  ]
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)
