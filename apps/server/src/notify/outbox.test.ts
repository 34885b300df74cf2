import { afterAll, beforeAll, expect, test } from 'vitest'
import { sayIn } from '../i18n.ts'
import { openStorage } from '../storage/open-storage.ts'
import { HttpReceiver } from '../testing/http-receiver.ts'
import { MailServer } from '../testing/mail-server.ts'
import { runServer, type ServerProcess } from '../testing/run-server.ts'
import { scratchFolder } from '../testing/stored-tables.ts'
import { turnOf, withAccount } from '../testing/two-player-table.ts'
import { until } from '../testing/until.ts'
import { Visitor } from '../testing/visitor.ts'

const say = await sayIn('en')
const { folder, remove } = scratchFolder()
let receiver: HttpReceiver
let mail: MailServer
let server: ServerProcess
let anna: Visitor

const HOUR = 60 * 60 * 1000
let port = ''
let starts = 0
const start = async (): Promise<void> => {
  server = await runServer({
    GUILDHALL_DATA: folder,
    ...(port === '' ? {} : { PORT: port }),
    INTERNAL_WEBHOOKS: '1',
    SMTP_URL: mail.url,
    MAIL_FROM: 'server@example.org',
    NOTICE_AFTER_MS: String(HOUR),
  })
  port = String(server.port)
  starts += 1
  anna = await new Visitor(server.url).comeIn(`Anna${starts}`)
}
beforeAll(async () => {
  receiver = await HttpReceiver.open()
  mail = await MailServer.open()
  await start()
})
afterAll(async () => {
  await server.end()
  receiver.close()
  await mail.close()
  remove()
})

/** Ends the server; what waits is due when it starts again. */
async function allDue(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  await server.end(signal)
  const { db, close } = await openStorage({ folder })
  await db.updateTable('outbox').set({ due: 0 }).where('sent', 'is', null).execute()
  await close()
  await start()
}

const hook = (visitor: Visitor, path: string): Promise<unknown> =>
  visitor.ask('POST', '/api/notifications/webhooks', {
    kind: 'json',
    url: `${receiver.url}${path}`,
  })

const waiting = async (): Promise<number> => {
  const { db, close } = await openStorage({ folder })
  const rows = await db.selectFrom('outbox').select('id').where('sent', 'is', null).execute()
  await close()
  return rows.length
}

test('turns at several tables are one notification', async () => {
  const boris = await withAccount(server.url, 'Boris', mail)
  await hook(boris, '/boris')
  const tables = [await turnOf(boris, anna, { title: 'One' }), await turnOf(boris, anna)]
  await allDue()
  const [notification] = await receiver.waitFor('/boris', 1)
  const { title, lines } = JSON.parse(notification?.body.toString() ?? '')
  expect(title).toBe(say('turn.titles', { n: 2 }))
  expect(lines).toHaveLength(2)
  for (const table of tables) expect(lines.join()).toContain(`/t/${table}`)
  await server.end()
  expect(await waiting()).toBe(0)
  await start()
  expect(receiver.at('/boris')).toHaveLength(1)
})

test('after a kill in the middle, nobody gets again what they took, and nothing is lost', async () => {
  const clara = await withAccount(server.url, 'Clara', mail)
  await hook(clara, '/taken')
  await hook(clara, '/held')
  await turnOf(clara, anna)
  receiver.answers.set('/held', null)
  await allDue()
  await receiver.waitFor('/held', 1)
  receiver.answers.delete('/held')
  await server.end('SIGKILL')
  await start()
  const [first, again] = await receiver.waitFor('/held', 2)
  expect(again?.headers['idempotency-key']).toBe(first?.headers['idempotency-key'])
  expect(again?.body).toEqual(first?.body)
  await server.end()
  expect(await waiting()).toBe(0)
  expect(receiver.at('/held')).toHaveLength(2)
  expect(receiver.at('/taken')).toHaveLength(1)
  await start()
})

test('a way that fails holds up no other, and is tried again alone', async () => {
  const dora = await withAccount(server.url, 'Dora', mail)
  await hook(dora, '/works')
  await hook(dora, '/fails')
  await dora.ask('POST', '/api/notifications/mail', { email: 'dora@post.example' })
  const [asked] = await mail.waitFor('dora@post.example', 1)
  await dora.ask('GET', /\/api\/notifications\/\S+/.exec(asked?.text ?? '')?.[0] ?? '')
  await turnOf(dora, anna)
  mail.busy = true
  receiver.answers.set('/fails', 503)
  await allDue()
  await receiver.waitFor('/fails', 1)
  await receiver.waitFor('/works', 1)
  expect(await mail.waitFor('dora@post.example', 1)).toHaveLength(1)
  mail.busy = false
  receiver.answers.delete('/fails')
  await allDue()
  await mail.waitFor('dora@post.example', 2)
  await receiver.waitFor('/fails', 2)
  await until(async () => {
    await server.end()
    const done = (await waiting()) === 0
    await start()
    return done
  })
  expect(receiver.at('/works')).toHaveLength(1)
  expect(receiver.at('/fails')).toHaveLength(2)
  expect(await mail.waitFor('dora@post.example', 2)).toHaveLength(2)
})
