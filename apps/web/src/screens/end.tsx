import { message } from '@guildhall/kernel'
import type { EventView, TableView } from '@guildhall/tables'
import { type Colour, PlayerToken } from '@guildhall/ui'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { TableLink } from '../net/table-link.ts'
import { coloursOf } from '../past/game-sayer.ts'
import type { OpenedFile } from '../past/open-file.ts'
import { openTable } from '../past/open-table.ts'
import type { Opened } from '../play/opened.ts'
import type { Account, Afterwards } from '../playable.ts'
import { Review } from '../review/review.tsx'
import { seatWords } from '../say.ts'
import { Failed } from '../shell/failed.tsx'
import { t } from '../words.ts'
import { Actions } from './end/actions.tsx'
import { Charts } from './end/charts.tsx'
import { PointsTable } from './end/points-table.tsx'
import { Worked } from './end/worked.tsx'
import './end/end.css'

interface EndProps {
  readonly view: TableView
  readonly opened: Opened
  readonly link: TableLink
}

/** What came over the line after the end: the whole game, and when everything happened. */
interface Looked {
  readonly file: OpenedFile | null
  readonly facts: readonly EventView[]
}

/** The end of a game: who won and why, how the points came about, and where one goes from here. */
export function End({ view, opened, link }: EndProps) {
  const { game, playable, say } = opened
  const afterwards = useSignal<Afterwards | null>(null)
  const failed = useSignal(false)
  const looked = useSignal<Looked | null>(null)
  useEffect(() => {
    playable.afterwards().then(
      (loaded) => {
        afterwards.value = loaded
      },
      () => {
        failed.value = true
      },
    )
    // Without the file the result is shown all the same.
    Promise.all([
      openTable(link.id).then(
        ({ opened: file }) => (file.ok ? file : null),
        () => null,
      ),
      link.keeper.log(link.id, null).catch(() => []),
    ]).then(([file, facts]) => {
      looked.value = { file, facts }
    })
  }, [link.id, playable])
  const outcome = view.play?.outcome ?? null
  const back = afterwards.value
  if (failed.value) return <Failed />
  if (outcome === null || back === null) return <p aria-live="polite">{t('page.loading')}</p>
  const names = outcome.seats.map(({ seat }) => nameOf(view, opened, seat))
  const ranked = [...outcome.seats].sort((a, b) => a.rank - b.rank)
  const winners = ranked.filter(({ rank }) => rank === 1)
  const account: Account | null = back.account(game, view.play?.view)
  const colours = coloursOf(game)
  return (
    <section class="end" aria-labelledby="end-title">
      <header class="end-head sheet">
        <div>
          <h1 id="end-title">
            {t('end.wins', {
              n: winners.length,
              who: listed(winners.map(({ seat }) => names[seat] ?? '')),
            })}
          </h1>
          {account !== null && <p class="end-reason">{say(account.ranking.words)}</p>}
          {view.origin === 'brought' && <p class="muted">{t('here.broughtMore')}</p>}
          <ol class="end-ranking" aria-label={t('end.ranking')}>
            {ranked.map(({ seat, rank, total }) => (
              <li key={seat} class={rank === 1 ? 'first' : ''}>
                <span class="end-rank">{t('end.rank', { rank })}</span>
                <PlayerToken colour={(colours[seat] ?? 'black') as Colour} />
                <span class="end-name">{names[seat]}</span>
                <strong>{t('end.points', { n: total })}</strong>
              </li>
            ))}
          </ol>
          <Actions view={view} opened={opened} file={looked.value?.file ?? null} />
        </div>
        <div class="end-picture">
          <back.Picture game={game} view={view.play?.view} say={say} />
        </div>
      </header>
      <PointsTable outcome={outcome} names={names} label={(key) => say(back.scoreLabel(key))} />
      {account !== null && <Worked account={account} names={names} say={say} />}
      {looked.value !== null && looked.value.file !== null && (
        <Review
          id={view.id}
          file={looked.value.file}
          names={names}
          words={opened.words}
          href={(step, seat) => `/t/${view.id}/replay#step=${step}&seat=${seat}`}
        />
      )}
      {looked.value?.file !== null && looked.value !== null && (
        <section aria-labelledby="end-charts">
          <h2 id="end-charts">{t('end.charts')}</h2>
          <Charts
            past={looked.value.file.past}
            outcome={outcome}
            names={names}
            facts={looked.value.facts}
            afterwards={back}
            say={say}
          />
        </section>
      )}
    </section>
  )
}

/** The one who sits there; a seat that the rules play has a name of the game's. */
const nameOf = ({ chairs }: TableView, { say }: Opened, seat: number): string =>
  seatWords(chairs)[seat] ?? say(message('player.ivan'))

const listed = (names: readonly string[]): string =>
  new Intl.ListFormat(document.documentElement.lang).format(names)
