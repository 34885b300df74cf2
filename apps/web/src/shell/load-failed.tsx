import { t } from '../i18n.ts'

/** A part of the page could not be loaded: the button tries again. */
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
