import type { ComponentChildren, JSX } from 'preact'
import './fourth-guild.css'

/** What one has of a guild at the workshop, under its name. */
export function OwnPieces({
  title,
  children,
}: {
  readonly title: string
  readonly children: ComponentChildren
}): JSX.Element {
  return (
    <section class="guild-own" aria-label={title}>
      <p class="eyebrow">{title}</p>
      {children}
    </section>
  )
}
