import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Authenticator } from '../testing/authenticator.ts'
import { runServer, type ServerProcess } from '../testing/run-server.ts'
import { Visitor } from '../testing/visitor.ts'

let server: ServerProcess
beforeAll(async () => {
  server = await runServer()
})
afterAll(() => server.end())

const REGISTER = '/api/account/passkeys'
const SIGN_IN = '/api/sign-in/passkey'
const here = () => ({ origin: server.url })
const optionsFor = (visitor: Visitor, path: string) =>
  visitor.ask<{ challenge: string }>('POST', `${path}/options`)

async function register(visitor: Visitor, key = new Authenticator()): Promise<Authenticator> {
  const response = key.create(await optionsFor(visitor, REGISTER), here())
  await visitor.ask('POST', REGISTER, { label: 'my phone', response })
  return key
}

const signIn = async (visitor: Visitor, key: Authenticator): Promise<void> => {
  const response = key.get(await optionsFor(visitor, SIGN_IN), here())
  await visitor.ask('POST', SIGN_IN, { response })
}

const makeTable = (visitor: Visitor): Promise<{ id: string }> =>
  visitor.ask('POST', '/api/tables', {
    ...{ game: 'red-cathedral', players: 2, chairs: [{ kind: 'me' }] },
  })

describe('a passkey', () => {
  test('makes an account of a guest, who comes back with it and takes a guest’s games along', async () => {
    const anna = await new Visitor(server.url).comeIn('Anna')
    const first = await makeTable(anna)
    const key = await register(anna)
    expect(await anna.ask('GET', '/api/me')).toMatchObject({ person: { kind: 'account' } })
    expect(await anna.ask('GET', '/api/account/ways-in')).toMatchObject({
      password: null,
      passkeys: [{ label: 'my phone', used: null }],
    })

    const later = new Visitor(server.url)
    await signIn(later, key)
    expect(await later.ask('GET', '/api/me')).toMatchObject({ person: { name: 'Anna' } })

    const phone = await new Visitor(server.url).comeIn('Anna on the phone')
    const second = await makeTable(phone)
    const watched = await phone.ask<{ id: string }>('POST', '/api/tables', {
      ...{ game: 'craftsmen-builders', players: 2 }, // made for others, without a seat
    })
    await signIn(phone, key)
    const tables = await later.ask<{ id: string }[]>('GET', '/api/me/tables')
    expect(tables.map(({ id }) => id).sort()).toEqual(
      [first, second, watched].map(({ id }) => id).sort(),
    )
    expect(await later.ask('GET', `/api/tables/${second.id}`)).toMatchObject({
      host: true,
      chairs: [{ mine: true }, {}],
    })
    expect(await later.ask('GET', `/api/tables/${watched.id}`)).toMatchObject({ host: true })
  })

  test('is given up, but for the last way in', async () => {
    const boris = await new Visitor(server.url).comeIn('Boris')
    const [one, two] = [await register(boris), await register(boris)]
    const remove = (key: Authenticator) =>
      boris.call('DELETE', `${REGISTER}/${key.id.toString('base64url')}`)
    expect(await remove(one)).toMatchObject({ status: 204 })
    expect(await remove(one)).toMatchObject({ status: 404 })
    expect(await remove(two)).toMatchObject({ status: 409, body: { code: 'lastWayIn' } })
    await signIn(new Visitor(server.url), two)
    await boris.ask('DELETE', '/api/me')
    const forgotten = await optionsFor(boris, SIGN_IN)
    expect(
      await boris.call('POST', SIGN_IN, { response: two.get(forgotten, here()) }),
    ).toMatchObject({ status: 401, body: { code: 'badKey' } })
  })
})

describe('a passkey that does not ask its owner who they are', () => {
  test('is neither kept nor accepted', async () => {
    const refused = { status: 401, body: { code: 'badKey' } }
    const ida = await new Visitor(server.url).comeIn('Ida')
    const key = new Authenticator()
    key.verifies = false
    const made = key.create(await optionsFor(ida, REGISTER), here())
    expect(await ida.call('POST', REGISTER, { label: 'a key', response: made })).toMatchObject(
      refused,
    )
    key.verifies = true
    await register(ida, key)
    key.verifies = false
    const response = key.get(await optionsFor(ida, SIGN_IN), here())
    expect(await ida.call('POST', SIGN_IN, { response })).toMatchObject(refused)
    key.verifies = true
    await signIn(ida, key)
  })
})

describe('nobody comes in', () => {
  const refused = { status: 401, body: { code: 'badKey' } }
  let key: Authenticator
  beforeAll(async () => {
    key = await register(await new Visitor(server.url).comeIn('Clara'))
  })

  const tries: readonly [string, (options: { challenge: string }) => object][] = [
    ['from another origin', (options) => key.get(options, { origin: 'https://evil.example' })],
    ['from another port', (options) => key.get(options, { origin: 'http://localhost:1' })],
    ['for another server', (options) => key.get(options, here(), 'evil.example')],
    ['with a challenge of their own', () => key.get({ challenge: 'x'.repeat(43) }, here())],
    [
      'with the answer to another question',
      (options) => key.get(options, { ...here(), type: 'webauthn.create' }),
    ],
    [
      'with another key of the same id',
      (options) => new Authenticator(key.id).get(options, here()),
    ],
    ['with a key that nobody knows', (options) => new Authenticator().get(options, here())],
    [
      'with a signature that was changed',
      (options) => {
        const answer = structuredClone(key.get(options, here())) as {
          response: { signature: string }
        }
        answer.response.signature = `${answer.response.signature.slice(0, -4)}AAAA`
        return answer
      },
    ],
    ['with nonsense', () => ({ id: 'x', response: { clientDataJSON: 1 } })],
  ]
  test.each(tries)('%s', async (_, answer) => {
    const stranger = new Visitor(server.url)
    const response = answer(await optionsFor(stranger, SIGN_IN))
    expect(await stranger.call('POST', SIGN_IN, { response })).toMatchObject(refused)
    expect(await stranger.ask('GET', '/api/me')).toMatchObject({ person: null })
  })

  test('unnoticed: the owner of the passkey finds it in the security log', async () => {
    const owner = await new Visitor(server.url).comeIn('Frida')
    const own = await register(owner)
    const stranger = new Visitor(server.url)
    const options = await optionsFor(stranger, SIGN_IN)
    const response = new Authenticator(own.id).get(options, here())
    expect(await stranger.call('POST', SIGN_IN, { response })).toMatchObject(refused)
    const failed = { action: 'signInFailed', method: 'passkey' }
    const log = () => owner.ask<object[]>('GET', '/api/account/security-log')
    let found = await log()
    while (found.length < 2) found = await log() // it is written after the answer
    expect(found).toEqual(expect.arrayContaining([expect.objectContaining(failed)]))
  })

  test('with what somebody else has sent before, or a copy of the key that is behind', async () => {
    const stranger = new Visitor(server.url)
    const response = key.get(await optionsFor(stranger, SIGN_IN), here())
    await new Visitor(server.url).ask('POST', SIGN_IN, { response })
    expect(await stranger.call('POST', SIGN_IN, { response })).toMatchObject(refused)
    key.counter -= 1
    const copy = key.get(await optionsFor(stranger, SIGN_IN), here())
    expect(await stranger.call('POST', SIGN_IN, { response: copy })).toMatchObject(refused)
    await signIn(stranger, key)
  })

  test('by registering what is not theirs', async () => {
    const dora = await new Visitor(server.url).comeIn('Dora')
    const emil = await new Visitor(server.url).comeIn('Emil')
    const call = async (response: object) =>
      emil.call('POST', REGISTER, { label: 'a key', response })
    const own = new Authenticator()
    const elsewhere = { origin: 'https://evil.example' }
    expect(await call(own.create(await optionsFor(emil, REGISTER), elsewhere))).toMatchObject(
      refused,
    )
    expect(await call(own.create(await optionsFor(dora, REGISTER), here()))).toMatchObject(refused)
    expect(await call(own.create(await optionsFor(emil, SIGN_IN), here()))).toMatchObject(refused)
    const taken = new Authenticator(key.id)
    expect(await call(taken.create(await optionsFor(emil, REGISTER), here()))).toMatchObject(
      refused,
    )
    expect(await emil.ask('GET', '/api/me')).toMatchObject({ person: { kind: 'guest' } })
    const asked = await optionsFor(emil, REGISTER)
    expect(await call(own.create(asked, here()))).toMatchObject({ status: 204 })
    expect(await call(new Authenticator().create(asked, here()))).toMatchObject(refused)
  })
})
