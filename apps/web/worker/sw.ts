// Caches the pages for times without network, and shows push notifications.
declare const self: ServiceWorkerGlobalScope

/** The files of the pages, and what changes when any of them does; filled in by the build. */
declare const __FILES__: readonly string[]
declare const __FILES_VERSION__: string

const CACHE = `guildhall ${__FILES_VERSION__}`
const PAGE = '/index.html'

self.addEventListener('install', (event) => {
  event.waitUntil(cacheFiles())
})

async function cacheFiles(): Promise<void> {
  const cache = await caches.open(CACHE)
  await cache.addAll(__FILES__.map((file) => new Request(file, { cache: 'no-cache' })))
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

export {}
