import { still } from '@guildhall/ui'
import type { JSX } from 'preact'
import { n1, range } from '../art/pen.ts'
import { SignAt } from '../art/sign.tsx'

interface RiskProps {
  readonly n: number
  readonly x: number
  readonly y: number
  readonly size: number
}

/** What its owner will lose here. */
export const Risk = still(function Risk({ n, x, y, size }: RiskProps): JSX.Element {
  const half = size * 0.74
  return (
    <g class="risk">
      <rect
        x={n1(x - half)}
        y={n1(y - size / 2)}
        width={n1(half * 2)}
        height={size}
        rx={size / 2}
        fill="var(--chalk)"
        stroke="var(--sheet)"
        stroke-width="1.5"
      />
      <text
        x={n1(x)}
        y={n1(y + size * 0.23)}
        font-size={size * 0.63}
        font-weight="700"
        text-anchor="middle"
      >
        −{n}
      </text>
    </g>
  )
})

interface CueProps {
  readonly kind: 'claim' | 'deliver' | 'decorate'
  readonly chosen: boolean
  readonly sheet: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** What can be placed there. */
  readonly ornament: string
}

/** Chalk: brackets where it can be claimed, hatching where goods go, a ring where an ornament does. */
export const Cue = still(function Cue(props: CueProps): JSX.Element {
  if (props.kind === 'decorate') return <RingCue {...props} />
  return props.kind === 'deliver' ? <HatchCue {...props} /> : <BracketCue {...props} />
})

const cueClass = ({ chosen }: CueProps): string => `cue ${chosen ? 'chosen' : ''}`

/** A little inside the section, above and below. */
const cueBox = ({ x, y, width, height }: CueProps) => {
  const [left, top, right, bottom] = [n1(x), n1(y + 2), n1(x + width), n1(y + height - 2)]
  return { left, top, right, bottom, width: n1(right - left), height: n1(bottom - top) }
}

function RingCue(props: CueProps): JSX.Element {
  const { chosen, x, y, width, height, ornament } = props
  const radius = Math.min(17, width * 0.24)
  return (
    <g class={cueClass(props)}>
      <circle
        cx={n1(x + width / 2)}
        cy={n1(y + height / 2)}
        r={radius}
        fill="var(--label)"
        stroke="var(--chalk)"
        stroke-width={chosen ? 3.5 : 2.2}
        stroke-dasharray={chosen ? undefined : '4 3'}
      />
      <SignAt name={ornament} x={x + width / 2} y={y + height / 2} size={radius * 1.25} />
    </g>
  )
}

function HatchCue(props: CueProps): JSX.Element {
  const { left, top, width, height } = cueBox(props)
  return (
    <rect
      class={cueClass(props)}
      x={left}
      y={top}
      width={width}
      height={height}
      rx="7"
      fill={`url(#${props.sheet}-hatch)`}
      stroke="var(--chalk)"
      stroke-width={props.chosen ? 3.6 : 2}
    />
  )
}

function BracketCue(props: CueProps): JSX.Element {
  const { left: l, right: r, top: t, bottom: b, width, height } = cueBox(props)
  const k = Math.min(14, props.width * 0.16)
  return (
    <g class={cueClass(props)}>
      {props.chosen && (
        <rect
          x={l}
          y={t}
          width={width}
          height={height}
          rx="4"
          fill="var(--chalk)"
          fill-opacity=".16"
        />
      )}
      <path
        d={`M${n1(l + k)} ${t}H${l}V${n1(t + k)}M${n1(r - k)} ${t}H${r}V${n1(t + k)}M${l} ${n1(b - k)}V${b}H${n1(l + k)}M${r} ${n1(b - k)}V${b}H${n1(r - k)}`}
        fill="none"
        stroke="var(--chalk)"
        stroke-width={props.chosen ? 4.2 : 3}
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    </g>
  )
}

/** Poles and planks round a section under construction. */
export const Scaffold = still(function Scaffold({
  cx,
  y,
  w,
  h,
}: {
  readonly cx: number
  readonly y: number
  readonly w: number
  readonly h: number
}): JSX.Element {
  const l = cx - w / 2 - 5
  const r = cx + w / 2 + 5
  const decks = [y + 4, y + h * 0.52, y + h - 2] as const
  const poles = [l, cx - w * 0.2, cx + w * 0.2, r]
  const [a, b] = decks
  return (
    <g fill="none" stroke="var(--scaffold)" stroke-linecap="round">
      <path
        d={poles.map((x) => `M${n1(x)} ${n1(y - 3)}V${n1(y + h)}`).join('')}
        stroke-width="2.2"
      />
      <path
        d={decks.map((at) => `M${n1(l - 4)} ${n1(at)}H${n1(r + 4)}`).join('')}
        stroke-width="3.2"
      />
      <path
        d={`M${n1(l)} ${n1(b)}L${n1(cx - w * 0.2)} ${n1(a)}M${n1(r)} ${n1(b)}L${n1(cx + w * 0.2)} ${n1(a)}`}
        stroke-width="1.4"
      />
      <path
        d={range(4)
          .map((i) => `M${n1(r - 1)} ${n1(b + 4 + (i * (h * 0.44)) / 4)}h7`)
          .join('')}
        stroke-width="1.2"
      />
    </g>
  )
})
