import { type Colour, Shape, still } from '@guildhall/ui'
import type { JSX } from 'preact'
import { n1 } from './pen.ts'

interface FlagProps {
  readonly colour: Colour
  readonly x: number
  readonly y: number
  readonly size: number
}

/** A hanging banner around x, from y down; `size` is its width. */
export const BannerAt = still(function BannerAt({ colour, x, y, size: w }: FlagProps): JSX.Element {
  const h = w * 1.45
  return (
    <g class="banner">
      <path
        d={`M${n1(x - w / 2)} ${n1(y)}h${n1(w)}v${n1(h)}l${n1(-w / 2)} ${n1(-h * 0.22)}l${n1(-w / 2)} ${n1(h * 0.22)}Z`}
        fill={`var(--p-${colour})`}
        stroke="var(--icon-ink)"
        stroke-width="1.5"
        stroke-linejoin="round"
      />
      <path
        d={`M${n1(x - w / 2 - 2)} ${n1(y)}h${n1(w + 4)}`}
        stroke="var(--icon-ink)"
        stroke-width="2.6"
        stroke-linecap="round"
      />
      <Shape colour={colour} x={x} y={y + h * 0.42} size={w * 0.62} />
    </g>
  )
})

/** The same among words. */
export const Banner = still(function Banner({
  colour,
  size = 14,
}: {
  readonly colour: Colour
  readonly size?: number
}): JSX.Element {
  const box = `0 0 ${size + 6} ${n1(size * 1.45 + 4)}`
  return (
    <svg
      class="icon"
      width={size + 6}
      height={n1(size * 1.45 + 4)}
      viewBox={box}
      aria-hidden="true"
    >
      <BannerAt colour={colour} x={size / 2 + 3} y={2} size={size} />
    </svg>
  )
})

/** A swallow-tailed flag on its pole, which stands at x; `size` is its height. */
export const PennantAt = still(function PennantAt({
  colour,
  x,
  y,
  size: h,
}: FlagProps): JSX.Element {
  const w = h * 1.5
  return (
    <g class="pennant" stroke="var(--arch-ink)" stroke-linejoin="round">
      <path d={`M${n1(x)} ${n1(y - 4)}V${n1(y + h + 9)}`} stroke-width="2" stroke-linecap="round" />
      <path
        d={`M${n1(x)} ${n1(y - 2)}q${n1(w * 0.5)} ${n1(-h * 0.14)} ${n1(w)} ${n1(h * 0.04)}l${n1(-w * 0.2)} ${n1(h * 0.46)}l${n1(w * 0.2)} ${n1(h * 0.5)}q${n1(-w * 0.5)} ${n1(-h * 0.14)} ${n1(-w)} 0Z`}
        fill={`var(--p-${colour})`}
        stroke-width="1.3"
      />
      <g stroke="none">
        <Shape colour={colour} x={x + w * 0.4} y={y + h * 0.44} size={h * 0.64} />
      </g>
    </g>
  )
})
