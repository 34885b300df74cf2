import type { Printed, View } from '@guildhall/craftsmen-builders'
import { Shape } from '@guildhall/ui'
import type { JSX } from 'preact'
import { Stack } from '../table/street.tsx'

const SITE = 128
const BETWEEN = 46

interface SkylineProps {
  readonly view: View
  readonly printed: Printed
  readonly label: string
}

/** The streets of all players side by side, each under its own flag: what is left of a game. */
export function Skyline({ view, printed, label }: SkylineProps): JSX.Element {
  const street = SITE * 3 + BETWEEN
  const columns = view.players.length > 3 ? 2 : 1
  const rows = Math.ceil(view.players.length / columns)
  return (
    <svg
      class="cb-skyline"
      viewBox={`0 0 ${street * columns + BETWEEN} ${rows * 176}`}
      role="img"
      aria-label={label}
    >
      <rect width="100%" height="100%" fill="var(--cb-sky-2)" />
      {view.players.map(({ colour, sites }, seat) => (
        <g
          key={colour}
          transform={`translate(${BETWEEN + (seat % columns) * street} ${Math.floor(seat / columns) * 176 + 22})`}
        >
          <path
            d={`M${-BETWEEN} 130h${street + BETWEEN}v24h${-street - BETWEEN}Z`}
            fill="var(--cb-ground)"
          />
          {sites.map((stack, site) => (
            <g key={site} transform={`translate(${site * SITE - 11} 0)`}>
              <Stack stack={stack} level={(id) => printed.building(id).level} />
            </g>
          ))}
          <path
            d={`M${-BETWEEN} 130h${street + BETWEEN}`}
            stroke="var(--cb-ink)"
            stroke-width="1.6"
          />
          <path d="M-26 130V74" stroke="var(--cb-ink)" stroke-width="2.4" />
          <path
            d="M-26 76h28l-8 10 8 10h-28Z"
            fill={`var(--p-${colour})`}
            stroke="var(--cb-ink)"
            stroke-width="1.4"
          />
          <Shape colour={colour} x={-14} y={86} size={13} />
        </g>
      ))}
    </svg>
  )
}
