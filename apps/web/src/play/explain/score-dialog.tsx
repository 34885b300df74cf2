import type { AnyCommand } from '@guildhall/kernel'
import { Dialog, PlayerToken, type TurnDraft } from '@guildhall/ui'
import type { PostGame } from '../../game-client.ts'
import { t } from '../../later-messages.ts'
import { PointsTable } from '../../screens/end/points-table.tsx'
import { ScoreExplained } from '../../screens/end/score-explained.tsx'
import { usePostGame } from '../../screens/end/use-finished-table.ts'
import { seatColours } from '../../seat-colours.ts'
import type { TableGame } from '../use-table-game.ts'
import '../../screens/end/end.css'
import './score-dialog.css'

interface ScoreProps {
  readonly tableGame: TableGame
  readonly draft: TurnDraft<unknown, AnyCommand>
  /** By seat. */
  readonly names: readonly string[]
  readonly onClose: () => void
}

/** The scores as if the game ended with what is drafted: by source, and how each came about. */
export function ScoreDialog(props: ScoreProps) {
  const { postGame, failed } = usePostGame(props.tableGame.client)
  return (
    <Dialog
      open
      class="score-dialog"
      title={t('explain.score')}
      closeLabel={t('page.close')}
      onClose={props.onClose}
    >
      {failed && <p role="alert">{t('page.failed')}</p>}
      {!failed && postGame === null && <p aria-live="polite">{t('page.loading')}</p>}
      {postGame !== null && <Scores {...props} postGame={postGame} />}
    </Dialog>
  )
}

function Scores({
  tableGame,
  draft,
  names,
  postGame,
}: ScoreProps & { readonly postGame: PostGame }) {
  const { game, say } = tableGame
  const { view } = draft.now
  const outcome = postGame.outcomeNow(game, view)
  const explanation = postGame.explainScore(game, view)
  if (outcome === null) return <p>{t('explain.noScore')}</p>
  const most = Math.max(1, ...outcome.seats.map(({ total }) => total))
  const colours = seatColours(game.options)
  const share = (n: number) => `${(100 * Math.max(0, n)) / most}%`
  return (
    <>
      <p class="muted">{t('explain.score.how')}</p>
      <ul class="score-now">
        {outcome.seats.map(({ seat, total }) => {
          const points = postGame.points(view, seat)
          return (
            <li key={seat}>
              <PlayerToken colour={colours[seat] ?? 'black'} size={24} />
              <span class="score-who">{names[seat] || t('explain.nobody')}</span>
              <span class="score-bar" aria-hidden="true">
                <i style={{ width: share(Math.min(points, total)) }} />
                <i style={{ width: share(total - points) }} />
              </span>
              <b>{t('explain.score.total', { n: total })}</b>
              <span class="muted">{t('explain.score.now', { n: points })}</span>
            </li>
          )
        })}
      </ul>
      <PointsTable
        outcome={outcome}
        names={names}
        label={(source) => say(postGame.scoreLabel(source))}
      />
      {explanation !== null && <ScoreExplained {...{ explanation, names, say }} />}
    </>
  )
}
