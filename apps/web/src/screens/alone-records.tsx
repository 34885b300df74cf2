import { type AloneGame, type AloneRecord, aloneRecords } from '../past/alone.ts'
import { date } from '../say.ts'
import { t } from '../words.ts'

/** What the games alone add up to: the best, won and lost by level, and streaks. */
export function AloneRecords({ games }: { readonly games: readonly AloneGame[] }) {
  const { streaks, records } = aloneRecords(games)
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

function Row({ level, contractors, played, won, best, bestWhen }: AloneRecord) {
  const known = LEVELS.find((each) => each === level) ?? 'architect'
  const name = t(`alone.level.${known}`)
  return (
    <tr>
      <th scope="row">{contractors ? t('alone.withContractors', { level: name }) : name}</th>
      <td>{won}</td>
      <td>{played - won}</td>
      <td>
        <b>{best}</b> <span class="muted">{date(bestWhen)}</span>
      </td>
    </tr>
  )
}
