import type { Outcome } from '@guildhall/kernel'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { call } from '../net/http.ts'
import type { AloneGame, AloneOptions } from '../past/alone.ts'
import { Link } from '../router.tsx'
import { chairWords, date, tableWords } from '../say.ts'
import { me } from '../session.ts'
import { Failure, TaskButton } from '../shell/forms.tsx'
import { Column } from '../shell/site.tsx'
import { useTask } from '../shell/task.ts'
import { t } from '../words.ts'
import { AloneRecords } from './alone-records.tsx'
import './my-games.css'

interface Finished {
  readonly id: string
  readonly game: string
  readonly players: number
  readonly options: AloneOptions
  readonly title: string
  readonly ended: number
  readonly turns: number
  readonly chairs: readonly {
    readonly seat: number
    readonly name: string
    readonly bot: string | null
  }[]
  readonly outcome: Outcome
}

/** The server gives so many at once. */
const AT_ONCE = 50

/** No more requests than this for what the games alone add up to. */
const MOST_PAGES = 20

const page = (last: Finished | undefined): Promise<readonly Finished[]> =>
  call('GET', last === undefined ? '/api/me/games' : `/api/me/games?before=${last.ended}`)

/** Games that were played to their end. */
export function MyGames() {
  const games = useSignal<readonly Finished[] | null>(null)
  const alone = useSignal<readonly AloneGame[]>([])
  const more = useSignal(false)
  const task = useTask()
  const known = me.value !== null
  const read = () =>
    task.run(async () => {
      const first = games.value === null
      const found = await page(games.value?.at(-1))
      games.value = [...(games.value ?? []), ...found]
      more.value = found.length === AT_ONCE
      if (first) alone.value = aloneAmong(await allAfter(found))
    })
  useEffect(() => {
    if (me.value) read()
    else if (!known) games.value = []
  }, [me.value, known])
  return (
    <Column title={t('games.title')}>
      {me.value?.kind === 'guest' && (
        <p class="muted">
          {t('games.guest')} <Link href="/account">{t('settings.makeAccount')}</Link>
        </p>
      )}
      {games.value === null && task.failure.value === null && (
        <p class="muted">{t('page.loading')}</p>
      )}
      {games.value?.length === 0 && (
        <>
          <p>{t('games.none')}</p>
          <Link class="button primary" href="/">
            {t('home.playNow')}
          </Link>
        </>
      )}
      <AloneRecords games={alone.value} />
      <ol class="finished">
        {games.value?.map((game) => (
          <li key={game.id} class="sheet">
            <FinishedGame game={game} />
          </li>
        ))}
      </ol>
      <Failure task={task} />
      {(more.value || task.failure.value !== null) && (
        <TaskButton task={task} onClick={read}>
          {task.failure.value === null ? t('games.more') : t('page.again')}
        </TaskButton>
      )}
    </Column>
  )
}

/** These games, and all that ended before them. */
async function allAfter(first: readonly Finished[]): Promise<readonly Finished[]> {
  const all = [...first]
  for (let n = 1, last = first; last.length === AT_ONCE && n < MOST_PAGES; n++) {
    last = await page(all.at(-1))
    all.push(...last)
  }
  return all
}

/** The games against Ivan: who shares the first place has not won — IV-7.6. */
const aloneAmong = (games: readonly Finished[]): AloneGame[] =>
  games.flatMap(({ game, players, options, ended, outcome: { seats } }) => {
    const mine = seats.find(({ seat }) => seat === 0)
    if (game !== 'red-cathedral' || players !== 1 || mine === undefined) return []
    const won = mine.rank === 1 && seats.filter(({ rank }) => rank === 1).length === 1
    return [{ when: ended, options, points: mine.total, won }]
  })

function FinishedGame({ game }: { readonly game: Finished }) {
  const about = { title: tableWords(game), date: date(game.ended) }
  const seats = game.outcome.seats
    .map(({ seat, rank, total }) => {
      const chair = game.chairs.find((each) => each.seat === seat)
      const name = chair === undefined ? t('new.ivan') : chairWords(chair)
      return { seat, rank, words: t('games.points', { name, points: total }) }
    })
    .toSorted((one, other) => one.rank - other.rank)
  return (
    <>
      <div class="about">
        <h2>{about.title}</h2>
        <p class="muted">
          {about.date} · {t('games.turns', { n: game.turns })}
        </p>
        <ul>
          {seats.map(({ seat, rank, words }) => (
            <li key={seat} class={rank === 1 ? 'won' : ''}>
              {words}
              {rank === 1 && ` (${t('games.won')})`}
            </li>
          ))}
        </ul>
      </div>
      <Link class="button" href={`/t/${game.id}/replay`} aria-label={t('games.replayOf', about)}>
        {t('games.replay')}
      </Link>
      <a
        class="button"
        href={`/api/tables/${game.id}/file`}
        download={`${game.id}.guildhall.json`}
        aria-label={t('games.fileOf', about)}
      >
        {t('games.file')}
      </a>
    </>
  )
}
