import type { Outcome } from '@guildhall/kernel'
import { pointsFrom, sourcesOf } from '../../history/statistics.ts'
import { t } from '../../later-messages.ts'

/** Points by source and player. */
export function PointsTable({
  outcome,
  names,
  label,
}: {
  readonly outcome: Outcome
  readonly names: readonly string[]
  readonly label: (source: string) => string
}) {
  const { seats } = outcome
  const sources = sourcesOf(outcome)
  return (
    <section class="sheet end-points" aria-labelledby="end-table">
      <h2 id="end-table">{t('end.table')}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by key */}
      <div class="end-numbers" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('end.source')}</th>
              {names.map((name, seat) => (
                <th key={seat} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sources.map((source) => (
              <tr key={source}>
                <th scope="row">{label(source)}</th>
                {seats.map(({ seat }) => (
                  <td key={seat}>{pointsFrom(outcome, seat, source)}</td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('end.total')}</th>
              {seats.map(({ seat, total }) => (
                <td key={seat}>{total}</td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
    </section>
  )
}
