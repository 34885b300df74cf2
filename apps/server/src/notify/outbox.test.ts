import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStorage } from '../storage/open-storage.ts'
import { scratchFolder } from '../testing/house.ts'
import { LetterBox } from '../testing/letter-box.ts'
import { MailServer } from '../testing/mail-server.ts'
import { runServer, type ServerProcess } from '../testing/run-server.ts'
import { turnOf, withAccount } from '../testing/two-at-a-table.ts'
import { until } from '../testing/until.ts'
import type { Visitor } from '../testing/visitor.ts'

const { folder, remove } = scratchFolder()
let box: LetterBox
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
    MAIL_FROM: 'house@example.org',
    NOTICE_AFTER_MS: String(HOUR),
  })
  port = String(server.port)
  starts += 1
  anna = await withAccount(server.url, `Anna${starts}`)
}
beforeAll(async () => {
  box = await LetterBox.open()
  mail = await MailServer.open()
  await start()
})
afterAll(async () => {
  await server.end()
  box.close()
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
  visitor.ask('POST', '/api/notifications/webhooks', { kind: 'json', url: `${box.url}${path}` })

const waiting = async (): Promise<number> => {
  const { db, close } = await openStorage({ folder })
  const rows = await db.selectFrom('outbox').select('id').where('sent', 'is', null).execute()
  await close()
  return rows.length
}

test('turns at several tables are one letter', async () => {
  const boris = await withAccount(server.url, 'Boris')
  await hook(boris, '/boris')
  const tables = [await turnOf(boris, anna, { title: 'One' }), await turnOf(boris, anna)]
  await allDue()
  const [letter] = await box.waitFor('/boris', 1)
  const { title, lines } = JSON.parse(letter?.body.toString() ?? '')
  expect(title).toBe('Your turn at 2 tables')
  expect(lines).toHaveLength(2)
  for (const table of tables) expect(lines.join()).toContain(`/t/${table}`)
  await server.end()
  expect(await waiting()).toBe(0)
  await start()
  expect(box.at('/boris')).toHaveLength(1)
})

test('after a kill in the middle, nobody gets again what they took, and nothing is lost', async () => {
  const clara = await withAccount(server.url, 'Clara')
  await hook(clara, '/taken')
  await hook(clara, '/held')
  await turnOf(clara, anna)
  box.answers.set('/held', null)
  await allDue()
  await box.waitFor('/held', 1)
  box.answers.delete('/held')
  await server.end('SIGKILL')
  await start()
  const [first, again] = await box.waitFor('/held', 2)
  expect(again?.headers['idempotency-key']).toBe(first?.headers['idempotency-key'])
  expect(again?.body).toEqual(first?.body)
  await server.end()
  expect(await waiting()).toBe(0)
  expect(box.at('/held')).toHaveLength(2)
  expect(box.at('/taken')).toHaveLength(1)
  await start()
})

test('a way that fails holds up no other, and is tried again alone', async () => {
  const dora = await withAccount(server.url, 'Dora')
  await hook(dora, '/works')
  await hook(dora, '/fails')
  await dora.ask('POST', '/api/notifications/mail', { email: 'dora@post.example' })
  const [asked] = await mail.waitFor('dora@post.example', 1)
  await dora.ask('GET', /\/api\/notifications\/\S+/.exec(asked?.text ?? '')?.[0] ?? '')
  await turnOf(dora, anna)
  mail.busy = true
  box.answers.set('/fails', 503)
  await allDue()
  await box.waitFor('/fails', 1)
  await box.waitFor('/works', 1)
  expect(await mail.waitFor('dora@post.example', 1)).toHaveLength(1)
  mail.busy = false
  box.answers.delete('/fails')
  await allDue()
  await mail.waitFor('dora@post.example', 2)
  await box.waitFor('/fails', 2)
  await until(async () => {
    await server.end()
    const done = (await waiting()) === 0
    await start()
    return done
  })
  expect(box.at('/works')).toHaveLength(1)
  expect(box.at('/fails')).toHaveLength(2)
  expect(await mail.waitFor('dora@post.example', 2)).toHaveLength(2)
})
