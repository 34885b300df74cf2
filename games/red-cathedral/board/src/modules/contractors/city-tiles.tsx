import type { JSX } from 'preact'
import { Drawing } from '../../art/drawing.tsx'
import { n1 } from '../../art/pen.ts'
import { message } from '../../board-message.ts'
import type { TowerPlace } from '../../cathedral/cathedral.tsx'
import type { ModuleProps } from '../board-module.ts'
import { skyline } from './art/skylines.ts'
import { cityName } from './duchy-labels.ts'

/** The room that the tiles of the cities take above the towers. */
export const AIR = 46

/** The tile of a city hangs above its tower until this is finished — CT-2.6, CT-8.2. */
export function cityTile({ draft, say }: ModuleProps, place: TowerPlace): JSX.Element | null {
  const { tower, cx, width, sheet } = place
  const city = draft.now.view.duchy?.cities.find((each) => each.tower === tower)
  if (city === undefined) return null
  const w = Math.min(width - 2, 84)
  const k = Math.min(0.62, (w - 8) / 78)
  const name = say(cityName(city))
  // Where it hung stays known: from here it goes to its city.
  if (city.closed) {
    return (
      <rect data-above={city.city} x={n1(cx - w / 2)} y="6" width={n1(w)} height="38" fill="none" />
    )
  }
  return (
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: part of a drawing, no control
    <g
      key={city.city}
      class="city-tile"
      data-above={city.city}
      data-card={`city ${city.city}`}
      role="img"
      aria-label={say(message('board.duchy.tile', { city: cityName(city), tower: tower + 1 }))}
    >
      <path class="cord" d={`M${n1(cx - w * 0.3)} -40V7M${n1(cx + w * 0.3)} -40V7`} />
      <rect x={n1(cx - w / 2)} y="6" width={n1(w)} height="40" rx="6" />
      <g transform={`translate(${n1(cx)} 31) scale(${n1(k * 100) / 100})`}>
        <Drawing sheet={sheet} strokes={skyline(city.city, true)} />
      </g>
      <text
        class="serif on-label"
        x={n1(cx)}
        y="42"
        font-size={12.5}
        {...(name.length * 6.6 > w - 4
          ? { textLength: w - 4, lengthAdjust: 'spacingAndGlyphs' }
          : {})}
        font-weight="650"
        text-anchor="middle"
      >
        {name}
      </text>
    </g>
  )
}
