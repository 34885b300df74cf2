import { type AnyCommand, Choices, item } from '@guildhall/kernel'
import type { State } from 'boardgame.io'
import { actionOf } from '../engine/boardgame-io.ts'
import type { AnyGame } from '../measured-tables.ts'
import { numberAfter } from './frame.ts'
import type { PeerSocket } from './peer-socket.ts'
import type { BenchTable, Sent } from './server-under-test.ts'

/** A seat at a match of boardgame.io: its socket, and what proves that it is one's own. */
export interface PeerSeat {
  readonly socket: PeerSocket
  readonly credentials: string
}

/**
 * A match on the server of boardgame.io, with a socket at every seat. It says no word of its own
 * to the one who moved: the state that everybody gets is the answer. One socket reads the state, the
 * others only its number.
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
  async connect(seat: number): Promise<void> {
    const { socket, credentials } = item(this.#seats, seat)
    let shown = () => {}
    const isShown = new Promise<void>((resolve) => {
      shown = resolve
    })
    await socket.connect((frame) => {
      if (isOf('update', frame)) return this.#receive(seat, frame)
      if (!isOf('sync', frame)) return
      this.#states[seat] = stateIdIn(frame)
      if (seat === READER) this.#newest = JSON.parse(frame.toString())[2].state
      shown()
    })
    socket.emit('sync', this.#match, String(seat), credentials, this.#seats.length)
    await isShown
  }

  leave(): void {
    for (const { socket } of this.#seats) socket.leave()
  }

  plan(): readonly AnyCommand[] {
    const choices = new Choices<AnyCommand>()
    this.#game.legal(this.#game.copy(this.#shown.G), choices)
    return [choices.at(Math.floor(Math.random() * choices.count))]
  }

  /** It takes one command at a time. */
  play([command]: readonly AnyCommand[], sent: Sent): void {
    if (command === undefined) throw new Error('nothing was planned')
    const { ctx, _stateID: number } = this.#shown
    const player = ctx.currentPlayer
    const seat = Number(player)
    const { socket, credentials } = item(this.#seats, seat)
    const { type, payload } = actionOf(player, command, 0)
    const action = { type, payload: { ...payload, credentials } }
    this.#underWay = { ...sent, seat, number: number + 1 }
    this.due += this.#seats.length
    socket.emit('update', action, number, this.#match, player)
  }

  get #shown(): State {
    if (this.#newest === null) throw new Error('the match was not shown')
    return this.#newest
  }

  #receive(seat: number, frame: Buffer): void {
    const number = stateIdIn(frame)
    this.received += number - item(this.#states, seat)
    this.#states[seat] = number
    if (seat === READER) this.#newest = JSON.parse(frame.toString())[2]
    const isOver = this.#newest?.ctx.gameover !== undefined
    if (isOver && this.#states.every((seen) => seen === this.#newest?._stateID)) this.#ended()
    this.#settle()
  }

  /** Done once the sender has got the state, and the reader, who plans the next command. */
  #settle(): void {
    const underWay = this.#underWay
    if (underWay === null) return
    const has = (seat: number) => item(this.#states, seat) >= underWay.number
    if (!has(underWay.seat) || !has(READER)) return
    this.#underWay = null
    underWay.granted()
    underWay.seen()
  }
}

/** The seat that follows the match for all of them. */
const READER = 0

const STATE_ID = '"_stateID":'

const isOf = (name: string, frame: Buffer): boolean =>
  frame.toString('latin1', 0, name.length + 3) === `["${name}"`

/** The number of the state in a message, without parsing the rest of it. */
const stateIdIn = (frame: Buffer): number => numberAfter(frame, frame.indexOf(STATE_ID), STATE_ID)
