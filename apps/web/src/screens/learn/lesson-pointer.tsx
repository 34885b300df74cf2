import { autoUpdate } from '@floating-ui/dom'
import { useEffect, useRef } from 'preact/hooks'
import './lesson-pointer.css'

/** Where the turn is ended. */
const END = '.plan-buttons .primary'

/** A frame around what the lesson asks for: a piece by its name, else the button that ends the turn. */
export function LessonPointer({ piece }: { readonly piece: string | null }) {
  const frame = useRef<HTMLSpanElement>(null)
  useEffect(() => follow(frame.current, piece === null ? END : `[data-at="${piece}"]`), [piece])
  return <span ref={frame} class="lesson-pointer" aria-hidden="true" hidden />
}

/** Keeps the frame around what is found, whenever the board is drawn again. */
function follow(frame: HTMLElement | null, selector: string): () => void {
  const board = document.querySelector('.lesson-board')
  if (frame === null || board === null) return () => {}
  let found: Element | null = null
  let stop = () => {}
  const find = () => {
    const now = board.querySelector(selector)
    if (now === found) return
    stop()
    found = now
    frame.hidden = found === null
    stop =
      found === null ? () => {} : autoUpdate(found, frame, () => found && surround(frame, found))
  }
  const watch = new MutationObserver(find)
  watch.observe(board, { childList: true, subtree: true })
  find()
  return () => {
    watch.disconnect()
    stop()
  }
}

function surround({ style }: HTMLElement, piece: Element): void {
  const { x, y, width, height } = piece.getBoundingClientRect()
  style.left = `${x - 6}px`
  style.top = `${y - 6}px`
  style.width = `${width + 12}px`
  style.height = `${height + 12}px`
}
