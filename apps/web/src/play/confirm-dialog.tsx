import { Dialog } from '@guildhall/ui'
import { t } from '../later-messages.ts'

/** Asks once more before something that cannot be undone. */
export function ConfirmDialog({
  onYes,
  onNo,
}: {
  readonly onYes: () => void
  readonly onNo: () => void
}) {
  return (
    <Dialog open title={t('confirm.title')} closeLabel={t('page.close')} onClose={onNo}>
      <p>{t('confirm.text')}</p>
      <p class="row">
        <button type="button" class="button" onClick={onNo}>
          {t('confirm.no')}
        </button>
        <button type="button" class="button primary" onClick={onYes}>
          {t('confirm.yes')}
        </button>
      </p>
    </Dialog>
  )
}
