import type { ComponentChildren, JSX } from 'preact'

interface RowProps {
  readonly name: string
  readonly children: ComponentChildren
}

/** A part of the plan under its name. */
export function Row({ name, children }: RowProps): JSX.Element {
  return (
    <div class="plan-row">
      <b class="serif">{name}</b>
      <div class="plan-what">{children}</div>
    </div>
  )
}
