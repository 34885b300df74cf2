import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Invitations } from './people/invitations.ts'
import { onBothDatabases } from './testing/both-databases.ts'
import { MailServer } from './testing/mail-server.ts'
import { runProgram } from './testing/run-program.ts'
import { runServer, type ServerProcess } from './testing/run-server.ts'
import { addPerson, scratchFolder } from './testing/stored-tables.ts'
import { withAccount } from './testing/two-player-table.ts'
import { Visitor } from './testing/visitor.ts'

const ADMIN_TOKEN = 'a token that nobody can guess'
const PASSWORD = 'correct horse battery'
const { folder, remove } = scratchFolder()
let server: ServerProcess
let cookie: Visitor

/** The same server with other settings. */
async function restart(env: Record<string, string>): Promise<void> {
  await server?.end()
  server = await runServer({ GUILDHALL_DATA: folder, ADMIN_TOKEN, ...env })
}
const admin = (): Visitor => cookie.elsewhere(server.url)

beforeAll(async () => {
  await restart({})
  cookie = await withAccount(server.url, 'Ada')
  await cookie.ask('POST', '/api/admin/claim', { token: ADMIN_TOKEN })
})
afterAll(async () => {
  await server.end()
  remove()
})

const account = (name: string, more: object = {}) => ({
  ...{ email: `${name.toLowerCase()}@example.org`, password: PASSWORD, ...more },
})
const register = (name: string, more: object = {}) =>
  new Visitor(server.url).call('POST', '/api/register', { name, ...account(name, more) })
const invite = async (uses: number): Promise<{ id: string; invitation: string }> => {
  const made = await admin().ask<{ id: string; link: string }>('POST', '/api/admin/invitations', {
    ...{ label: 'For the club', uses },
  })
  return { id: made.id, invitation: made.link.split('/').at(-1) ?? '' }
}

test.each([{ REGISTRATION: 'sometimes' }, { GUESTS: 'maybe' }])(
  '%j is refused with one line',
  async (env) => {
    const { code, out, err } = await runProgram(env, 'serve')
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err.trimEnd().split('\n').at(-1)).toMatch(/^guildhall: (REGISTRATION|GUESTS): /)
  },
)

describe('by default', () => {
  test('everybody can create an account, with or without being a guest before', async () => {
    expect(await new Visitor(server.url).ask('GET', '/api/registration')).toEqual({
      ...{ registration: 'open', guests: true },
    })
    expect(await register('Boris')).toMatchObject({ status: 200 })
    expect(await admin().ask('GET', '/api/admin/people?search=boris')).toMatchObject({
      people: [{ name: 'Boris', kind: 'account' }],
    })
  })

  test('a name is not one that could be taken for an administrator’s, nor invisible', async () => {
    const refused = { status: 409, body: { code: 'administratorName' } }
    const come = (name: string) => new Visitor(server.url).call('POST', '/api/guest', { name })
    expect(await come('\u0410da')).toMatchObject(refused) // with a Cyrillic letter
    expect(await register('ADA')).toMatchObject(refused)
    expect(await come('\u3164')).toMatchObject({ status: 400, body: { code: 'badName' } })
    const guest = await new Visitor(server.url).comeIn('Ida')
    const rename = (who: Visitor, name: string) => who.call('PATCH', '/api/me', { name })
    expect(await rename(guest, 'Adà')).toMatchObject(refused)
    expect(await rename(guest, 'Adam')).toMatchObject({ status: 200 })
    expect(await rename(admin(), 'ADA')).toMatchObject({ status: 200 })
  })

  test('nor is a name at a table, by HTTP or by socket', async () => {
    const guest = await (await new Visitor(server.url).comeIn('Ilse')).connect()
    const table = { game: 'red-cathedral', players: 2 }
    const chairs = [{ kind: 'me', name: '\u0410da' }]
    expect(await guest.call('POST', '/api/tables', { ...table, chairs })).toMatchObject({
      status: 409,
      body: { code: 'administratorName' },
    })
    const { id } = await guest.ask<{ id: string }>('POST', '/api/tables', table)
    const request = (name: string) => ({ id: 'request-1', seen: 0, wish: { type: 'sit', name } })
    const refusals = [
      ['\u0410da', 409, 'administratorName'],
      ['\u3164', 400, 'badName'],
    ] as const
    for (const [name, status, code] of refusals) {
      const byHttp = await guest.call('POST', `/api/tables/${id}/requests`, request(name))
      expect(byHttp).toMatchObject({ status, body: { code } })
      const bySocket = guest.until(({ type }) => type === 'refused')
      guest.socket.send(JSON.stringify({ type: 'request', table: id, ...request(name) }))
      expect(await bySocket).toMatchObject({ code })
    }
    await guest.leave()
  })

  test('an account that could not be made leaves nobody behind', async () => {
    const weak = { ...account('Carl'), password: 'aaaaaaaaaaaa' }
    const visitor = new Visitor(server.url)
    const answer = await visitor.call('POST', '/api/register', { name: 'Carl', ...weak })
    expect(answer.status).toBe(400)
    expect(await admin().ask('GET', '/api/admin/people?search=carl')).toMatchObject({ people: [] })
  })
})

describe('by invitation', () => {
  beforeAll(() => restart({ REGISTRATION: 'invitation' }))

  test('a guest plays, and needs an invitation to have an account', async () => {
    const guest = await new Visitor(server.url).comeIn('Dora')
    const make = (more: object = {}) => guest.call('POST', '/api/account', account('Dora', more))
    expect(await make()).toMatchObject({ status: 403, body: { code: 'invitationNeeded' } })
    const passkey = { label: 'key', response: { id: 'x', response: {} } }
    expect(await guest.call('POST', '/api/account/passkeys', passkey)).toMatchObject({
      ...{ status: 403, body: { code: 'invitationNeeded' } },
    })
    const bad = { invitation: 'nonsense' }
    expect(await make(bad)).toMatchObject({ status: 403, body: { code: 'badInvitation' } })
    expect(await register('Dora')).toMatchObject({ status: 403 })
    const { id, invitation } = await invite(1)
    const valid = () => new Visitor(server.url).ask('GET', `/api/invitations/${invitation}`)
    expect(await valid()).toEqual({ valid: true })
    // A password that is refused costs nothing.
    expect(await make({ invitation, password: 'aaaaaaaaaaaa' })).toMatchObject({ status: 400 })
    expect(await make({ invitation })).toMatchObject({ status: 200 })
    expect(await valid()).toEqual({ valid: false })
    expect(await register('Emil', { invitation })).toMatchObject({ status: 403 })
    const list = await admin().ask<{ id: string }[]>('GET', '/api/admin/invitations')
    expect(list.find((one) => one.id === id)).toMatchObject({
      uses: 1,
      used: 1,
      label: 'For the club',
    })
    expect(JSON.stringify(list)).not.toContain(invitation)
  })

  test('an invitation that is revoked invites nobody, and both are written down', async () => {
    const { id, invitation } = await invite(5)
    const path = `/api/admin/invitations/${id}/revoke`
    expect(await admin().call('POST', path, {})).toMatchObject({ status: 400 })
    await admin().ask('POST', path, { reason: 'It was passed on' })
    expect(await admin().call('POST', path, { reason: 'Again' })).toMatchObject({ status: 404 })
    expect(await register('Fedor', { invitation })).toMatchObject({ status: 403 })
    expect(await admin().ask('GET', '/api/admin/audit')).toMatchObject({
      entries: expect.arrayContaining([
        expect.objectContaining({ action: 'invite', target: id, label: 'For the club' }),
        expect.objectContaining({ action: 'revokeInvitation', reason: 'It was passed on' }),
      ]),
    })
  })
})

describe('by invitation, where addresses are confirmed', () => {
  let mails: MailServer
  beforeAll(async () => {
    mails = await MailServer.open()
    const mail = { SMTP_URL: mails.url, MAIL_FROM: 'server@example.org' }
    await restart({ REGISTRATION: 'invitation', ...mail })
  })
  afterAll(() => mails.close())

  const confirm = async (name: string) => {
    const [mail] = await mails.waitFor(`${name.toLowerCase()}@example.org`, 1)
    const [, token] = /#([\w-]+)/.exec(mail?.text ?? '') ?? []
    const body = { token, password: PASSWORD }
    return new Visitor(server.url).call('POST', '/api/email/confirm', body)
  }

  test('it is used by whoever has an account with it, not by who only asked for one', async () => {
    const { id, invitation } = await invite(1)
    const used = async () => {
      const list = await admin().ask<{ id: string; used: number }[]>(
        ...(['GET', '/api/admin/invitations'] as const),
      )
      return list.find((one) => one.id === id)?.used
    }
    // Hanna mistyped her address, and asks again.
    expect(await register('Hamma', { invitation })).toMatchObject({ status: 202 })
    expect(await register('Hanna', { invitation })).toMatchObject({ status: 202 })
    expect(await register('Igor', { invitation })).toMatchObject({ status: 202 })
    expect(await used()).toBe(0)
    expect(await confirm('Hanna')).toMatchObject({ status: 204 })
    expect(await used()).toBe(1)
    const late = { status: 403, body: { code: 'badInvitation' } }
    expect(await confirm('Igor')).toMatchObject(late)
    expect(await register('Jana', { invitation })).toMatchObject(late)
    expect(await used()).toBe(1)
    const found = await admin().ask<{ people: { kind: string }[] }>(
      ...(['GET', '/api/admin/people?search=igor'] as const),
    )
    expect(found.people).toMatchObject([{ kind: 'guest' }])
  })
})

describe('closed, without guests', () => {
  beforeAll(() => restart({ REGISTRATION: 'closed', GUESTS: '0' }))

  test('only those with an account come in', async () => {
    const nobody = new Visitor(server.url)
    expect(await nobody.ask('GET', '/api/registration')).toEqual({
      ...{ registration: 'closed', guests: false },
    })
    expect(await nobody.call('POST', '/api/guest', { name: 'Gina' })).toMatchObject({
      ...{ status: 403, body: { code: 'noGuests' } },
    })
    const { invitation } = await invite(1)
    expect(await register('Gina', { invitation })).toMatchObject({
      ...{ status: 403, body: { code: 'registrationClosed' } },
    })
    expect(await nobody.call('POST', '/api/sign-in', account('Boris'))).toMatchObject({
      status: 204,
    })
  })
})

onBothDatabases((database) => {
  test('the last use of an invitation goes to one of two who come at once', async () => {
    const { storage } = database()
    await addPerson(storage, 'ann')
    let now = 1000
    const invitations = new Invitations(storage.db, () => now)
    const { token } = await invitations.make('ann', { label: 'Two', uses: 2, expires: 2000 })
    const id = await invitations.take(token)
    const both = await Promise.allSettled([invitations.take(token), invitations.take(token)])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    await invitations.giveBack(id)
    expect(await invitations.isValid(token)).toBe(true)
    now = 2000
    expect(await invitations.isValid(token)).toBe(false)
  })
})
