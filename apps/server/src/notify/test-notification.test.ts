import { afterAll, beforeAll, expect, test } from 'vitest'
import { sayIn } from '../i18n.ts'
import { BrowserPush } from '../testing/browser-push.ts'
import { HttpReceiver } from '../testing/http-receiver.ts'
import { MailServer } from '../testing/mail-server.ts'
import { runServer, type ServerProcess } from '../testing/run-server.ts'
import { withAccount } from '../testing/two-player-table.ts'
import { until } from '../testing/until.ts'
import type { Visitor } from '../testing/visitor.ts'
import { testNotification } from './test-notification.ts'

const TEST_NOTIFICATION = testNotification(await sayIn('en'))
let server: ServerProcess
let receiver: HttpReceiver
let mail: MailServer
beforeAll(async () => {
  receiver = await HttpReceiver.open()
  mail = await MailServer.open()
  server = await runServer({
    INTERNAL_WEBHOOKS: '1',
    SMTP_URL: mail.url,
    MAIL_FROM: 'Guildhall <server@example.org>',
  })
})
afterAll(async () => {
  await server.end()
  await mail.close()
  receiver.close()
})

const tested = (visitor: Visitor, channel: object): Promise<{ status: number; body: unknown }> =>
  visitor.call('POST', '/api/notifications/test', channel)

const hook = async (visitor: Visitor, path: string): Promise<object> => {
  const url = `${receiver.url}${path}`
  const { id } = await visitor.ask<{ id: string }>('POST', '/api/notifications/webhooks', {
    kind: 'json',
    url,
  })
  return { way: 'webhook', id }
}

test('a channel of one’s own is tried at once: its answer is shown', async () => {
  const anna = await withAccount(server.url, 'Anna', mail)
  const works = await hook(anna, '/works')
  const broken = await hook(anna, '/broken')
  receiver.answers.set('/broken', 503)
  expect(await tested(anna, works)).toMatchObject({ status: 200, body: { taken: true } })
  const [notification] = await receiver.waitFor('/works', 1)
  expect(JSON.parse(notification?.body.toString() ?? '')).toMatchObject({
    ...TEST_NOTIFICATION,
    link: `${server.url}/settings`,
  })
  expect(await tested(anna, broken)).toMatchObject({ body: { taken: false, status: 503 } })
})

test('a browser that has gone is said to be, and forgotten', async () => {
  const boris = await withAccount(server.url, 'Boris', mail)
  const phone = new BrowserPush(`${receiver.url}/phone`)
  await boris.ask('POST', '/api/notifications/push', phone.subscription)
  const channel = { way: 'push', endpoint: phone.endpoint }
  expect(await tested(boris, channel)).toMatchObject({ body: { taken: true } })
  const [notification] = await receiver.waitFor('/phone', 1)
  if (notification === undefined) throw new Error()
  expect(phone.read(notification)).toMatchObject(TEST_NOTIFICATION)
  receiver.answers.set('/phone', 410)
  expect(await tested(boris, channel)).toMatchObject({ body: { taken: false, status: 410 } })
  expect(await tested(boris, channel)).toMatchObject({ status: 404 })
})

test('a mail goes to the address that was confirmed, and to no other', async () => {
  const clara = await withAccount(server.url, 'Clara', mail)
  await clara.ask('POST', '/api/notifications/mail', { email: 'clara.post@example.org' })
  expect(await tested(clara, { way: 'mail' })).toMatchObject({ status: 404 })
  const [asked] = await mail.waitFor('clara.post@example.org', 1)
  const link = /http\S+token=[\w-]+/.exec(asked?.text ?? '')?.[0] ?? ''
  await clara.ask('GET', link.slice(server.url.length))
  expect(await tested(clara, { way: 'mail' })).toMatchObject({ body: { taken: true } })
  const notifications = await mail.waitFor('clara.post@example.org', 2)
  expect(notifications[1]?.head).toContain(`Subject: ${TEST_NOTIFICATION.title}`)
})

test('a way of somebody else’s is none, and nobody tries without end', async () => {
  const dora = await withAccount(server.url, 'Dora', mail)
  const emil = await withAccount(server.url, 'Emil', mail)
  const channel = await hook(dora, '/dora')
  expect(await tested(emil, channel)).toMatchObject({ status: 404, body: { code: 'notFound' } })
  expect(receiver.at('/dora')).toEqual([])
  await until(async () => (await tested(dora, channel)).status === 429)
})
