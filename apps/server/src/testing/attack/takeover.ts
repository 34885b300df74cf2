import { ROUTES } from '../../routes/index.ts'
import type { ServerProcess } from '../run-server.ts'
import { withAccount } from '../two-player-table.ts'
import { Visitor } from '../visitor.ts'
import type { Attack } from './attack.ts'
import { attackServer } from './attacked-server.ts'

type Fail = (what: string) => void

const GUESSES = { short: 20, long: 200 }
/** More wrong guesses than this may not be looked at, however many come at once. */
const MOST_CHECKED = 10
const PASSWORD = 'correct horse battery'

/** Ways to become somebody else: none of them works. */
export const takeover: Attack = async (size) => {
  let tried = 0
  const tries = [fixedSession, replayedCookie, foreignPage, tokenMisuse, tellingAnswers, recovery]
  const failures = await attackServer({ TRUST_PROXY: '1' }, async (server, fail) => {
    for (const attempt of tries) tried += await attempt(server, fail)
    tried += await guessing(server, fail, GUESSES[size])
  })
  return { tried, failures, figures: { guesses: GUESSES[size] } }
}

const isNobody = async (visitor: Visitor): Promise<boolean> => {
  const { body } = await visitor.call('GET', '/api/me')
  return typeof body === 'object' && body !== null && 'person' in body && body.person === null
}

/** A session that somebody else knows from before is worth nothing after the sign-up or sign-in. */
async function fixedSession({ url }: ServerProcess, fail: Fail): Promise<number> {
  const guest = await new Visitor(url).comeIn('Fixed')
  const thief = guest.elsewhere()
  await guest.ask('POST', '/api/account', { email: 'fixed@example.org', password: PASSWORD })
  if (!(await isNobody(thief))) fail('the session of a guest lives on in the account')
  const other = await new Visitor(url).comeIn('Other')
  const second = other.elsewhere()
  await other.ask('POST', '/api/sign-in', { email: 'fixed@example.org', password: PASSWORD })
  if (!(await isNobody(second))) fail('the session from before the sign-in lives on')
  const chosen = await new Visitor(url).call('GET', '/api/me', undefined, {
    cookie: 'guildhall=chosen-by-somebody-else-0123456789',
  })
  if (chosen.status >= 500) fail(`a chosen session: ${chosen.status}`)
  return 3
}

/** What was signed out stays so. */
async function replayedCookie({ url }: ServerProcess, fail: Fail): Promise<number> {
  const anna = await withAccount(url, 'Replayed')
  const copy = anna.elsewhere()
  await anna.ask('POST', '/api/sign-out')
  if (!(await isNobody(copy))) fail('a cookie works after the sign-out')
  const isOpen = await copy.connect().then(
    () => true,
    () => false,
  )
  if (isOpen) fail('a socket opens after the sign-out')
  return 2
}

/** Another website changes nothing, whatever it calls. */
async function foreignPage({ url }: ServerProcess, fail: Fail): Promise<number> {
  const anna = await withAccount(url, 'Foreign')
  const routes = ROUTES.filter(({ method, who }) => method !== 'GET' && who !== 'peer')
  for (const { method, path } of routes) {
    const target = path.replaceAll(/:(\w+)/g, '00000000-0000-4000-8000-000000000000')
    const { status } = await anna.call(method, target, {}, { origin: 'https://evil.example' })
    if (status !== 403) fail(`${method} ${path} from another website: ${status}`)
  }
  if (await isNobody(anna)) fail('another website has ended a session')
  return routes.length
}

/** A token plays and reads; it manages nothing. */
async function tokenMisuse({ url }: ServerProcess, fail: Fail): Promise<number> {
  const anna = await withAccount(url, 'Token')
  const { token } = await anna.ask<{ token: string }>('POST', '/api/tokens', { label: 'stolen' })
  const headers = { authorization: `Bearer ${token}`, cookie: '' }
  const tries = [
    ['PUT', '/api/account/password', { password: 'mine from now on, thank you' }],
    ['POST', '/api/tokens', { label: 'another' }],
    ['GET', '/api/tokens'],
    ['DELETE', '/api/me'],
    ['POST', '/api/sign-out-everywhere'],
    ['GET', '/api/me/data'],
    ['GET', '/metrics'],
  ] as const
  for (const [method, path, body] of tries) {
    const { status } = await new Visitor(url).call(method, path, body, headers)
    if (status !== 401 && status !== 403) fail(`${method} ${path} with a token: ${status}`)
  }
  return tries.length
}

/** Whether an address has an account cannot be told from the answer to a wrong password. */
async function tellingAnswers({ url }: ServerProcess, fail: Fail): Promise<number> {
  await withAccount(url, 'Telling')
  const answerTo = async (email: string, from: string) => {
    const guess = { email, password: 'not the one' }
    const { status, body } = await new Visitor(url).call('POST', '/api/sign-in', guess, {
      'x-forwarded-for': from,
    })
    return JSON.stringify([status, body])
  }
  const known = await answerTo('telling@example.org', '10.3.0.1')
  const unknown = await answerTo('nobody@example.org', '10.3.0.2')
  if (known !== unknown) fail(`a known address is answered ${known}, an unknown one ${unknown}`)
  return 2
}

/** The way back in tells nothing of who has an account, and no guessed code opens one. */
async function recovery({ url }: ServerProcess, fail: Fail): Promise<number> {
  const anna = await withAccount(url, 'Recovered')
  const call = (path: string, body: object, from: string) =>
    new Visitor(url).call('POST', path, body, { 'x-forwarded-for': from })
  const known = await call('/api/recovery', { email: 'recovered@example.org' }, '10.7.0.1')
  const unknown = await call('/api/recovery', { email: 'nobody@example.org' }, '10.7.0.2')
  if (JSON.stringify(known) !== JSON.stringify(unknown)) fail('recovery tells who has an account')
  const { codes } = await anna.ask<{ codes: string[] }>('POST', '/api/account/recovery-codes')
  const nearly = codes.map((code) => code.replace(/.$/, (last) => (/x/i.test(last) ? 'y' : 'x')))
  for (const [i, code] of ['', '0', ...nearly].entries()) {
    const { status } = await call('/api/recover', { code, password: PASSWORD }, `10.7.1.${i}`)
    if (status < 400 || status >= 500) fail(`a guessed recovery code is answered ${status}`)
  }
  if (await isNobody(anna)) fail('guessed recovery codes have ended a session')
  return nearly.length + 4
}

/** Many guesses at once, from many addresses: few are looked at, and the owner gets in. */
async function guessing({ url }: ServerProcess, fail: Fail, count: number): Promise<number> {
  const owner = await withAccount(url, 'Guessed')
  const email = 'guessed@example.org'
  const guesses = Array.from({ length: count }, (_, i) =>
    new Visitor(url).call(
      'POST',
      '/api/sign-in',
      { email, password: `guess ${i}` },
      { 'x-forwarded-for': `10.4.0.${i % 4}` },
    ),
  )
  const answers = await Promise.all(guesses)
  const checked = answers.filter(({ status }) => status === 401).length
  if (answers.some(({ status }) => status < 400)) fail('a guess was right')
  if (checked > 4 * MOST_CHECKED) fail(`${checked} of ${count} guesses were looked at`)
  if (await isNobody(owner)) fail('the owner was signed out by the guesses of others')
  return count
}
