import type { ComponentSigns, Sign as PrintedSign } from '@guildhall/red-cathedral'
import { still } from '@guildhall/ui'
import type { JSX } from 'preact'
import { SignAt } from './sign.tsx'

const CHOICES: Readonly<Record<string, string>> = {
  'wood brick stone': 'common',
  'green purple': 'jewel',
  'wood brick stone gold green purple': 'material',
  'wood brick stone gold green purple diamond': 'material',
  'space-any': 'space',
  'space-anyDie': 'anyDie',
  'space-cardQuadrant': 'quarter',
}

/** The names of the signs that stand for it: one, or those between which is chosen. */
export function signNames({ of }: PrintedSign): readonly string[] {
  const one = CHOICES[of.join(' ')]
  return one === undefined ? of : [one]
}

interface TileProps {
  readonly signs: ComponentSigns
  readonly x: number
  readonly y: number
  readonly size: number
}

/** What a workshop tile gives, on its square of parchment. */
export const TileAt = still(function TileAt({ signs, x, y, size }: TileProps): JSX.Element {
  const gains = signs.effects[0]?.gain ?? []
  const drawn = gains.flatMap((gain) => signNames(gain).map((name) => ({ name, n: gain.n })))
  const many = drawn.length > 1
  return (
    <g class="tile">
      <rect
        x={x - size / 2}
        y={y - size / 2}
        width={size}
        height={size}
        rx={size * 0.2}
        fill="var(--tile)"
        stroke="var(--tile-line)"
        stroke-width="1.4"
      />
      {drawn.map(({ name, n }, i) => {
        const at = many ? (i - (drawn.length - 1) / 2) * size * 0.3 : 0
        return (
          <SignAt
            key={name}
            name={name}
            x={x + at - (n > 1 ? size * 0.08 : 0)}
            y={y + (many ? at * 0.6 : 0) - (n > 1 ? size * 0.06 : 0)}
            size={size * (many ? 0.56 : 0.74)}
          />
        )
      })}
      {drawn.some(({ n }) => n > 1) && (
        <CountAt
          n={Math.max(...drawn.map(({ n }) => n))}
          x={x + size * 0.27}
          y={y + size * 0.27}
          size={size * 0.56}
        />
      )}
    </g>
  )
})

interface CountProps {
  readonly n: number
  readonly x: number
  readonly y: number
  readonly size: number
}

/** A number in a dark round, at the corner of a sign. */
export const CountAt = still(function CountAt({ n, x, y, size }: CountProps): JSX.Element {
  return (
    <g>
      <circle cx={x} cy={y} r={size / 2} fill="#22252b" stroke="var(--label)" stroke-width="1.2" />
      <text class="count" x={x} y={y + size * 0.28} font-size={size * 0.8} text-anchor="middle">
        {n}
      </text>
    </g>
  )
})

/** A workshop tile among words. */
export const Tile = still(function Tile({
  signs,
  size = 28,
}: Omit<TileProps, 'x' | 'y' | 'size'> & { readonly size?: number }): JSX.Element {
  return (
    <svg class="icon" width={size} height={size} viewBox="0 0 28 28" aria-hidden="true">
      <TileAt signs={signs} x={14} y={14} size={25} />
    </svg>
  )
})
