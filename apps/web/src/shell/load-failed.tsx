import { t } from '../i18n.ts'

/** A part of the page has not come over the line: what can be done about it. */
export function LoadFailed() {
  return (
    <p role="alert">
      {t('page.failed')}{' '}
      <button type="button" class="button" onClick={() => location.reload()}>
        {t('page.again')}
      </button>
    </p>
  )
}
