import type { JSX } from 'preact'
import type { PartProps } from '../board-types.ts'
import { EffectLine } from './goods.tsx'

/** What a card does that nobody can use yet. */
export function CraftsmanLines({
  printed,
  id,
}: Pick<PartProps, 'printed'> & { readonly id: string }): JSX.Element {
  return (
    <>
      {printed.craftsman(id).lines.map(({ slots, effect }, index) => (
        <span key={index} class="cb-line">
          {slots.map((slot) => (
            <span key={slot.id} class="cb-fee">
              {slot.fee}
            </span>
          ))}
          <EffectLine effect={effect} />
        </span>
      ))}
    </>
  )
}
