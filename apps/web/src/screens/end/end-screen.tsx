import { refusalText } from '../../format.ts'
import { t } from '../../later-messages.ts'
import { useTableGame } from '../../play/use-table-game.ts'
import { useTableLink } from '../../play/use-table-link.ts'
import { Link, type Parts } from '../../router.tsx'
import { Site } from '../../shell/site.tsx'
import '../page.css'
import { GameResult } from './game-result.tsx'

/** The end of a table's game as a page of its own. */
export function EndScreen({ id = '' }: Parts) {
  const link = useTableLink(id)
  const tableGame = useTableGame(link.view).value
  const view = link.view.value
  return (
    <Site title={t('table.over')} class="page">
      {link.refusal.value !== null ? (
        <p role="alert">{refusalText(link.refusal.value)}</p>
      ) : view === null || tableGame === null ? (
        <p aria-live="polite">{t('page.loading')}</p>
      ) : view.status !== 'over' ? (
        <p>
          {t('replay.notOver')} <Link href={`/t/${id}`}>{t('replay.toTable')}</Link>
        </p>
      ) : (
        <GameResult view={view} tableGame={tableGame} link={link} />
      )}
    </Site>
  )
}
