import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { isHere } from '../local/ids.ts'
import { place } from '../router.tsx'
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
      {offline.value && !isLocalTable() && (
        <p class="toast">
          {t('connection.offline')}
          <button
            type="button"
            class="button"
            onClick={() => {
              offline.value = false
            }}
          >
            {t('page.close')}
          </button>
        </p>
      )}
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

/** At a table of this device nobody needs a network, and its buttons are below. */
const isLocalTable = (): boolean => isHere(place.value.path.split('/')[2] ?? '')
