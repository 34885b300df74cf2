import type { ComponentChildren, JSX, TargetedKeyboardEvent } from 'preact'
import { useRef } from 'preact/hooks'

/** How something on a board answers: playing it, or asking why it cannot be played. */
export interface Playable {
  /** The accessible name. */
  readonly label: string
  /** Whether it can be played now. Where it cannot, a click asks why. */
  readonly legal: boolean
  readonly onPlay: () => void
  readonly onWhy?: (() => void) | undefined
  /** Whether it is part of the plan; left out where it is no choice that stays. */
  readonly chosen?: boolean | undefined
  /** Whether Tab stops here; by default where it can be played. Arrows reach everything. */
  readonly stop?: boolean | undefined
  /** By which name scenes and marks find it. */
  readonly at?: string | undefined
}

let about: Element | null = null

/** The piece that is being played or asked about; null where it is no piece that asks. */
export const askedPiece = (): Element | null => about

/** What comes of this is about that piece. */
function during(piece: Element, act: () => void): void {
  about = piece
  act()
  about = null
}

/** How long a press is before it asks. */
const LONG_PRESS = 500

interface Gestures {
  readonly onClick: (event: MouseEvent) => void
  readonly onKeyDown: (event: KeyboardEvent) => void
  readonly onPointerDown: (event: PointerEvent) => void
  readonly onPointerUp: () => void
  readonly onPointerLeave: () => void
  readonly onPointerCancel: () => void
  readonly onContextMenu: (event: Event) => void
}

/** Click, Enter, Space play; a long press and "?" ask why, as does a click where it is not legal. */
function useGestures({ legal, onPlay, onWhy }: Playable, asButton: boolean): Gestures {
  const press = useRef<{ timer: number; asked: boolean }>({ timer: 0, asked: false })
  const stop = (): void => window.clearTimeout(press.current.timer)
  const ask = (event: Event): void => during(event.currentTarget as Element, () => onWhy?.())
  const act = (event: Event): void =>
    legal ? during(event.currentTarget as Element, onPlay) : ask(event)
  return {
    onClick: (event) => {
      if (press.current.asked) press.current.asked = false
      else act(event)
    },
    onKeyDown: (event) => {
      const plays = event.key === 'Enter' || event.key === ' '
      if (event.key === '?' || (plays && !asButton)) {
        event.preventDefault()
        event.stopPropagation()
        if (plays) act(event)
        else ask(event)
      }
    },
    onPointerDown: (event) => {
      stop()
      press.current.asked = false
      if (onWhy === undefined || event.pointerType === 'mouse') return
      const piece = event.currentTarget as Element
      press.current.timer = window.setTimeout(() => {
        press.current.asked = true
        during(piece, onWhy)
      }, LONG_PRESS)
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    onContextMenu: (event) => {
      if (press.current.asked) event.preventDefault()
    },
  }
}

/** A rectangle, or the path of another outline. */
type Area =
  | { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
  | { readonly d: string }

interface PieceProps extends Playable {
  /** Where a finger finds it, and where the ring of the focus goes. */
  readonly hit: Area
  readonly class?: string
  readonly children: ComponentChildren
}

/** A piece of a drawing that can be played. */
export function Piece(props: PieceProps): JSX.Element {
  const { label, legal, chosen, stop = legal, hit, children } = props
  const gestures = useGestures(props, false)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button cannot stand inside a drawing
    <g
      role="button"
      class={`piece ${props.class ?? ''}`}
      tabindex={stop ? 0 : -1} // in a drawing names of attributes keep their case
      aria-label={label}
      aria-disabled={!legal}
      aria-pressed={chosen}
      data-piece=""
      data-at={props.at}
      {...gestures}
    >
      <Outline {...hit} fill="transparent" />
      {children}
      <Outline {...hit} class="ring" />
      <Outline {...hit} class="ring" />
    </g>
  )
}

const Outline = (props: Area & { readonly class?: string; readonly fill?: string }): JSX.Element =>
  'd' in props ? <path {...props} /> : <rect {...props} rx="6" />

interface PieceButtonProps extends Playable {
  readonly class?: string
  readonly children: ComponentChildren
}

/** The same outside of drawings. */
export function PieceButton(props: PieceButtonProps): JSX.Element {
  const { label, legal, chosen, stop = legal, children } = props
  const gestures = useGestures(props, true)
  return (
    <button
      type="button"
      class={`piece-button ${props.class ?? ''}`}
      tabIndex={stop ? 0 : -1}
      aria-label={label}
      aria-disabled={!legal}
      aria-pressed={chosen}
      data-piece=""
      data-at={props.at}
      {...gestures}
    >
      {children}
    </button>
  )
}

const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Arrow keys go to the nearest piece in their direction; for the drawing around the pieces. */
export function walkPieces(event: TargetedKeyboardEvent<Element>): void {
  const way = DIRECTIONS[event.key]
  const from = document.activeElement
  if (way === undefined || from === null || event.altKey || event.ctrlKey || event.metaKey) return
  const pieces = [...event.currentTarget.querySelectorAll<SVGElement | HTMLElement>('[data-piece]')]
  const next = nearest(pieces, from, way)
  if (next === null) return
  event.preventDefault()
  next.focus()
}

function nearest(
  pieces: readonly (SVGElement | HTMLElement)[],
  from: Element,
  [dx, dy]: readonly [number, number],
): SVGElement | HTMLElement | null {
  const here = middle(from)
  let best: SVGElement | HTMLElement | null = null
  let least = Number.POSITIVE_INFINITY
  for (const piece of pieces) {
    const there = middle(piece)
    const x = there.x - here.x
    const y = there.y - here.y
    const along = x * dx + y * dy
    const aside = Math.abs(x * dy) + Math.abs(y * dx)
    // Pieces that are more beside than ahead are reached with the other arrow keys.
    if (piece === from || along < 4 || aside > along * 2.5) continue
    const way = along + aside * 2
    if (way < least) {
      least = way
      best = piece
    }
  }
  return best
}

function middle(element: Element): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}
