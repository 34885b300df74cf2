import { device } from '../local/device.ts'
import { Column } from '../shell/site.tsx'
import { t } from '../words.ts'

/** Another tab of this browser has the table open; it goes on here when that one lets go. */
export function Elsewhere({ id }: { readonly id: string }) {
  return (
    <Column title={t('here.elsewhere')}>
      <p role="status">{t('here.elsewhereMore')}</p>
      <p>
        <button type="button" class="button primary" onClick={() => device.takeOver(id)}>
          {t('here.takeOver')}
        </button>
      </p>
    </Column>
  )
}
