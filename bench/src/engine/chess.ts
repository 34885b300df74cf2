import { type Chance, item, seededChance } from '@guildhall/kernel'
import { Chess } from 'chessops/chess'
import type { NormalMove, Role, Square } from 'chessops/types'
import type { Work } from '../measure.ts'
import { ROUNDS } from './copies.ts'

const MOST_PLIES = 300
const PROMOTIONS: readonly Role[] = ['queen', 'knight', 'rook', 'bishop']

/** Random chess from the first position to the end, or as far as it may go; a unit is a ply. */
export function randomChess(): Work {
  const moves = new LegalMoves()
  const pick = seededChance('chess')
  return () => {
    const position = Chess.default()
    let plies = 0
    while (plies < MOST_PLIES && playAny(position, moves, pick)) plies += 1
    return plies
  }
}

/** Copies of positions from random games; a unit is a copy. */
export function copyChess(): Work {
  const positions = somePositions(64)
  const copies = positions.slice()
  return () => {
    for (let round = 0; round < ROUNDS; round++) {
      for (let i = 0; i < positions.length; i++) copies[i] = item(positions, i).clone()
    }
    return ROUNDS * positions.length
  }
}

function somePositions(count: number): Chess[] {
  const moves = new LegalMoves()
  const pick = seededChance('positions')
  return Array.from({ length: count }, () => {
    const position = Chess.default()
    for (let plies = pick.int(150); plies > 0; plies--) playAny(position, moves, pick)
    return position
  })
}

/** Any legal move, each equally likely; false where the game is over. */
function playAny(position: Chess, moves: LegalMoves, pick: Chance): boolean {
  if (position.isInsufficientMaterial()) return false
  moves.fill(position)
  if (moves.count === 0) return false
  position.play(moves.at(pick.int(moves.count)))
  return true
}

/**
 * All legal moves as a list that is filled again and again: what our `legal` gives, and what a bot
 * or a client asks of a rules engine.
 */
class LegalMoves {
  count = 0
  readonly #moves: NormalMove[] = []

  fill(position: Chess): void {
    const context = position.ctx()
    const lastButOne = position.turn === 'white' ? 6 : 1
    this.count = 0
    for (const from of position.board[position.turn]) {
      const promotes = from >> 3 === lastButOne && position.board.pawn.has(from)
      for (const to of position.dests(from, context)) this.#add(from, to, promotes)
    }
  }

  at(index: number): NormalMove {
    return item(this.#moves, index)
  }

  #add(from: Square, to: Square, promotes: boolean): void {
    if (!promotes) this.#moves[this.count++] = { from, to }
    else for (const promotion of PROMOTIONS) this.#moves[this.count++] = { from, to, promotion }
  }
}
