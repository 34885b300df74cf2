import { afterAll, beforeAll, expect, test } from 'vitest'
import { sayIn } from '../i18n.ts'
import { HttpReceiver } from '../testing/http-receiver.ts'
import { runServer, type ServerProcess } from '../testing/run-server.ts'
import { playTurn, turnOf, withAccount } from '../testing/two-player-table.ts'
import type { Visitor } from '../testing/visitor.ts'
import { WEBHOOK_KINDS } from './webhook.ts'

const say = await sayIn('en')
let server: ServerProcess
let receiver: HttpReceiver
beforeAll(async () => {
  server = await runServer({ INTERNAL_WEBHOOKS: '1', NOTICE_AFTER_MS: '0' })
  receiver = await HttpReceiver.open()
})
afterAll(async () => {
  await server.end()
  receiver.close()
})

const hook = (visitor: Visitor, kind: string, path: string): Promise<unknown> =>
  visitor.ask('POST', '/api/notifications/webhooks', { kind, url: `${receiver.url}${path}` })

test('every kind of receiver gets its form, in which nobody is called and nothing is markup', async () => {
  const anna = await withAccount(server.url, 'Anna')
  const boris = await withAccount(server.url, 'Boris')
  for (const kind of WEBHOOK_KINDS) await hook(boris, kind, `/boris/${kind}`)
  const id = await turnOf(boris, anna, { title: 'Friday @everyone <b>&' })
  const bodies: Record<string, string> = {}
  for (const kind of WEBHOOK_KINDS) {
    const [notification] = await receiver.waitFor(`/boris/${kind}`, 1)
    bodies[kind] = notification?.body.toString() ?? ''
    expect(notification?.headers['idempotency-key']).toMatch(/^[\w-]{32}$/)
  }
  const discord = JSON.parse(bodies['discord'] ?? '')
  expect(discord.content).toContain(`${say('turn.title', { table: 'Friday @everyone <b>&' })}\n`)
  expect(discord.content).toContain(`${server.url}/t/${id}`)
  expect(discord.allowed_mentions).toEqual({ parse: [] })
  const slack = JSON.parse(bodies['slack'] ?? '')
  expect(slack.text).toContain(
    `${say('turn.title', { table: 'Friday @everyone &lt;b&gt;&amp;' })}\n`,
  )
  expect(slack.link_names).toBe(0)
  expect(bodies['ntfy']).toContain(`${say('turn.title', { table: 'Friday @everyone <b>&' })}\n`)
  const { title, lines, link } = JSON.parse(bodies['json'] ?? '')
  expect({ title, link }).toEqual({
    title: say('turn.title', { table: 'Friday @everyone <b>&' }),
    link: `${server.url}/t/${id}`,
  })
  expect(lines.length).toBeGreaterThan(0) // what Anna did, described
})

test('somebody is notified once for a turn', async () => {
  const [clara, dora] = [
    await withAccount(server.url, 'Clara'),
    await withAccount(server.url, 'Dora'),
  ]
  await hook(dora, 'json', '/dora')
  const id = await turnOf(dora, clara)
  await receiver.waitFor('/dora', 1)
  await playTurn(dora, id)
  await playTurn(clara, id)
  const notifications = await receiver.waitFor('/dora', 2)
  expect(new Set(notifications.map(({ headers }) => headers['idempotency-key'])).size).toBe(2)
  expect(notifications).toHaveLength(2)
})

test('not while they are here, but once they have gone', async () => {
  const [emil, fanny, gina] = [
    await withAccount(server.url, 'Emil'),
    await withAccount(server.url, 'Fanny'),
    await withAccount(server.url, 'Gina'),
  ]
  await hook(fanny, 'json', '/fanny')
  await hook(gina, 'json', '/gina')
  await fanny.connect()
  await turnOf(fanny, emil)
  await turnOf(gina, emil)
  await receiver.waitFor('/gina', 1) // what was due before was looked at, too
  expect(receiver.at('/fanny')).toEqual([])
  await fanny.leave()
  expect(await receiver.waitFor('/fanny', 1)).toHaveLength(1)
})
