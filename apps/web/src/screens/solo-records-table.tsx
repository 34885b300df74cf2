import { formatDate } from '../format.ts'
import { type SoloGame, type SoloRecord, soloRecords } from '../history/solo-records.ts'
import { t } from '../later-messages.ts'

/** The records of solo games: the best, won and lost by level, and streaks. */
export function SoloRecordsTable({ games }: { readonly games: readonly SoloGame[] }) {
  const { streaks, records } = soloRecords(games)
  if (records.length === 0) return null
  return (
    <section class="solo-records sheet" aria-labelledby="solo-records">
      <h2 id="solo-records">{t('solo.title')}</h2>
      <p>
        {t('solo.current', { n: streaks.current })} · {t('solo.longest', { n: streaks.longest })}
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('solo.level')}</th>
            <th scope="col">{t('solo.won')}</th>
            <th scope="col">{t('solo.lost')}</th>
            <th scope="col">{t('solo.best')}</th>
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
  const name = t(`solo.level.${known}`)
  return (
    <tr>
      <th scope="row">{contractors ? t('solo.withContractors', { level: name }) : name}</th>
      <td>{won}</td>
      <td>{played - won}</td>
      <td>
        <b>{best}</b> <span class="muted">{formatDate(bestWhen)}</span>
      </td>
    </tr>
  )
}
