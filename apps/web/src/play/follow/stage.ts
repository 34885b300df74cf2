import type { Beat } from '@guildhall/ui'
import { render } from 'preact'

/** Where the pieces lie on the screen, by name. */
export type Places = ReadonlyMap<string, DOMRect>

/** Resolves once what has changed is drawn. */
export const drawn = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
  })

export function placesNow(): Places {
  const places = new Map<string, DOMRect>()
  for (const piece of document.querySelectorAll<PieceElement>('[data-at]')) {
    const place = piece.getBoundingClientRect()
    const name = piece.dataset['at'] ?? ''
    if (place.width > 0 && !places.has(name)) places.set(name, place)
  }
  return places
}

type PieceElement = HTMLElement | SVGElement

const pieceAt = (name: string): PieceElement | undefined =>
  [...document.querySelectorAll<PieceElement>(`[data-at="${name}"]`)].find(
    (piece) => piece.getBoundingClientRect().width > 0,
  )

/** How many of a good fly at most; the words say how many there were. */
const MOST = 4

/** Plays movements at the same time; resolves once the last has ended. */
export async function playBeats(
  beats: readonly Beat[],
  before: Places,
  pace: number,
): Promise<void> {
  const motions = beats.flatMap((beat) => motionsOf(beat, before, pace))
  await Promise.all(motions.map((motion) => motion.finished.catch(() => {})))
}

function motionsOf(beat: Beat, before: Places, pace: number): Animation[] {
  if (beat.kind === 'fly') return fly(beat, before, pace)
  const piece = pieceAt(beat.piece)
  if (piece === undefined) return []
  switch (beat.kind) {
    case 'travel':
      return [travel(piece, beat.path, pace)]
    case 'move':
      return move(piece, before.get(beat.from), pace)
    case 'rise':
      return [grow(piece, [{ transform: 'scaleY(0.15)' }, { transform: 'none' }], pace * 2)]
    case 'roll':
      return roll(piece, pace)
    case 'hit':
      return [grow(piece, SHAKE, pace * 2)]
  }
}

const SHAKE = [0, -6, 6, -5, 4, 0].map((x) => ({ transform: `translateX(${x}px)` }))

function travel(
  piece: PieceElement,
  path: Extract<Beat, { kind: 'travel' }>['path'],
  pace: number,
): Animation {
  const frames = path.map(([x, y]) => ({ transform: `translate(${x}px, ${y}px)` }))
  const end = { transform: piece.style.transform }
  return piece.animate([...frames, end], {
    ...{ duration: pace * (1 + path.length * 0.4), easing: 'ease-in-out' },
  })
}

/** From where something lay before to where it lies now, growing or shrinking to its new size. */
function move(piece: PieceElement, from: DOMRect | undefined, pace: number): Animation[] {
  if (from === undefined) return []
  const to = piece.getBoundingClientRect()
  const x = from.x + from.width / 2 - to.x - to.width / 2
  const y = from.y + from.height / 2 - to.y - to.height / 2
  const start = `translate(${x}px, ${y}px) scale(${Math.min(2, from.width / to.width)})`
  return [
    piece.animate([{ transform: start }, { transform: 'none' }], {
      ...{ duration: pace * 2.4, easing: 'ease-in-out' },
    }),
  ]
}

function roll(piece: PieceElement, pace: number): Animation[] {
  const die = piece.querySelector<SVGElement>('.die')
  if (die === null) return []
  const frames = [{ transform: 'rotate(-220deg) scale(0.75)' }, { transform: 'none' }]
  return [die.animate(frames, { duration: pace * 2, easing: 'ease-out' })]
}

/** A piece that grows from its foot, or shakes on it. */
function grow(piece: PieceElement, frames: Keyframe[], duration: number): Animation {
  const { style } = piece
  style.transformBox = 'fill-box'
  style.transformOrigin = '50% 100%'
  const motion = piece.animate(frames, { duration, easing: 'ease-out' })
  motion.onfinish = () => {
    style.transformBox = ''
    style.transformOrigin = ''
  }
  return motion
}

function fly(
  { picture, n, from, to }: Extract<Beat, { kind: 'fly' }>,
  before: Places,
  pace: number,
): Animation[] {
  const start = pieceAt(from)?.getBoundingClientRect() ?? before.get(from)
  const end = pieceAt(to)?.getBoundingClientRect()
  if (start === undefined || end === undefined) return []
  return Array.from({ length: Math.min(n, MOST) }, (_, i) => {
    const flier = document.createElement('div')
    flier.className = 'follow-flier'
    render(picture, flier)
    air().append(flier)
    const motion = flier.animate(flight(middle(start), middle(end)), {
      ...{ duration: pace * 2.4, delay: i * pace * 0.4, easing: 'ease-in-out', fill: 'backwards' },
    })
    motion.onfinish = () => flier.remove()
    motion.oncancel = () => flier.remove()
    return motion
  })
}

const middle = ({ x, y, width, height }: DOMRect): readonly [number, number] => [
  x + width / 2,
  y + height / 2,
]

/** Up in a bow and down again. */
function flight(
  [x1, y1]: readonly [number, number],
  [x2, y2]: readonly [number, number],
): Keyframe[] {
  const top = Math.max(8, Math.min(y1, y2) - 40)
  const at = (x: number, y: number, size: number) => ({
    transform: `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${size})`,
  })
  return [at(x1, y1, 0.8), at((x1 + x2) / 2, (top + Math.min(y1, y2)) / 2, 1.3), at(x2, y2, 0.9)]
}

/** What lies over the page and is never in the way. */
function air(): HTMLElement {
  const there = document.querySelector<HTMLElement>('.follow-air')
  if (there !== null) return there
  const made = document.createElement('div')
  made.className = 'follow-air'
  made.setAttribute('aria-hidden', 'true')
  document.body.append(made)
  return made
}

/** Waits as motion does: whatever ends motion ends it, too. */
export const pause = (duration: number): Promise<unknown> =>
  air()
    .animate([{ opacity: 1 }, { opacity: 1 }], { duration })
    .finished.catch(() => {})
