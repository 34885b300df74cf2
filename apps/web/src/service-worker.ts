import { signal } from '@preact/signals'
import { SCRIPTS, trusted } from './scripts.ts'

/** A new version of the pages that waits to be used. */
export const newVersion = signal<ServiceWorker | null>(null)

/** Uses the new version: the page is loaded anew once it is in charge. */
export function takeNewVersion(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload())
  newVersion.value?.postMessage('takeOver')
}

/** All games and messages are cached after what the first page needs, not while somebody waits. */
const AFTER = 4000

/** Caches the pages for times without network, and shows push notifications. */
export async function registerWorker(): Promise<void> {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return
  if (navigator.serviceWorker.controller === null) await pageLoaded()
  const registration = await navigator.serviceWorker.register(trusted(SCRIPTS.service))
  if (registration.waiting !== null && navigator.serviceWorker.controller !== null) {
    newVersion.value = registration.waiting
  }
  registration.addEventListener('updatefound', () => {
    const coming = registration.installing
    coming?.addEventListener('statechange', () => {
      const first = navigator.serviceWorker.controller === null
      if (coming.state === 'installed' && !first) newVersion.value = coming
    })
  })
}

/** Resolves some time after the page has loaded. */
const pageLoaded = (): Promise<void> =>
  new Promise((resolve) => {
    const later = () => setTimeout(resolve, AFTER)
    if (document.readyState === 'complete') later()
    else addEventListener('load', later, { once: true })
  })
