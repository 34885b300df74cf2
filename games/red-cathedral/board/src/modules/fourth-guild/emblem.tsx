import type { JSX } from 'preact'
import { SignAt } from '../../art/sign.tsx'
import './emblem.css'

/** The seal of a guild: its sign on wax, with a rim of points. */
export function Emblem({
  guild,
  size = 44,
}: {
  readonly guild: string
  readonly size?: number
}): JSX.Element {
  return (
    <svg class="icon emblem" width={size} height={size} viewBox="0 0 48 48" aria-hidden="true">
      <path class="wax" d={RIM} />
      <circle class="seal" cx="24" cy="24" r="17.5" />
      <SignAt name={guild} x={24} y={24} size={24} />
    </svg>
  )
}

/** A circle whose edge waves, as wax does under a seal. */
const RIM = `M${Array.from({ length: 48 }, (_, i) => {
  const a = (i * Math.PI) / 24
  const r = 21.6 + (i % 3 === 0 ? 1.5 : i % 3 === 1 ? -0.4 : 0.4)
  return `${(24 + r * Math.cos(a)).toFixed(1)} ${(24 + r * Math.sin(a)).toFixed(1)}`
}).join('L')}Z`

/** The emblem of a guild that can be chosen; a die stands for the one that is drawn. */
export const GuildPicture = ({ value }: { readonly value: string }): JSX.Element => (
  <Emblem guild={value === 'random' ? 'anyDie' : value} />
)
