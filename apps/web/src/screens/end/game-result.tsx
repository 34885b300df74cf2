import { message } from '@guildhall/kernel'
import type { EventView, TableView } from '@guildhall/tables'
import { type Colour, PlayerToken } from '@guildhall/ui'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { seatHolderNames } from '../../format.ts'
import type { PostGame, ScoreExplanation } from '../../game-client.ts'
import { coloursOf } from '../../history/game-translator.ts'
import { loadFinishedTable } from '../../history/load-finished-table.ts'
import type { LoadedGame } from '../../history/load-game-file.ts'
import { t } from '../../i18n.ts'
import type { TableLink } from '../../net/table-link.ts'
import type { TableGame } from '../../play/use-table-game.ts'
import { Review } from '../../review/review.tsx'
import { LoadFailed } from '../../shell/load-failed.tsx'
import { Charts } from './charts.tsx'
import { PointsTable } from './points-table.tsx'
import { ResultActions } from './result-actions.tsx'
import { ScoreExplained } from './score-explained.tsx'
import './end.css'

interface GameResultProps {
  readonly view: TableView
  readonly tableGame: TableGame
  readonly link: TableLink
}

/** What is loaded after the end: the whole game, and the times of its events. */
interface FinishedTable {
  readonly file: LoadedGame | null
  readonly events: readonly EventView[]
}

/** The end of a game: who won and why, how the points came about, and where one goes from here. */
export function GameResult({ view, tableGame, link }: GameResultProps) {
  const { game, client, say } = tableGame
  const postGame = useSignal<PostGame | null>(null)
  const failed = useSignal(false)
  const looked = useSignal<FinishedTable | null>(null)
  useEffect(() => {
    client.postGame().then(
      (loaded) => {
        postGame.value = loaded
      },
      () => {
        failed.value = true
      },
    )
    // Without the file the result is shown all the same.
    Promise.all([
      loadFinishedTable(link.id).then(
        ({ file }) => (file.ok ? file : null),
        () => null,
      ),
      link.backend.log(link.id, null).catch(() => []),
    ]).then(([file, events]) => {
      looked.value = { file, events }
    })
  }, [link.id, client])
  const outcome = view.play?.outcome ?? null
  const back = postGame.value
  if (failed.value) return <LoadFailed />
  if (outcome === null || back === null) return <p aria-live="polite">{t('page.loading')}</p>
  const names = outcome.seats.map(({ seat }) => nameOf(view, tableGame, seat))
  const ranked = [...outcome.seats].sort((a, b) => a.rank - b.rank)
  const winners = ranked.filter(({ rank }) => rank === 1)
  const account: ScoreExplanation | null = back.explainScore(game, view.play?.view)
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
          {view.origin === 'brought' && <p class="muted">{t('device.importedMore')}</p>}
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
          <ResultActions view={view} tableGame={tableGame} file={looked.value?.file ?? null} />
        </div>
        <div class="end-picture">
          <back.Picture game={game} view={view.play?.view} say={say} />
        </div>
      </header>
      <PointsTable outcome={outcome} names={names} label={(key) => say(back.scoreLabel(key))} />
      {account !== null && <ScoreExplained account={account} names={names} say={say} />}
      {looked.value !== null && looked.value.file !== null && (
        <Review
          id={view.id}
          file={looked.value.file}
          names={names}
          catalogue={tableGame.catalogue}
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
            events={looked.value.events}
            postGame={back}
            say={say}
          />
        </section>
      )}
    </section>
  )
}

/** The holder of a seat; a seat that the rules play has the game's name for it. */
const nameOf = ({ chairs }: TableView, { say }: TableGame, seat: number): string =>
  seatHolderNames(chairs)[seat] ?? say(message('player.ivan'))

const listed = (names: readonly string[]): string =>
  new Intl.ListFormat(document.documentElement.lang).format(names)
