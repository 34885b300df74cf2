import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { newVersion, takeNewVersion } from '../service-worker.ts'
import { t } from '../words.ts'

/** What everybody should know on every page: a new version, no network. */
export function Notes() {
  const offline = useSignal(!navigator.onLine)
  useEffect(() => {
    const follow = () => {
      offline.value = !navigator.onLine
    }
    addEventListener('online', follow)
    addEventListener('offline', follow)
    return () => {
      removeEventListener('online', follow)
      removeEventListener('offline', follow)
    }
  }, [offline])
  return (
    <div class="site-notes" role="status">
      {offline.value && <p class="toast">{t('connection.offline')}</p>}
      {newVersion.value !== null && (
        <p class="toast">
          {t('page.newVersion')}
          <button type="button" class="button" onClick={takeNewVersion}>
            {t('page.useNewVersion')}
          </button>
          <button
            type="button"
            class="button"
            onClick={() => {
              newVersion.value = null
            }}
          >
            {t('page.later')}
          </button>
        </p>
      )}
    </div>
  )
}
