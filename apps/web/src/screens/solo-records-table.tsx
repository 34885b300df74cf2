import { formatDate } from '../format.ts'
import { type SoloGame, type SoloRecord, soloRecords } from '../history/solo-records.ts'
import { t } from '../i18n.ts'

/** What the games alone add up to: the best, won and lost by level, and streaks. */
export function SoloRecordsTable({ games }: { readonly games: readonly SoloGame[] }) {
  const { streaks, records } = soloRecords(games)
  if (records.length === 0) return null
  return (
    <section class="alone sheet" aria-labelledby="alone">
      <h2 id="alone">{t('alone.title')}</h2>
      <p>
        {t('alone.current', { n: streaks.current })} · {t('alone.longest', { n: streaks.longest })}
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('alone.level')}</th>
            <th scope="col">{t('alone.won')}</th>
            <th scope="col">{t('alone.lost')}</th>
            <th scope="col">{t('alone.best')}</th>
          </tr>
        </thead>
        <tbody>
          {records.map((record) => (
            <Row key={`${record.level} ${record.contractors}`} {...record} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

const LEVELS = ['apprentice', 'architect', 'master'] as const

function Row({ level, contractors, played, won, best, bestWhen }: SoloRecord) {
  const known = LEVELS.find((each) => each === level) ?? 'architect'
  const name = t(`alone.level.${known}`)
  return (
    <tr>
      <th scope="row">{contractors ? t('alone.withContractors', { level: name }) : name}</th>
      <td>{won}</td>
      <td>{played - won}</td>
      <td>
        <b>{best}</b> <span class="muted">{formatDate(bestWhen)}</span>
      </td>
    </tr>
  )
}
