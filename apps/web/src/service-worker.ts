import { signal } from '@preact/signals'

const WORKER = '/sw.js'

/** A new version of the pages that waits to be used. */
export const newVersion = signal<ServiceWorker | null>(null)

/** Uses the new version: the page is loaded anew once it is in charge. */
export function takeNewVersion(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload())
  newVersion.value?.postMessage('takeOver')
}

/** Keeps the pages for times without network, and shows what is pushed. */
export async function registerWorker(): Promise<void> {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return
  const registration = await navigator.serviceWorker.register(trusted(WORKER))
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

/** The content policy lets only named scripts run: this is the one that pages may register. */
function trusted(url: typeof WORKER): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  const policy = trustedTypes?.createPolicy('guildhall', { createScriptURL: () => url })
  // A browser that knows trusted types takes this in the place of a string.
  return (policy?.createScriptURL(url) ?? url) as string
}

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): unknown }
}
