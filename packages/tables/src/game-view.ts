import {
  type Actor,
  type AnyCommand,
  item,
  legalCommands,
  type Message,
  type Outcome,
  type Seat,
  type Viewer,
} from '@guildhall/kernel'
import type { AnyGame, TableStatus } from './table-state.ts'

/** One of the commands that the viewer may give now, with its label. */
export interface LegalView {
  readonly command: AnyCommand
  readonly label: Message
}

/** The game as one seat, or a spectator, may know it. */
export interface GameView {
  readonly viewer: Viewer
  /** The seats from which the viewer may look. */
  readonly seats: readonly Seat[]
  readonly view: unknown
  readonly actor: Actor | null
  /** The legal commands, if it is the viewer's decision. */
  readonly legal: readonly LegalView[]
  /** How many steps the viewer may undo without asking. */
  readonly undoable: number
  readonly steps: number
  readonly turns: number
  readonly outcome: Outcome | null
}

/** The steps that can be undone without asking, and whose they are. */
export interface Undo {
  readonly seat: Seat
  readonly count: number
}

/** A game in progress, wherever its state comes from, and who looks at it. */
export interface Shown {
  readonly game: AnyGame
  readonly state: unknown
  readonly status: TableStatus
  readonly actor: Actor | null
  readonly steps: number
  readonly undo: Undo | null
  readonly viewer: Viewer
  readonly seats: readonly Seat[]
  /** By seat: the bot that plays there. */
  readonly chairs: readonly { readonly bot: string | null }[]
}

/** The view of the game comes from `viewOf`, so that it can be shared. */
export function viewGame(shown: Shown, viewOf: (viewer: Viewer) => unknown): GameView {
  const { game, state, status, actor, steps, undo, viewer, seats, chairs } = shown
  const plays = viewer !== 'spectator' && item(chairs, viewer).bot === null
  const undoes = plays && undo?.seat === viewer && status === 'playing'
  return {
    viewer,
    seats,
    view: viewOf(viewer),
    actor,
    legal: plays && actor?.seat === viewer ? choices(game, state) : [],
    undoable: undoes ? undo.count : 0,
    steps,
    turns: game.turns(state),
    outcome: game.outcome(state),
  }
}

const choices = (game: AnyGame, state: unknown): LegalView[] =>
  legalCommands(game, state).map((command) => ({ command, label: game.label(state, command) }))

/** From which of their seats somebody looks: the one asked for, or else the one that must act. */
export function lookFrom(
  seats: readonly Seat[],
  asked: Seat | undefined,
  acting: Seat | undefined,
): Viewer {
  for (const seat of [asked, acting]) {
    if (seat !== undefined && seats.includes(seat)) return seat
  }
  return seats[0] ?? 'spectator'
}
