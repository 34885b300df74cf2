import { useShape } from '../../use-shape.ts'

interface Part {
  readonly name: string
  readonly value: number
  /** Its own, where it stands for something of a colour. */
  readonly colour?: string | undefined
}

/** The class of a part or of the number in it: by its own colour, else by its place. */
const classOf = (kind: 'part' | 'in', index: number, colour: string | undefined): string =>
  colour === undefined ? `${kind}-${index % 8}` : `${kind}-own of-${colour}`

/** A bar made of parts, one after the other. */
export interface Bar {
  readonly name: string
  readonly colour: string
  readonly parts: readonly Part[]
  /** The text at its end. */
  readonly total: string
}

const ROW = 46
/** Narrower on a phone, so that the text stays readable. */
const WIDTHS = { wide: 560, phone: 340 }
const LEFT = 8
const RIGHT = 74

/** Horizontal bars. Their parts differ in density, and are named in the legend. */
export function BarChart({ bars, label }: { bars: readonly Bar[]; label: string }) {
  const width = WIDTHS[useShape()]
  const sum = ({ parts }: Bar) => parts.reduce((all, { value }) => all + Math.max(0, value), 0)
  const most = Math.max(1, ...bars.map(sum))
  const scale = (width - LEFT - RIGHT) / most
  return (
    <svg
      class="chart"
      viewBox={`0 0 ${width} ${bars.length * ROW + 4}`}
      role="img"
      aria-label={label}
    >
      {bars.map((bar, row) => {
        let x = LEFT
        return (
          <g key={bar.name} class={`chart-bar of-${bar.colour}`}>
            <text class="chart-name" x={LEFT} y={row * ROW + 15}>
              {bar.name}
            </text>
            {bar.parts.map(({ name, value, colour }, index) => {
              const long = Math.max(0, value) * scale
              const from = x
              x += long
              return (
                long > 0 && (
                  <g key={name}>
                    <rect
                      x={from}
                      y={row * ROW + 20}
                      width={long}
                      height={20}
                      class={bar.parts.length === 1 ? 'part-own' : classOf('part', index, colour)}
                    >
                      <title>{`${name}: ${value}`}</title>
                    </rect>
                    {long > 18 && bar.parts.length > 1 && (
                      <text
                        class={`in-bar ${classOf('in', index, colour)}`}
                        x={from + long / 2}
                        y={row * ROW + 34}
                      >
                        {value}
                      </text>
                    )}
                  </g>
                )
              )
            })}
            <text x={x + 8} y={row * ROW + 35}>
              {bar.total}
            </text>
          </g>
        )
      })}
    </svg>
  )
}

/** Which density stands for what. */
export function Legend({
  names,
  colours = [],
}: {
  readonly names: readonly string[]
  readonly colours?: readonly (string | undefined)[]
}) {
  return (
    <ul class="chart-legend">
      {names.map((name, index) => (
        <li key={name}>
          <svg width="18" height="14" aria-hidden="true">
            <rect
              x="1"
              y="1"
              width="16"
              height="12"
              class={classOf('part', index, colours[index])}
            />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  )
}
