import type { ComponentChildren, JSX } from 'preact'

/** Everybody else at the table, above the log: where there is no room for all, it scrolls by itself. */
export const Others = ({
  label,
  children,
}: {
  readonly label: string
  readonly children: ComponentChildren
}): JSX.Element => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls what it stands in
  <section class="others" aria-label={label} tabIndex={0}>
    {children}
  </section>
)
