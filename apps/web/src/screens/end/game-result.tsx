import { message, type Outcome } from '@guildhall/kernel'
import type { TableView } from '@guildhall/tables'
import { PlayerToken } from '@guildhall/ui'
import { seatHolderNames } from '../../format.ts'
import type { PostGame, ScoreExplanation } from '../../game-client.ts'
import { t } from '../../later-messages.ts'
import type { TableLink } from '../../net/table-link.ts'
import { ChatPlace } from '../../play/chat/chat-place.tsx'
import type { TableGame } from '../../play/use-table-game.ts'
import { Review } from '../../review/review.tsx'
import { seatColours } from '../../seat-colours.ts'
import { LoadFailed } from '../../shell/load-failed.tsx'
import { Charts } from './charts.tsx'
import { PointsTable } from './points-table.tsx'
import { ResultActions } from './result-actions.tsx'
import { ScoreExplained } from './score-explained.tsx'
import { type FinishedTable, useFinishedTable, usePostGame } from './use-finished-table.ts'
import './end.css'

interface TableProps {
  readonly view: TableView
  readonly tableGame: TableGame
}

/** The result of a game: who won and why, how the points came about, and what can be done next. */
export function GameResult({ view, tableGame, link }: TableProps & { readonly link: TableLink }) {
  const { game, say } = tableGame
  const { postGame, failed } = usePostGame(tableGame.client)
  const finished = useFinishedTable(link).value
  const outcome = view.play?.outcome ?? null
  if (failed) return <LoadFailed />
  if (outcome === null || postGame === null) return <p aria-live="polite">{t('page.loading')}</p>
  const result = {
    ...{ view, tableGame, finished, postGame, outcome },
    names: outcome.seats.map(({ seat }) => nameOf(view, tableGame, seat)),
    explanation: postGame.explainScore(game, view.play?.view),
  }
  const { names, explanation } = result
  return (
    <section class="end" aria-labelledby="end-title">
      <ResultHead {...result} />
      <div class="sheet chat-sheet">
        <ChatPlace link={link} view={view} />
      </div>
      <PointsTable
        outcome={outcome}
        names={names}
        label={(source) => say(postGame.scoreLabel(source))}
      />
      {explanation !== null && <ScoreExplained {...{ explanation, names, say }} />}
      <LookBack {...result} />
    </section>
  )
}

interface ResultProps extends TableProps {
  /** Null until it is loaded. */
  readonly finished: FinishedTable | null
  readonly postGame: PostGame
  readonly outcome: Outcome
  /** By seat. */
  readonly names: readonly string[]
  readonly explanation: ScoreExplanation | null
}

/** Who won and why, with the picture of the game. */
function ResultHead(result: ResultProps) {
  const { view, tableGame, finished, postGame, outcome, names, explanation } = result
  const { game, say } = tableGame
  const winners = outcome.seats.filter(({ rank }) => rank === 1)
  const who = listed(winners.map(({ seat }) => names[seat] ?? ''))
  return (
    <header class="end-head sheet">
      <div>
        <h1 id="end-title">{t('end.wins', { n: winners.length, who })}</h1>
        {explanation !== null && <p class="end-reason">{say(explanation.ranking.words)}</p>}
        {view.origin === 'brought' && <p class="muted">{t('device.importedMore')}</p>}
        <Ranking {...result} />
        <ResultActions view={view} tableGame={tableGame} file={finished?.file ?? null} />
      </div>
      <div class="end-picture">
        <postGame.Picture game={game} view={view.play?.view} say={say} />
      </div>
    </header>
  )
}

function Ranking({ tableGame: { game }, outcome, names }: ResultProps) {
  const colours = seatColours(game.options)
  return (
    <ol class="end-ranking" aria-label={t('end.ranking')}>
      {outcome.seats
        .toSorted((one, other) => one.rank - other.rank)
        .map(({ seat, rank, total }) => (
          <li key={seat} class={rank === 1 ? 'first' : ''}>
            <span class="end-rank">{t('end.rank', { rank })}</span>
            <PlayerToken colour={colours[seat] ?? 'black'} />
            <span class="end-name">{names[seat]}</span>
            <strong>{t('end.points', { n: total })}</strong>
          </li>
        ))}
    </ol>
  )
}

/** The review and the charts, once the whole game is loaded. */
function LookBack({ view, tableGame, finished, postGame, outcome, names }: ResultProps) {
  if (finished === null || finished.file === null) return null
  const { file, events } = finished
  return (
    <>
      <Review
        id={view.id}
        file={file}
        names={names}
        catalogue={tableGame.catalogue}
        href={(step, seat) => `/t/${view.id}/replay#step=${step}&seat=${seat}`}
      />
      <section aria-labelledby="end-charts">
        <h2 id="end-charts">{t('end.charts')}</h2>
        <Charts past={file.past} {...{ outcome, names, events, postGame }} say={tableGame.say} />
      </section>
    </>
  )
}

/** The holder of a seat; a seat that the rules play has the game's name for it. */
const nameOf = ({ chairs }: TableView, { say }: TableGame, seat: number): string =>
  seatHolderNames(chairs)[seat] ?? say(message('player.ivan'))

const listed = (names: readonly string[]): string =>
  new Intl.ListFormat(document.documentElement.lang).format(names)
