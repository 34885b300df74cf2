// Caches the pages for times without network, and shows push notifications.
declare const self: ServiceWorkerGlobalScope & {
  /** The files of the pages, each with what changes when it does; filled in by the build. */
  readonly __WB_MANIFEST: readonly { readonly url: string; readonly revision: string | null }[]
}

const FILES = self.__WB_MANIFEST
/** Another list of files is another version. */
const CACHE = `guildhall ${hash(JSON.stringify(FILES))}`
const PAGE = '/index.html'

self.addEventListener('install', (event) => {
  event.waitUntil(cacheFiles())
})

async function cacheFiles(): Promise<void> {
  const cache = await caches.open(CACHE)
  const urls = new Set(FILES.map(({ url }) => url)) // the build names some twice
  await cache.addAll([...urls].map((url) => new Request(`/${url}`, { cache: 'no-cache' })))
}

self.addEventListener('activate', (event) => {
  event.waitUntil(deleteOldCaches())
})

async function deleteOldCaches(): Promise<void> {
  for (const name of await caches.keys()) if (name !== CACHE) await caches.delete(name)
}

/** The page asks for it once the person has agreed: nothing changes while somebody plays. */
self.addEventListener('message', ({ data }) => {
  if (data === 'takeOver') self.skipWaiting()
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (/^\/(api|docs|socket|healthz|readyz|metrics)\b/.test(pathname)) return
  event.respondWith(request.mode === 'navigate' ? page() : file(request))
})

/** Every address is served the one page, of the same version as its files. */
const page = async (): Promise<Response> => (await cached(PAGE)) ?? fetch(PAGE)

const file = async (request: Request): Promise<Response> =>
  (await cached(request)) ?? fetch(request)

const cached = async (what: Request | string): Promise<Response | undefined> =>
  (await caches.open(CACHE)).match(what)

interface PushNotification {
  readonly title: string
  readonly lines: readonly string[]
  readonly link: string
}

self.addEventListener('push', (event) => {
  const notification: PushNotification = event.data?.json()
  event.waitUntil(
    self.registration.showNotification(notification.title, {
      body: notification.lines.join('\n'),
      icon: '/icon.svg',
      tag: notification.link,
      data: notification.link,
    }),
  )
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openTable(String(event.notification.data)))
})

/** A page that shows the table already comes to the front; else a new one is opened. */
async function openTable(link: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window' })
  const there = pages.find(({ url }) => url.split('#')[0] === link)
  if (there === undefined) await self.clients.openWindow(link)
  else await there.focus()
}

/** Short, and different for different texts: FNV-1a. */
function hash(text: string): string {
  let h = 0x811c9dc5
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193)
  return (h >>> 0).toString(36)
}

export {}
