import { useEffect, useMemo } from 'preact/hooks'
import { keeperOf } from '../../local/keeper-of.ts'
import { TableLink } from '../../net/table-link.ts'
import { useOpened } from '../../play/opened.ts'
import { Link, type Parts } from '../../router.tsx'
import { refusalWords } from '../../say.ts'
import { Site } from '../../shell/site.tsx'
import { t } from '../../words.ts'
import '../page.css'
import { End } from '../end.tsx'

/** The end of a table's game as a page of its own. */
export function EndScreen({ id = '' }: Parts) {
  const link = useMemo(() => new TableLink(keeperOf(id), id), [id])
  useEffect(() => () => link.close(), [link])
  const opened = useOpened(link.view).value
  const view = link.view.value
  return (
    <Site title={t('table.over')} class="page">
      {link.refused.value !== null ? (
        <p role="alert">{refusalWords(link.refused.value)}</p>
      ) : view === null || opened === null ? (
        <p aria-live="polite">{t('page.loading')}</p>
      ) : view.status !== 'over' ? (
        <p>
          {t('replay.notOver')} <Link href={`/t/${id}`}>{t('replay.toTable')}</Link>
        </p>
      ) : (
        <End view={view} opened={opened} link={link} />
      )}
    </Site>
  )
}
