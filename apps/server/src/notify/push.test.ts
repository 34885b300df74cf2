import { afterAll, beforeAll, expect, test } from 'vitest'
import { sayIn } from '../i18n.ts'
import { BrowserPush, senderOf } from '../testing/browser-push.ts'
import { HttpReceiver } from '../testing/http-receiver.ts'
import { runServer, type ServerProcess } from '../testing/run-server.ts'
import { turnOf, withAccount } from '../testing/two-player-table.ts'
import { until } from '../testing/until.ts'
import { Visitor } from '../testing/visitor.ts'

const say = await sayIn('en')
let server: ServerProcess
let service: HttpReceiver
beforeAll(async () => {
  server = await runServer({ INTERNAL_WEBHOOKS: '1', NOTICE_AFTER_MS: '0' })
  service = await HttpReceiver.open()
})
afterAll(async () => {
  await server.end()
  service.close()
})

interface Notifications {
  readonly pushKey: string
  readonly browsers: readonly object[]
}

test('every browser of a guest gets a notification that it alone can read, signed by the server', async () => {
  const anna = await new Visitor(server.url).comeIn('Anna')
  const boris = await new Visitor(server.url).comeIn('Boris')
  const [phone, desk, gone] = ['/phone', '/desk', '/gone'].map(
    (path) => new BrowserPush(`${service.url}${path}`),
  )
  if (phone === undefined || desk === undefined || gone === undefined) throw new Error()
  service.answers.set('/gone', 410)
  for (const { subscription } of [phone, desk, gone]) {
    await boris.ask('POST', '/api/notifications/push', subscription)
  }
  const { pushKey } = await boris.ask<Notifications>('GET', '/api/notifications')
  const id = await turnOf(boris, anna, { title: 'Monday' })
  for (const browser of [phone, desk]) {
    const [notification] = await service.waitFor(new URL(browser.endpoint).pathname, 1)
    if (notification === undefined) throw new Error()
    expect(browser.read(notification)).toMatchObject({
      title: say('turn.title', { table: 'Monday' }),
      link: `${server.url}/t/${id}`,
    })
    expect(() => gone.read(notification)).toThrow()
    expect(notification.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' })
    expect(notification.headers['topic']).toMatch(/^[\w-]{32}$/)
    const { key, claims } = senderOf(notification)
    expect(key).toBe(pushKey)
    expect(claims.aud).toBe(service.url)
    expect(claims.sub).toMatch(/^mailto:|^https:/)
    expect(claims.exp * 1000 - Date.now()).toBeLessThanOrEqual(24 * 60 * 60 * 1000)
  }
  await service.waitFor('/gone', 1)
  const known = () => boris.ask<Notifications>('GET', '/api/notifications')
  await until(async () => (await known()).browsers.length === 2) // one that has gone is forgotten
  await boris.ask('DELETE', '/api/notifications/push', { endpoint: phone.endpoint })
  expect((await known()).browsers).toMatchObject([{ endpoint: desk.endpoint }])
})

test('an address of the own network is refused where it was not allowed', async () => {
  const strict = await runServer()
  const clara = await withAccount(strict.url, 'Clara')
  const { subscription } = new BrowserPush(`${service.url}/clara`)
  expect(await clara.call('POST', '/api/notifications/push', subscription)).toMatchObject({
    status: 400,
    body: { code: 'unsafe' },
  })
  await strict.end()
})
