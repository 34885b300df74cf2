import { t } from '../i18n.ts'
import { Link } from '../router.tsx'
import { Column } from './site.tsx'

/** No page has this address. */
export function NotFound() {
  return (
    <Column title={t('page.notFound')}>
      <p>{t('page.notFoundMore')}</p>
      <Link href="/" class="button">
        {t('page.home')}
      </Link>
    </Column>
  )
}
