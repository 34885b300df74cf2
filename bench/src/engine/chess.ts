import { type Chance, seededChance } from '@guildhall/kernel'
import { Chess } from 'chessops/chess'
import type { SquareSet } from 'chessops/squareSet'
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
      for (let i = 0; i < positions.length; i++) copies[i] = (positions[i] as Chess).clone()
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
 * The legal moves as sets of squares. They are counted, and only the one that is played is made:
 * of the ways tried, this one is the fastest to play chessops at random.
 */
class LegalMoves {
  count = 0
  readonly #from: Square[] = []
  readonly #to: SquareSet[] = []
  readonly #promotes: boolean[] = []
  /** How many moves there are up to and with this piece. */
  readonly #until: number[] = []

  fill(position: Chess): void {
    const context = position.ctx()
    const lastButOne = position.turn === 'white' ? 6 : 1
    let pieces = 0
    this.count = 0
    for (const from of position.board[position.turn]) {
      const to = position.dests(from, context)
      if (to.isEmpty()) continue
      const promotes = from >> 3 === lastButOne && position.board.pawn.has(from)
      this.count += promotes ? to.size() * PROMOTIONS.length : to.size()
      this.#from[pieces] = from
      this.#to[pieces] = to
      this.#promotes[pieces] = promotes
      this.#until[pieces] = this.count
      pieces += 1
    }
  }

  at(index: number): NormalMove {
    let piece = 0
    while ((this.#until[piece] as number) <= index) piece += 1
    const from = this.#from[piece] as Square
    const dests = this.#to[piece] as SquareSet
    const rest = piece === 0 ? index : index - (this.#until[piece - 1] as number)
    if (this.#promotes[piece] !== true) return { from, to: squareAt(dests, rest) }
    const promotion = PROMOTIONS[rest % PROMOTIONS.length] as Role
    return { from, to: squareAt(dests, Math.floor(rest / PROMOTIONS.length)), promotion }
  }
}

function squareAt(squares: SquareSet, index: number): Square {
  let left = index
  for (const square of squares) {
    if (left === 0) return square
    left -= 1
  }
  throw new RangeError(`no square ${index}`)
}
