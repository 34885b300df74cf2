import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { t } from '../i18n.ts'
import { isOnDevice } from '../local/device-ids.ts'
import { reachable } from '../net/http.ts'
import { place } from '../router.tsx'
import { newVersion, takeNewVersion } from '../service-worker.ts'

/** It covers a part of the page, so it goes away by itself. */
const LONG_ENOUGH = 8000

/** Notices on every page: a new version, no network. */
export function Toasts() {
  const online = useSignal(navigator.onLine)
  const closed = useSignal(false)
  useEffect(() => {
    const follow = () => {
      online.value = navigator.onLine
    }
    addEventListener('online', follow)
    addEventListener('offline', follow)
    return () => {
      removeEventListener('online', follow)
      removeEventListener('offline', follow)
    }
  }, [online])
  const cutOff = !online.value || !reachable.value
  useEffect(() => {
    if (!cutOff) return
    closed.value = false
    const timer = setTimeout(() => {
      closed.value = true
    }, LONG_ENOUGH)
    return () => clearTimeout(timer)
  }, [cutOff, closed])
  return (
    <div class="toasts" role="status">
      {cutOff && !closed.value && !isLocalTable() && (
        <p class="toast">
          {t('connection.offline')}
          <button
            type="button"
            class="button"
            onClick={() => {
              closed.value = true
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
const isLocalTable = (): boolean => isOnDevice(place.value.path.split('/')[2] ?? '')
