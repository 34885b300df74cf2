import { useShape } from '../../use-shape.ts'
import { wrapName } from './wrap-name.ts'

/** One line: its name, and its values from left to right. */
export interface Series {
  readonly name: string
  readonly colour: string
  readonly values: readonly number[]
}

/** Narrower on a phone, so that the text stays readable. */
const WIDTHS = { wide: 560, phone: 340 }
const HEIGHT = 240
const LEFT = 34
/** Space for a name in two lines. */
const RIGHT = 104
const LETTERS = 12
const LINE = 15
const EDGE = 14

/** Lines over turns. Each has its name at its end and its own dashes: colour alone does not do. */
export function LineChart({
  series,
  label,
  top = 1,
}: {
  readonly series: readonly Series[]
  readonly label: string
  /** The scale goes at least up to this. */
  readonly top?: number
}) {
  const width = WIDTHS[useShape()]
  const all = series.flatMap(({ values }) => values)
  const low = Math.min(0, ...all)
  const high = Math.max(top, ...all)
  const turns = Math.max(2, ...series.map(({ values }) => values.length))
  const x = (index: number) => LEFT + (index / (turns - 1)) * (width - LEFT - RIGHT)
  const y = (value: number) => EDGE + ((high - value) / (high - low)) * (HEIGHT - 2 * EDGE)
  const names = series.map(({ name }) => wrapName(name, LETTERS))
  const ends = spread(
    series.map(({ values }) => y(values.at(-1) ?? 0)),
    LINE * Math.max(1, ...names.map((lines) => lines.length)),
  )
  return (
    <svg class="chart" viewBox={`0 0 ${width} ${HEIGHT}`} role="img" aria-label={label}>
      {ticks(low, high).map((value) => (
        <g key={value}>
          <line class="chart-rule" x1={LEFT} x2={width - RIGHT} y1={y(value)} y2={y(value)} />
          <text x={LEFT - 6} y={y(value) + 4} text-anchor="end">
            {value}
          </text>
        </g>
      ))}
      {series.map(({ name, colour, values }, index) => {
        const points = values.map((value, turn) => `${x(turn)},${y(value)}`).join(' ')
        const end = y(values.at(-1) ?? 0)
        return (
          <g key={name} class={`chart-line of-${colour}`}>
            <polyline class="under" points={points} />
            <polyline class="over" points={points} stroke-dasharray={DASHES[index] ?? 'none'} />
            <circle cx={x(values.length - 1)} cy={end} r="4.5" />
            {names[index]?.map((line, down) => (
              <text
                key={line}
                x={x(values.length - 1) + 10}
                y={(ends[index] ?? end) + 4 + down * LINE}
              >
                {line}
              </text>
            ))}
          </g>
        )
      })}
    </svg>
  )
}

const DASHES = ['none', '10 4', '3 4', '12 4 3 4', '1 5'] as const

/** Round numbers from the lowest to the highest, five or so. */
function ticks(low: number, high: number): number[] {
  const rough = (high - low) / 4
  const size = [1, 2, 5, 10, 20, 25, 50, 100].find((each) => each >= rough) ?? 200
  const first = Math.ceil(low / size) * size
  return Array.from({ length: Math.floor((high - first) / size) + 1 }, (_, i) => first + i * size)
}

/** The same heights, moved apart by that much, so that no two names overlap. */
function spread(heights: readonly number[], apart: number): number[] {
  const order = heights.map((_, index) => index).sort((a, b) => at(heights, a) - at(heights, b))
  const moved = heights.slice()
  for (const [place, index] of order.entries()) {
    const above = order[place - 1]
    if (above !== undefined) moved[index] = Math.max(at(moved, index), at(moved, above) + apart)
  }
  const over = Math.max(0, Math.max(...moved) + apart - LINE - (HEIGHT - 6))
  return moved.map((height) => height - over)
}

const at = (list: readonly number[], index: number): number => list[index] ?? 0
