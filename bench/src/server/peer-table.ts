import { type AnyCommand, Choices, item } from '@guildhall/kernel'
import type { State } from 'boardgame.io'
import type { Socket } from 'socket.io-client'
import { actionOf } from '../engine/boardgame-io.ts'
import type { AnyGame } from '../measured-tables.ts'
import type { BenchTable, Sent } from './server-under-test.ts'

/** A seat at a match of boardgame.io: its socket, and what proves that it is one's own. */
export interface PeerSeat {
  readonly socket: Socket
  readonly credentials: string
}

/**
 * A match on the server of boardgame.io, with a socket at every seat. It says no word of its own
 * to the one who moved: the state that everybody gets is the answer.
 */
export class PeerTable implements BenchTable {
  readonly #game: AnyGame
  readonly #match: string
  readonly #seats: readonly PeerSeat[]
  /** By seat: the number of the last state. */
  readonly #states: number[]
  #newest: State | null = null
  #underWay: (Sent & { readonly seat: number; readonly number: number }) | null = null
  readonly #ended: () => void
  due = 0
  received = 0

  /** Resolves once everyone has seen the end of the game. */
  constructor(game: AnyGame, match: string, seats: readonly PeerSeat[], ended: () => void) {
    this.#game = game
    this.#match = match
    this.#seats = seats
    this.#ended = ended
    this.#states = seats.map(() => 0)
  }

  get ready(): boolean {
    return this.#underWay === null && this.#newest?.ctx.gameover === undefined
  }

  /** Opens the match at that seat; resolves once it is shown. */
  connect(seat: number): Promise<void> {
    const { socket, credentials } = item(this.#seats, seat)
    return new Promise((resolve, reject) => {
      socket.on('connect', () => {
        socket.emit('sync', this.#match, String(seat), credentials, this.#seats.length)
      })
      socket.on('connect_error', reject)
      socket.on('sync', (_match: string, { state }: { state: State }) => {
        this.#states[seat] = state._stateID
        this.#newest ??= state
        resolve()
      })
      socket.on('update', (_match: string, state: State) => this.#receive(seat, state))
      socket.connect()
    })
  }

  leave(): void {
    for (const { socket } of this.#seats) socket.disconnect()
  }

  play(sent: Sent): void {
    const state = this.#newest
    if (state === null) throw new Error('the match was not shown')
    const player = state.ctx.currentPlayer
    const seat = Number(player)
    const { socket, credentials } = item(this.#seats, seat)
    const { type, payload } = actionOf(player, this.#choose(state), 0)
    const action = { type, payload: { ...payload, credentials } }
    this.#underWay = { ...sent, seat, number: state._stateID + 1 }
    this.due += this.#seats.length
    socket.emit('update', action, state._stateID, this.#match, player)
  }

  #choose({ G }: State): AnyCommand {
    const choices = new Choices<AnyCommand>()
    this.#game.legal(this.#game.copy(G), choices)
    return choices.at(Math.floor(Math.random() * choices.count))
  }

  #receive(seat: number, state: State): void {
    this.received += state._stateID - item(this.#states, seat)
    this.#states[seat] = state._stateID
    if (state._stateID > (this.#newest?._stateID ?? -1)) this.#newest = state
    if (state.ctx.gameover !== undefined && this.#states.every((seen) => seen === state._stateID)) {
      this.#ended()
    }
    if (this.#underWay?.seat !== seat || this.#underWay.number !== state._stateID) return
    const { granted, seen } = this.#underWay
    this.#underWay = null
    granted()
    seen()
  }
}
