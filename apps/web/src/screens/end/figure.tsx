import type { ComponentChildren } from 'preact'
import { t } from '../../later-messages.ts'

/** A chart with its numbers as a table, for readers who cannot see it or want them exactly. */
export function Figure({
  title,
  head,
  rows,
  children,
}: {
  readonly title: string
  readonly head: readonly string[]
  readonly rows: readonly (readonly (string | number)[])[]
  readonly children: ComponentChildren
}) {
  return (
    <figure class="end-figure sheet">
      <figcaption class="serif">{title}</figcaption>
      {children}
      <details>
        <summary>{t('end.asTable')}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by key */}
        <section class="end-numbers" tabIndex={0} aria-label={title}>
          <table>
            <thead>
              <tr>
                {head.map((cell) => (
                  <th key={cell} scope="col">
                    {cell}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(([first, ...cells]) => (
                <tr key={String(first)}>
                  <th scope="row">{first}</th>
                  {cells.map((cell, index) => (
                    <td key={index}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </details>
    </figure>
  )
}
