import type { JSX } from 'preact'
import { line, n1, type Point, range } from '../../art/pen.ts'
import { strokesOfLuck } from '../../art/random.ts'
import { CITY_PLACES, MAP, SPACE_PLACES, type Space } from './duchy-places.ts'

/** How far the land goes on beside the sheet, where the page is larger. */
const BEYOND = 400

/** Where woods grow: clear of cities, roads and specialists. */
const WOODS: readonly Point[] = [
  [20, 104],
  [132, 116],
  [232, 106],
  [346, 96],
  [118, 176],
  [244, 186],
  [12, 330],
  [128, 292],
  [232, 290],
  [346, 338],
  [28, 396],
  [330, 396],
  [136, 20],
  [226, 18],
  [26, 22],
  [340, 20],
]

const RIVERS = [
  `M-${BEYOND} 214C-40 206-6 208 14 200S70 196 100 204 140 246 168 262 240 262 276 246 340 208 ${MAP.width + 20} 200 480 190 ${MAP.width + BEYOND} 196`,
  'M168 262C180 276 196 284 210 298S230 330 226 346 214 400 222 470',
]

interface LandProps {
  readonly north: string
  /** How many specialists are still to come. */
  readonly bag: string
}

/** The land below everything: woods, rivers, a frame as on an old map, the rose of the winds. */
export function Land({ north, bag }: LandProps): JSX.Element {
  const luck = strokesOfLuck(29)
  const trees = WOODS.flatMap(([x, y]) =>
    range(4).map((): Point => [n1(x + (luck() - 0.5) * 26), n1(y + (luck() - 0.5) * 16)]),
  ).toSorted((a, b) => a[1] - b[1])
  return (
    <g class="land">
      <rect
        class="ground"
        x={-BEYOND}
        y={-BEYOND}
        width={MAP.width + 2 * BEYOND}
        height={MAP.height + 2 * BEYOND}
      />
      <path class="river" d={RIVERS.join('')} />
      <path class="wood" d={trees.map(([x, y]) => `M${x - 3.5} ${y}l3.5-9 3.5 9Z`).join('')} />
      <path class="trunk" d={trees.map(([x, y]) => `M${x} ${y}v2.4`).join('')} />
      <Roads />
      <text class="bag" data-card="duchy" x="10" y="414" font-size="13.4">
        {bag}
      </text>
      <g class="rose" transform="translate(336 384)">
        <circle r="13" />
        <path d="M0-17 3.5 0 0 17-3.5 0ZM-13 0 0-3 13 0 0 3Z" />
        <text y="-19" font-size="13.4" text-anchor="middle">
          {north}
        </text>
      </g>
    </g>
  )
}

const ROUND = ['city-vologda', 'city-suzdal', 'city-ryazan', 'city-smolensk', 'city-tver'] as const
const STOPS: readonly Space[] = ['s1', 's2', 's3', 's4', 's5']

/** Round the duchy from city to city, and from Moscow to each. */
function Roads(): JSX.Element {
  const moscow = CITY_PLACES['city-moscow']
  const round = ROUND.flatMap((city, i) => [CITY_PLACES[city], SPACE_PLACES[STOPS[i] ?? 's1']])
  const out = ROUND.map((city) => line([moscow, CITY_PLACES[city]]))
  const d = `${line(round)}Z${out.join('')}`
  return (
    <g>
      <path class="road-edge" d={d} />
      <path class="road" d={d} />
    </g>
  )
}
