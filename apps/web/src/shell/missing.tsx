import { Link } from '../router.tsx'
import { t } from '../words.ts'
import { Column } from './site.tsx'

/** No page of the house has this address. */
export function Missing() {
  return (
    <Column title={t('page.notFound')}>
      <p>{t('page.notFoundMore')}</p>
      <Link href="/" class="button">
        {t('page.home')}
      </Link>
    </Column>
  )
}
