import type { JSX } from 'preact'
import { range } from '../../art/pen.ts'
import { SignAt } from '../../art/sign.tsx'

/** A face-down deck with the seal of its guild; as high as it is full. */
export function Deck({
  guild,
  cards,
  label,
}: {
  readonly guild: string
  readonly cards: number
  readonly label: string
}): JSX.Element {
  const layers = Math.min(5, Math.ceil(cards / 4))
  return (
    <span class="deck" data-card="deck" role="img" aria-label={label}>
      <svg width="44" height="48" viewBox="0 0 44 48" aria-hidden="true">
        {range(layers).map((i) => (
          <rect key={i} class="back" x={3 + i} y={9 - i * 2} width="33" height="38" rx="4" />
        ))}
        {cards > 0 && <SignAt name={guild} x={19 + layers} y={29 - layers * 2} size={20} />}
      </svg>
      <b aria-hidden="true">{cards}</b>
    </span>
  )
}
