import { afterAll, beforeAll, expect, test } from 'vitest'
import { sayIn } from '../i18n.ts'
import { provedLongAgo } from '../testing/long-ago.ts'
import { MailServer } from '../testing/mail-server.ts'
import { runServer, type ServerProcess } from '../testing/run-server.ts'
import { scratchFolder } from '../testing/stored-tables.ts'
import { withAccount } from '../testing/two-player-table.ts'
import { Visitor } from '../testing/visitor.ts'

const ADMIN_TOKEN = 'a token that nobody can guess'
const PASSWORD = 'correct horse battery'
const say = await sayIn('en')
const { folder, remove } = scratchFolder()
let mails: MailServer
let server: ServerProcess
beforeAll(async () => {
  mails = await MailServer.open()
  server = await runServer({
    ...{ GUILDHALL_DATA: folder, ADMIN_TOKEN },
    ...{ SMTP_URL: mails.url, MAIL_FROM: 'server@example.org' },
  })
})
afterAll(async () => {
  await server.end()
  await mails.close()
  remove()
})

const CONFIRM = { status: 403, body: { code: 'confirmIdentity' } }

/** The text of the mail that somebody gets next. */
async function nextMail(email: string, after: number): Promise<string> {
  const received = await mails.waitFor(email, after + 1)
  return received.at(after)?.text ?? ''
}
const countOf = (email: string): number =>
  mails.received.filter(({ to }) => to.includes(email)).length

test('whoever ends another session or a token proves who they are, and the owner is told', async () => {
  const email = 'anna@example.org'
  const anna = await withAccount(server.url, 'Anna', mails)
  await mails.waitFor(email, 2) // that there is an account
  const { id: token } = await anna.ask<{ id: string }>('POST', '/api/tokens', {
    ...{ label: 'a bot', scopes: ['read'], days: 7 },
  })
  await mails.waitFor(email, 3)
  await new Visitor(server.url).ask('POST', '/api/sign-in', { email, password: PASSWORD })
  const sessions = await anna.ask<{ id: string; current: boolean }[]>(
    ...(['GET', '/api/account/sessions'] as const),
  )
  const other = sessions.find(({ current }) => !current)?.id
  provedLongAgo(folder)
  const ends = [
    [`/api/account/sessions/${other}`, 'security.sessionEnded'],
    [`/api/tokens/${token}`, 'security.tokenEnded'],
  ] as const
  for (const [path] of ends) expect(await anna.call('DELETE', path)).toMatchObject(CONFIRM)
  await anna.ask('POST', '/api/account/confirm', { password: PASSWORD })
  for (const [path, text] of ends) {
    const before = countOf(email)
    await anna.ask('DELETE', path)
    expect(await nextMail(email, before)).toContain(say(text))
  }
})

test('whoever signs out here gets no mail of it', async () => {
  const email = 'berta@example.org'
  const berta = await withAccount(server.url, 'Berta', mails)
  await mails.waitFor(email, 2)
  await berta.ask('POST', '/api/sign-out')
  await berta.ask('POST', '/api/sign-in', { email, password: PASSWORD })
  await berta.ask('POST', '/api/tokens', { label: 'a bot', scopes: ['read'], days: 7 })
  expect(await nextMail(email, 2)).toContain(say('security.tokenMade'))
})

test('an administrator proves who they are before they act on people, who are told', async () => {
  const email = 'clara@example.org'
  const clara = await withAccount(server.url, 'Clara', mails)
  await mails.waitFor(email, 2)
  const { person } = await clara.ask<{ person: { id: string } }>('GET', '/api/me')
  const ada = await withAccount(server.url, 'Ada', mails)
  await ada.ask('POST', '/api/admin/claim', { token: ADMIN_TOKEN })
  provedLongAgo(folder)
  const path = `/api/admin/people/${person.id}`
  const acts = [
    ['moderation', { kind: 'ban', reason: 'spam' }],
    ['lift', { kind: 'ban', reason: 'sorry' }],
    ['revoke', { reason: 'gone' }],
    ['recovery-code', { reason: 'forgot' }],
  ] as const
  for (const [act, body] of acts) {
    expect(await ada.call('POST', `${path}/${act}`, body)).toMatchObject(CONFIRM)
  }
  await ada.ask('POST', '/api/account/confirm', { password: PASSWORD })
  await ada.ask('POST', `${path}/recovery-code`, { reason: 'forgot' })
  expect(await nextMail(email, 2)).toContain(say('security.codeIssued'))
  // Where the administrator is stays with them.
  const log = await clara.ask<{ action: string }[]>('GET', '/api/account/security-log')
  expect(log.find(({ action }) => action === 'codeIssued')).toMatchObject({
    ...{ device: '', address: '' },
  })
  await ada.ask('POST', `${path}/moderation`, { kind: 'ban', reason: 'spam' })
  expect(await nextMail(email, 3)).toContain(say('security.banned'))
})
