import type { PrintedSigns, View } from '@guildhall/red-cathedral'
import type { Translator } from '@guildhall/texts'
import { Shape, still } from '@guildhall/ui'
import type { JSX } from 'preact'
import { n1, range } from '../art/pen.ts'
import { SignAt } from '../art/sign.tsx'
import { message } from '../board-message.ts'
import { spread } from './spread.ts'
import { stepsToNext } from './standing.ts'

interface RulerProps {
  readonly players: View['players']
  readonly printed: PrintedSigns
  readonly say: Translator
  /** By seat. */
  readonly names: readonly string[]
  /** The seat whose marker stands out; null for a spectator. */
  readonly you: number | null
  /** How wide it is drawn. */
  readonly width?: number | undefined
}

const SIDE = 30
const HEAD = 11
const TOP = 27

/** The score track as an architect's scale: a tick for each step, a long one for each prestige. */
export const Ruler = still(function Ruler(props: RulerProps): JSX.Element {
  const { players, printed, say, names, you, width = 1420 } = props
  const furthest = Math.max(...players.map(({ position }) => position))
  const length = Math.max(printed.lap, furthest + 2)
  const x = (position: number): number => n1(SIDE + (position * (width - 2 * SIDE)) / length)
  const marks = range(length + 1).filter(
    (p) => p > 0 && printed.prestigeAt(p) > printed.prestigeAt(p - 1),
  )
  const words = players.map((player, seat) =>
    message('board.trackPosition', {
      who: names[seat] ?? '',
      n: player.prestige,
      next: stepsToNext(player, printed),
    }),
  )
  return (
    <svg
      class="ruler"
      data-card="track"
      viewBox={`0 -2 ${width} 54`}
      role="img"
      aria-label={`${say(message('board.track'))}: ${words.map(say).join('; ')}`}
    >
      <rect class="scale" x="1" y={TOP - 1} width={width - 2} height="24" rx="6" />
      <path class="bars" d={bars(marks, length, x)} />
      <path
        class="steps"
        d={range(length + 1)
          .map((p) => `M${x(p)} ${TOP}v6`)
          .join('')}
      />
      <path class="points" d={marks.map((p) => `M${x(p)} ${TOP}v10`).join('')} />
      <SignAt name="prestige" x={14} y={TOP + 11} size={15} />
      {marks.map((p, i) => {
        const n = printed.prestigeAt(p)
        const room = Math.min(x(p) - x(marks[i - 1] ?? 0), x(marks[i + 1] ?? length + 9) - x(p))
        return room > 22 || n % 5 === 0 ? (
          <text
            key={p}
            x={x(p)}
            y={TOP + 19.5}
            font-size="12"
            font-weight="650"
            text-anchor="middle"
          >
            {n}
          </text>
        ) : null
      })}
      <Pins players={players} you={you} x={x} width={width} />
    </svg>
  )
})

/** Every other point of prestige is a gilt bar, as on a scale rule. */
const bars = (marks: readonly number[], length: number, x: (p: number) => number): string =>
  marks
    .filter((_, i) => i % 2 === 0)
    .map((p) => {
      const next = marks[marks.indexOf(p) + 1] ?? length
      return `M${x(p)} ${TOP}H${x(next)}v5H${x(p)}Z`
    })
    .join('')

interface PinsProps {
  readonly players: View['players']
  readonly you: number | null
  readonly x: (position: number) => number
  readonly width: number
}

/** The markers; heads that would cover each other stand side by side, their tips stay where they belong. */
function Pins({ players, you, x, width }: PinsProps): JSX.Element {
  const pins = players.map(({ colour, position }, seat) => {
    const line = seat === you ? 'var(--ink)' : 'var(--icon-ink)'
    return { colour, seat, line, tip: x(position), head: x(position) }
  })
  spread(pins, HEAD * 2 + 2, width)
  return (
    <g>
      {pins.map(({ seat, colour, tip, head, line }) => (
        <path
          key={seat}
          d={`M${tip} ${TOP + 2}L${n1(head - 4)} 16h8Z`}
          fill={`var(--p-${colour})`}
          stroke={line}
          stroke-linejoin="round"
        />
      ))}
      {pins.map(({ seat, colour, head, line }) => (
        <g key={seat} class="pin" data-at={`pin ${seat}`}>
          <circle
            cx={n1(head)}
            cy="11"
            r={HEAD - 1}
            fill={`var(--p-${colour})`}
            stroke={line}
            stroke-width={seat === you ? 2.6 : 1.4}
          />
          <Shape colour={colour} x={n1(head)} y={11} size={12} />
        </g>
      ))}
    </g>
  )
}
