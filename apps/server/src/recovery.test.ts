import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MailServer } from './testing/mail-server.ts'
import { runServer, type ServerProcess } from './testing/run-server.ts'
import { Visitor } from './testing/visitor.ts'

const ADMIN_TOKEN = 'a token that nobody can guess'
const PASSWORD = 'correct horse battery'
const OTHER = 'another horse, another battery'
let mails: MailServer
let server: ServerProcess
beforeAll(async () => {
  mails = await MailServer.open()
  server = await runServer({
    ...{ SMTP_URL: mails.url, MAIL_FROM: 'club@example.org', ADMIN_TOKEN, TRUST_PROXY: '1' },
  })
})
afterAll(async () => {
  await server.end()
  await mails.close()
})

let arrived = 0
const newcomer = (): Visitor => {
  arrived += 1
  return new Visitor(server.url, `10.3.0.${arrived}`)
}
const guest = (name: string): Promise<Visitor> => newcomer().comeIn(name)
const account = (email: string) => ({ email, password: PASSWORD })

/** What stands behind `#` in the newest of so many mails to an address. */
async function secretIn(email: string, count = 1): Promise<string> {
  const received = await mails.waitFor(email, count)
  return /#([\w-]+)/.exec(received.at(-1)?.text ?? '')?.[1] ?? ''
}

async function signUp(name: string): Promise<Visitor> {
  const visitor = await guest(name)
  const email = `${name}@example.org`
  await visitor.ask('POST', '/api/account', account(email))
  await visitor.ask('POST', '/api/email/confirm', { token: await secretIn(email) })
  await mails.waitFor(email, 2)
  return visitor
}

describe('an address', () => {
  test('counts once its link was followed, which works once; the session is renewed', async () => {
    const anna = await guest('anna')
    const answer = await anna.call('POST', '/api/account', account('anna@example.org'))
    expect(answer).toEqual({ status: 202, body: { confirm: 'anna@example.org' } })
    expect(await anna.ask('GET', '/api/me')).toMatchObject({ person: { kind: 'guest' } })
    const wrong = { status: 401, body: { code: 'wrong' } }
    expect(
      await newcomer().call('POST', '/api/sign-in', account('anna@example.org')),
    ).toMatchObject(wrong)
    const token = await secretIn('anna@example.org')
    const before = anna.elsewhere()
    await anna.ask('POST', '/api/email/confirm', { token })
    expect(await anna.ask('GET', '/api/me')).toMatchObject({ person: { kind: 'account' } })
    expect(await before.ask('GET', '/api/me')).toMatchObject({ person: null })
    const again = await anna.call('POST', '/api/email/confirm', { token })
    expect(again).toMatchObject({ status: 410, body: { code: 'expired' } })
    await newcomer().ask('POST', '/api/sign-in', account('anna@example.org'))
  })

  test('is confirmed elsewhere only with the password: who reads the mail may not have asked', async () => {
    const thief = await guest('thief')
    await thief.ask('POST', '/api/account', account('victim@example.org'))
    const token = await secretIn('victim@example.org')
    const victim = newcomer()
    const needed = { status: 403, body: { code: 'passwordNeeded' } }
    expect(await victim.call('POST', '/api/email/confirm', { token })).toMatchObject(needed)
    const guess = { token, password: OTHER }
    expect(await victim.call('POST', '/api/email/confirm', guess)).toMatchObject(needed)
    await victim.ask('POST', '/api/email/confirm', { token, password: PASSWORD })
    expect(await victim.ask('GET', '/api/me')).toMatchObject({ person: { name: 'thief' } })
    expect(await thief.ask('GET', '/api/me')).toMatchObject({ person: null })
  })

  test('that only somebody claims does not keep its owner from it', async () => {
    await (await guest('mallory')).ask('POST', '/api/account', account('boris@example.org'))
    await mails.waitFor('boris@example.org', 1)
    const boris = await guest('boris')
    await boris.ask('POST', '/api/account', { email: 'boris@example.org', password: OTHER })
    const token = await secretIn('boris@example.org', 2)
    await boris.ask('POST', '/api/email/confirm', { token })
    expect(await boris.ask('GET', '/api/account/ways-in')).toMatchObject({
      email: 'boris@example.org',
      emailConfirmed: expect.any(Number),
      claimedEmail: null,
    })
  })

  test('that is registered is answered like any other, and its owner gets a mail', async () => {
    await signUp('clara')
    const known = await (await guest('x')).call(
      'POST',
      '/api/account',
      account('clara@example.org'),
    )
    const unknown = await (await guest('y')).call('POST', '/api/account', account('no@example.org'))
    expect(known.status).toBe(unknown.status)
    expect(JSON.stringify(known).replace('clara@', 'no@')).toBe(JSON.stringify(unknown))
    const [, , told] = await mails.waitFor('clara@example.org', 3)
    expect(told?.text).toContain('/recover')
    expect(told?.text).not.toContain('confirm-email')
  })

  test('is changed by a link to the new one, and the old one is told', async () => {
    const dora = await signUp('dora')
    await dora.ask('PUT', '/api/account/email', { email: 'dora2@example.org' })
    expect(await dora.ask('GET', '/api/account/ways-in')).toMatchObject({
      email: 'dora@example.org',
      claimedEmail: 'dora2@example.org',
    })
    const token = await secretIn('dora2@example.org')
    await dora.ask('POST', '/api/email/confirm', { token })
    await mails.waitFor('dora2@example.org', 2)
    await mails.waitFor('dora@example.org', 3)
    await newcomer().ask('POST', '/api/sign-in', account('dora2@example.org'))
  })
})

describe('who cannot sign in any more', () => {
  const recover = (by: Visitor, code: string, password = OTHER) =>
    by.call('POST', '/api/recover', { code, password })
  const badCode = { status: 410, body: { code: 'badCode' } }

  test('gets a link by mail, which works once and ends all sessions and tokens', async () => {
    const emil = await signUp('emil')
    const { token } = await emil.ask<{ token: string }>('POST', '/api/tokens', { label: 'bot' })
    const lost = newcomer()
    const known = await lost.call('POST', '/api/recovery', { email: 'emil@example.org' })
    const unknown = await lost.call('POST', '/api/recovery', { email: 'nobody@example.org' })
    expect(known).toEqual(unknown)
    const code = await secretIn('emil@example.org', 4)
    expect(await recover(lost, code, 'password123')).toMatchObject({ status: 400 })
    expect(await recover(lost, code)).toMatchObject({ status: 204 })
    expect(await lost.ask('GET', '/api/me')).toMatchObject({ person: { name: 'emil' } })
    expect(await emil.ask('GET', '/api/me')).toMatchObject({ person: null })
    const bearer = { authorization: `Bearer ${token}`, cookie: '' }
    expect(await emil.call('GET', '/api/me', undefined, bearer)).toMatchObject({ status: 401 })
    expect(await recover(newcomer(), code)).toMatchObject(badCode)
    const now = { email: 'emil@example.org', password: OTHER }
    await newcomer().ask('POST', '/api/sign-in', now)
  })

  test('cannot have it sent to an address that was not confirmed', async () => {
    await (await guest('z')).ask('POST', '/api/account', account('claimed@example.org'))
    await newcomer().ask('POST', '/api/recovery', { email: 'claimed@example.org' })
    await signUp('after') // by then it would have been sent
    expect(await mails.waitFor('claimed@example.org', 1)).toHaveLength(1)
  })

  test('uses one of ten codes, each once, however it is typed; new ones end them', async () => {
    const fedor = await signUp('fedor')
    const make = () => fedor.ask<{ codes: string[] }>('POST', '/api/account/recovery-codes')
    const old = await make()
    const { codes } = await make()
    expect(new Set(codes).size).toBe(10)
    const [first = '', second = ''] = codes
    expect(await recover(newcomer(), old.codes[0] ?? '')).toMatchObject(badCode)
    const typed = first.toLowerCase().replaceAll('-', ' ')
    expect(await recover(newcomer(), typed)).toMatchObject({ status: 204 })
    expect(await recover(newcomer(), first)).toMatchObject(badCode)
    const later = newcomer()
    expect(await recover(later, second, PASSWORD)).toMatchObject({ status: 204 })
    expect(await later.ask('GET', '/api/account/ways-in')).toMatchObject({ recoveryCodes: 8 })
  })

  test('gets a code from an administrator, which is audited, and is told', async () => {
    const chief = await signUp('chief')
    await chief.ask('POST', '/api/admin/claim', { token: ADMIN_TOKEN })
    const gina = await signUp('gina')
    const { person } = await gina.ask<{ person: { id: string } }>('GET', '/api/me')
    const path = `/api/admin/people/${person.id}/recovery-code`
    const why = { reason: 'Asked at the club' }
    expect(await gina.call('POST', path, why)).toMatchObject({ status: 403 })
    expect(await chief.call('POST', path, {})).toMatchObject({ status: 400 })
    const { code } = await chief.ask<{ code: string }>('POST', path, why)
    await mails.waitFor('gina@example.org', 3)
    expect(await recover(newcomer(), code)).toMatchObject({ status: 204 })
    expect(await chief.ask('GET', '/api/admin/audit')).toMatchObject({
      entries: [{ action: 'recoveryCode', target: person.id, ...why }, {}],
    })
  })
})

test('everything that happens to an account stands in its log, without secrets', async () => {
  const hugo = await signUp('hugo')
  const wrong = { email: 'hugo@example.org', password: 'not this one, surely' }
  await newcomer().call('POST', '/api/sign-in', wrong)
  await newcomer().ask('POST', '/api/sign-in', account('hugo@example.org'))
  const { token } = await hugo.ask<{ token: string }>('POST', '/api/tokens', { label: 'bot' })
  const { codes } = await hugo.ask<{ codes: string[] }>('POST', '/api/account/recovery-codes')
  await hugo.ask('PUT', '/api/account/password', { password: OTHER })
  const log = await hugo.ask<{ action: string }[]>('GET', '/api/account/security-log')
  const actions = log.map(({ action }) => action)
  expect(actions.slice(0, 3)).toEqual(['passwordChanged', 'codesMade', 'tokenMade'])
  expect(actions.slice(3).sort()).toEqual(['accountMade', 'signInFailed', 'signedIn'])
  expect(log.at(-1)).toMatchObject({ address: '10.3.0.0/24' })
  const told = await mails.waitFor('hugo@example.org', 5)
  expect(told.at(-1)?.head).toContain('Subject:')
  const texts = JSON.stringify([log, await hugo.ask('GET', '/api/me/data')])
  for (const secret of [token, OTHER, PASSWORD, ...codes]) expect(texts).not.toContain(secret)
  expect(texts).not.toMatch(/argon2|10\.3\.0\.[1-9]/)
})

test('the mails are in the language of the person', async () => {
  const ida = await guest('ida')
  await ida.ask('PATCH', '/api/me', { locale: 'de' })
  await ida.ask('POST', '/api/account', account('ida@example.org'))
  const [first] = await mails.waitFor('ida@example.org', 1)
  expect(first?.text).toContain('Öffne diesen Link')
})
