import { ivanClaimQuestion, ivanStartQuestion } from './questions.ts'
import { ivanTurn } from './turn.ts'

/** Ivan's turn, and what the player decides for him. */
export const SOLITAIRE_QUESTIONS = {
  ivan: ivanTurn,
  ivanClaim: ivanClaimQuestion,
  ivanStart: ivanStartQuestion,
}
