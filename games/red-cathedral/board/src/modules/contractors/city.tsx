import type { View } from '@guildhall/red-cathedral'
import { Piece, type Playable } from '@guildhall/ui'
import type { JSX } from 'preact'
import { Drawing } from '../../art/drawing.tsx'
import { n1 } from '../../art/pen.ts'
import { SignAt } from '../../art/sign.tsx'
import { ContractorAt } from './art/figures.tsx'
import { skyline } from './art/skylines.ts'
import { bannersIn, CITY_PLACES, type CityView } from './duchy-places.ts'

interface CityProps extends Playable {
  readonly city: CityView
  readonly view: View
  /** What sending a contractor costs, in permits. */
  readonly price: number
  readonly sheet: string
  readonly name: string
  readonly shut: string
}

const HALF = 46
const FIGURE = 18

/** A city: its skyline, whose contractors stand in it, what one more costs, or that it is closed. */
export function City(props: CityProps): JSX.Element {
  const { city, view, sheet, name, label, legal, chosen, stop, onPlay, onWhy } = props
  const [x, y] = CITY_PLACES[city.city]
  const hit = { x: x - HALF, y: y - 47, width: HALF * 2, height: 66 }
  return (
    <Piece
      class={`city ${city.closed ? 'closed' : ''} ${legal ? 'lit' : ''} ${chosen ? 'chosen' : ''}`}
      label={label}
      legal={legal}
      chosen={legal ? chosen : undefined}
      stop={stop}
      hit={hit}
      at={`city ${city.city}`}
      onPlay={onPlay}
      onWhy={onWhy}
    >
      <rect class="plot" {...hit} rx="12" />
      <path class="hill" d={`M${x - 42} ${y + 3}q42-12 84 0Z`} />
      <g transform={`translate(${x} ${y})`}>
        <Drawing sheet={sheet} strokes={skyline(city.city, !city.closed)} />
      </g>
      <text
        class="name serif"
        x={x}
        y={y + 15}
        font-size="13.5"
        font-weight="650"
        text-anchor="middle"
      >
        {name}
      </text>
      {city.closed ? <Seal {...props} x={x} y={y} /> : <Price {...props} x={x + 30} y={y - 38} />}
      {view.ivan?.marker === city.city && <IvanMarker {...props} x={x + 41} y={y + 4} />}
      <Contractors {...props} x={x} y={y + 4} />
      {city.tower >= 0 && <Tower n={city.tower + 1} x={x - 35} y={y - 38} />}
      <Gains {...props} x={x} y={y + 26} />
    </Piece>
  )
}

interface At {
  readonly x: number
  readonly y: number
}

/** The tower whose last section closes it. */
function Tower({ n, x, y }: At & { readonly n: number }): JSX.Element {
  return (
    <g class="tag">
      <rect x={x - 13} y={y - 9} width="26" height="18" rx="9" />
      <text class="serif" x={x} y={y + 4} font-size="13.4" font-weight="650" text-anchor="middle">
        T{n}
      </text>
    </g>
  )
}

/** What sending a contractor there costs now — CT-5.1. */
function Price({ price, x, y }: CityProps & At): JSX.Element {
  return (
    <g class="price">
      <rect x={x - 18} y={y - 10} width="36" height="20" rx="10" />
      <text x={x - 6} y={y + 4.6} font-size="13.6" font-weight="700" text-anchor="middle">
        {price}
      </text>
      <SignAt name="permit" x={x + 7} y={y} size={15} />
    </g>
  )
}

/** Closed: the tile of its tower lies on it, sealed. */
function Seal({ city, shut, x, y }: CityProps & At): JSX.Element {
  const w = Math.max(50, shut.length * 7.4 + 14)
  return (
    <g class="seal" data-seal={city.city}>
      <path
        class="bar"
        d={`M${x - 40} ${y - 3}L${x + 40} ${y - 33}M${x - 40} ${y - 33}L${x + 40} ${y - 3}`}
      />
      <rect x={n1(x - w / 2)} y={y - 27} width={n1(w)} height="17" rx="4" />
      <text x={x} y={y - 14.6} font-size="13.4" font-weight="700" text-anchor="middle">
        {shut}
      </text>
    </g>
  )
}

/** Every contractor in the city, those of one seat side by side. */
function Contractors({ city, view, x, y }: CityProps & At): JSX.Element {
  const all = city.contractors.flatMap((n, seat) =>
    Array.from({ length: n }, (_, i) => ({ seat, key: `${seat} ${i}` })),
  )
  const step = Math.min(15, 80 / Math.max(1, all.length))
  return (
    <g>
      {all.map(({ seat, key }, i) => (
        <g key={key} class="arrives">
          <ContractorAt
            colour={view.players[seat]?.colour ?? 'red'}
            x={n1(x + (i - (all.length - 1) / 2) * step)}
            y={y}
            size={FIGURE}
          />
        </g>
      ))}
    </g>
  )
}

/** Ivan's marker: where his next contractor goes — IV-9.3, IV-9.8. */
function IvanMarker({ view, x, y }: CityProps & At): JSX.Element {
  const colour = view.players[view.ivan?.seat ?? 1]?.colour ?? 'red'
  return (
    <g class="ivan-marker arrives">
      <path class="pole" d={`M${x} ${y}V${y - 31}`} />
      <path
        d={`M${x} ${y - 31}h-19l5 6.5-5 6.5h19Z`}
        fill={`var(--p-${colour})`}
        stroke="var(--icon-ink)"
      />
      <text
        class="serif"
        x={x - 7}
        y={y - 20}
        font-size="13.4"
        font-weight="700"
        text-anchor="middle"
        style={{ fill: `var(--on-${colour})` }}
      >
        I
      </text>
    </g>
  )
}

/** What each has there when the tower is finished, or had when it was — CT-8.3. */
function Gains({ city, view, x, y }: CityProps & At): JSX.Element | null {
  const gains = city.contractors.flatMap((n, seat) => {
    const points = n * bannersIn(view, city, seat)
    return points > 0 ? [{ seat, points }] : []
  })
  if (gains.length === 0) return null
  const w = 16 + gains.length * 19
  return (
    <g class="gains">
      <rect x={x - w / 2} y={y - 8} width={w} height="16" rx="8" />
      <SignAt name="recognition" x={x - w / 2 + 9} y={y} size={13} />
      {gains.map(({ seat, points }, i) => {
        const colour = view.players[seat]?.colour ?? 'red'
        const cx = x - w / 2 + 26 + i * 19
        return (
          <g key={seat}>
            <circle cx={cx} cy={y} r="7.4" fill={`var(--p-${colour})`} stroke="var(--icon-ink)" />
            <text
              x={cx}
              y={y + 4.6}
              font-size="13.4"
              font-weight="700"
              text-anchor="middle"
              style={{ fill: `var(--on-${colour})` }}
            >
              {points}
            </text>
          </g>
        )
      })}
    </g>
  )
}
