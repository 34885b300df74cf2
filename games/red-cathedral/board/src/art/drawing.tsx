import { still } from '@guildhall/ui'
import type { JSX } from 'preact'
import { useMemo } from 'preact/hooks'
import type { Stroke } from './pen.ts'

/** The paints of a sheet. Every sheet has its own, named after it, so that none depends on another. */
export const Paints = still(function Paints({ sheet }: { readonly sheet: string }): JSX.Element {
  return (
    <defs>
      <linearGradient id={`${sheet}-volume`}>
        <stop offset="0" stop-color="#1a1020" stop-opacity=".42" />
        <stop offset=".2" stop-color="#1a1020" stop-opacity=".08" />
        <stop offset=".36" stop-color="#fff" stop-opacity=".24" />
        <stop offset=".55" stop-color="#1a1020" stop-opacity=".03" />
        <stop offset="1" stop-color="#1a1020" stop-opacity=".5" />
      </linearGradient>
      <linearGradient id={`${sheet}-wall`}>
        <stop offset="0" stop-color="#1a1020" stop-opacity=".22" />
        <stop offset=".25" stop-color="#fff" stop-opacity=".12" />
        <stop offset=".6" stop-color="#1a1020" stop-opacity="0" />
        <stop offset="1" stop-color="#1a1020" stop-opacity=".32" />
      </linearGradient>
      <linearGradient id={`${sheet}-gilt`} x2="0" y2="1">
        <stop offset="0" stop-color="#fff0b3" />
        <stop offset=".5" stop-color="#e7b43b" />
        <stop offset="1" stop-color="#a9741a" />
      </linearGradient>
      <linearGradient id={`${sheet}-sky`} x2="0" y2="1">
        <stop offset="0" stop-color="var(--sky-1)" />
        <stop offset="1" stop-color="var(--sky-2)" />
      </linearGradient>
      <pattern
        id={`${sheet}-hatch`}
        width="7"
        height="7"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <path d="M0 0v7" stroke="var(--chalk)" stroke-width="1.6" stroke-opacity=".6" />
      </pattern>
    </defs>
  )
})

interface DrawingProps {
  readonly sheet: string
  readonly strokes: readonly Stroke[]
}

/** Strokes on a sheet, drawn again only where they are others. */
export function Drawing({ sheet, strokes }: DrawingProps): JSX.Element {
  return useMemo(
    () => (
      <g stroke-linejoin="round">
        {strokes.map(({ d, fill, ink, width, opacity }, i) => (
          <path
            key={i}
            d={d}
            fill={fill.startsWith('@') ? `url(#${sheet}-${fill.slice(1)})` : fill}
            stroke={ink}
            stroke-width={width}
            opacity={opacity}
          />
        ))}
      </g>
    ),
    [sheet, strokes],
  )
}
