import type { ComponentChildren, JSX } from 'preact'
import { walkPieces } from './piece.tsx'

interface PiecesProps {
  readonly label: string
  readonly width: number
  readonly height: number
  /** Where the drawing goes in a frame of other proportions. */
  readonly align?: string
  readonly children: ComponentChildren
}

/** A drawing with pieces in it; the arrow keys go from one to the next. */
export function Pieces({ label, width, height, align, children }: PiecesProps): JSX.Element {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a drawing
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={`${align ?? 'xMidYMid'} meet`}
      role="group"
      aria-label={label}
      onKeyDown={walkPieces}
    >
      {children}
    </svg>
  )
}
