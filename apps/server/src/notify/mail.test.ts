import { afterAll, beforeAll, expect, test } from 'vitest'
import { sayIn } from '../i18n.ts'
import { MailServer } from '../testing/mail-server.ts'
import { runServer, type ServerProcess } from '../testing/run-server.ts'
import { playTurn, turnOf, withAccount } from '../testing/two-player-table.ts'

let server: ServerProcess
let mail: MailServer
beforeAll(async () => {
  mail = await MailServer.open()
  server = await runServer({
    SMTP_URL: mail.url,
    MAIL_FROM: 'Guildhall <server@example.org>',
    NOTICE_AFTER_MS: '0',
  })
})
afterAll(async () => {
  await server.end()
  await mail.close()
})

const linkIn = (text = ''): string =>
  /http\S+token=[\w-]+/.exec(text)?.[0].slice(server.url.length) ?? ''

test('mails come once the owner of the address has said yes', async () => {
  const anna = await withAccount(server.url, 'Anna', mail)
  const boris = await withAccount(server.url, 'Boris', mail)
  const ask = { email: 'Boris.Post@example.org' }
  await boris.ask('POST', '/api/notifications/mail', ask)
  const [asked] = await mail.waitFor('boris.post@example.org', 1)
  expect(asked).toMatchObject({ from: 'server@example.org' })
  expect(await boris.ask('GET', '/api/notifications')).toMatchObject({
    mail: { works: true, address: null },
  })
  const link = linkIn(asked?.text)
  expect(await anna.call('GET', link.slice(0, -1))).toMatchObject({ status: 410 })
  await anna.ask('GET', link) // whoever reads the mail
  expect(await anna.call('GET', link)).toMatchObject({ status: 410, body: { code: 'expired' } })
  expect(await boris.ask('GET', '/api/notifications')).toMatchObject({
    mail: { address: 'boris.post@example.org' },
  })

  const id = await turnOf(boris, anna, { title: 'Übermorgen\r\nBcc: all@example.org' })
  const notifications = await mail.waitFor('boris.post@example.org', 2)
  const { to, head = '', text = '' } = notifications[1] ?? {}
  expect(to).toEqual(['boris.post@example.org'])
  expect(head).toMatch(/^Subject: =\?UTF-8\?Q\?.*=C3=9Cbermorgen/m)
  expect(head).not.toMatch(/^Bcc:/im)
  expect(head).toMatch(/^Message-ID: <[\w-]{32}@localhost>/m)
  expect(text).toContain(`/t/${id}`)
  expect(text).toContain('• ') // what happened, described

  await boris.ask('DELETE', '/api/notifications/mail')
  expect(await boris.ask('GET', '/api/notifications')).toMatchObject({ mail: { address: null } })
})

test('a question that was asked again is answered by its own link only', async () => {
  const clara = await withAccount(server.url, 'Clara', mail)
  await clara.ask('POST', '/api/notifications/mail', { email: 'first@example.org' })
  await clara.ask('POST', '/api/notifications/mail', { email: 'second@example.org' })
  const [first] = await mail.waitFor('first@example.org', 1)
  const [second] = await mail.waitFor('second@example.org', 1)
  expect(await clara.call('GET', linkIn(first?.text))).toMatchObject({ status: 410 })
  await clara.ask('GET', linkIn(second?.text))
  expect(await clara.ask('GET', '/api/notifications')).toMatchObject({
    mail: { address: 'second@example.org' },
  })
  expect(await clara.ask('GET', '/api/me/data')).toMatchObject({
    mail: { address: 'second@example.org' },
  })
})

test('a server that sends no mails says so', async () => {
  const silent = await runServer()
  const dora = await withAccount(silent.url, 'Dora')
  expect(
    await dora.call('POST', '/api/notifications/mail', { email: 'dora@example.org' }),
  ).toMatchObject({ status: 409, body: { code: 'noMail' } })
  await silent.end()
})

test('everybody gets mails in their own language, with the names of the players and “you”', async () => {
  const emma = await withAccount(server.url, 'Emma', mail)
  const fritz = await withAccount(server.url, 'Fritz', mail)
  await fritz.ask('PATCH', '/api/me', { locale: 'de' })
  const say = await sayIn('de')
  await fritz.ask('POST', '/api/notifications/mail', { email: 'fritz.post@example.org' })
  const [asked] = await mail.waitFor('fritz.post@example.org', 1)
  expect(asked?.text).toContain(say('mail.confirm.open'))
  await fritz.ask('GET', linkIn(asked?.text))
  const id = await turnOf(fritz, emma)
  await mail.waitFor('fritz.post@example.org', 2)
  await playTurn(fritz, id)
  await playTurn(emma, id)
  const text = (await mail.waitFor('fritz.post@example.org', 3))[2]?.text ?? ''
  expect(text).toContain(say('turn.title', { table: say('game.red-cathedral') }))
  expect(text).toMatch(/• .*Emma/)
  expect(text).not.toMatch(/⟦|\bthe\b/)
})
