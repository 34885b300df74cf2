import { still } from '@guildhall/ui'
import type { JSX } from 'preact'
import { SEASONS } from './ring.ts'

/** Shoots, suns, leaves, frost: each season by its lines, not only by its colour. */
const LINES: Readonly<Record<(typeof SEASONS)[number], readonly [size: number, d: string]>> = {
  spring: [
    24,
    'M6 20v-8M6 13c-4 0-4-4-4-4 4 0 4 4 4 4ZM6 11c3 0 4-4 4-4-4 0-4 4-4 4ZM18 10V4M18 7c3 0 4-3 4-3-4 0-4 3-4 3Z',
  ],
  summer: [
    30,
    'M18.5 15a3.5 3.5 0 1 1-7 0a3.5 3.5 0 1 1 7 0ZM15 5v3M15 22v3M5 15h3M22 15h3M8 8l2 2M20 20l2 2M22 8l-2 2M10 20l-2 2',
  ],
  autumn: [26, 'M4 16c0-7 6-9 10-9 0 6-4 10-10 9ZM4 16l6-5M18 24c-1-4 2-7 6-7 0 4-2 7-6 7Z'],
  winter: [
    28,
    'M14 5v18M6.2 9.5l15.6 9M21.8 9.5l-15.6 9M11.5 6.5l2.5 2 2.5-2M11.5 21.5l2.5-2 2.5 2',
  ],
}

export const Textures = still(function Textures({
  sheet,
}: {
  readonly sheet: string
}): JSX.Element {
  return (
    <defs>
      {SEASONS.map((season) => {
        const [size, d] = LINES[season]
        return (
          <pattern
            key={season}
            id={`${sheet}-${season}`}
            width={size}
            height={size}
            patternUnits="userSpaceOnUse"
          >
            <path
              d={d}
              fill="none"
              stroke={`var(--${season}-ink)`}
              stroke-width="1.2"
              stroke-linecap="round"
              opacity=".5"
            />
          </pattern>
        )
      })}
    </defs>
  )
})
