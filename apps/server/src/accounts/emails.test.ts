import { pino } from 'pino'
import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import type { Refused } from '../http/refused.ts'
import { Metrics } from '../metrics.ts'
import { Mail } from '../notify/mail.ts'
import { MailQueue } from '../notify/mail-queue.ts'
import { hashOf } from '../people/sessions.ts'
import { steadyTime } from '../steady-time.ts'
import type { Storage } from '../storage/storage.ts'
import { onBothDatabases } from '../testing/both-databases.ts'
import { runServer } from '../testing/run-server.ts'
import { addPerson } from '../testing/stored-tables.ts'
import { Visitor } from '../testing/visitor.ts'
import { Emails } from './emails.ts'

const EMAIL = 'one@example.org'
const TEN = Array.from({ length: 10 }, (_, index) => `guest-${index}`)
const NOW = 1000

function emailsOf(storage: Storage): Emails {
  const read = readConfig({})
  if (!read.ok) throw new Error(read.lines.join())
  const config = read.value
  const report = (error: unknown) => {
    throw error
  }
  const mail = new Mail(storage.db, config, () => NOW, report)
  const log = pino({ level: 'silent' })
  const ports = { storage, mail, metrics: new Metrics(), log, time: steadyTime(), process: 'p1' }
  return new Emails(storage, config, new MailQueue(ports), () => NOW)
}

async function addTen(storage: Storage): Promise<void> {
  for (const id of TEN) await addPerson(storage, id)
}

/** Their claims to the address, by the tokens of their links. */
async function claim(storage: Storage): Promise<void> {
  const values = TEN.map((person) => ({
    ...{ token_hash: hashOf(person), person, email: EMAIL, password: 'hash', invitation: null },
    ...{ created: 1, expires: NOW + 1 },
  }))
  await storage.db.insertInto('email_claims').values(values).execute()
}

/** Who was granted something, and the distinct codes of the others. */
async function outcome(asked: readonly Promise<unknown>[]) {
  const all = await Promise.allSettled(asked)
  const refusals = all.filter((one) => one.status === 'rejected')
  const codes = refusals.map(({ reason }) => (reason as Refused).code)
  return { granted: all.length - refusals.length, codes: [...new Set(codes)] }
}

const owners = ({ db }: Storage) =>
  db.selectFrom('people').select(['id', 'email_confirmed']).where('email', '=', EMAIL).execute()

onBothDatabases((database) => {
  test('two who confirm each other’s address at once both get it', async () => {
    const { storage } = database()
    const emails = emailsOf(storage)
    for (let round = 0; round < 20; round++) {
      const pair = [`left-${round}`, `right-${round}`] as const
      for (const id of pair) await addPerson(storage, id)
      // Each has only said so far that the address is theirs, and claims that of the other.
      const claims = [pair, pair.toReversed()].map(([person = '', other = '']) => ({
        ...{ token_hash: hashOf(person), person, email: `${other}@example.org` },
        ...{ password: null, invitation: null, created: 1, expires: NOW + 1 },
      }))
      await storage.db.insertInto('email_claims').values(claims).execute()
      const confirmed = await Promise.all(
        pair.map(async (person) => emails.confirm(await emails.find(person))),
      )
      expect(confirmed.map(({ person }) => person)).toEqual(pair)
    }
  })

  test('of ten who take an address at once one has it, and the others are told so', async () => {
    const { storage } = database()
    const emails = emailsOf(storage)
    await addTen(storage)
    const set = (person: string) => emails.set(person, EMAIL, 'hash')
    expect(await outcome(TEN.map(set))).toEqual({ granted: 1, codes: ['emailTaken'] })
    expect(await owners(storage)).toHaveLength(1)
  })

  test.each([
    ['that nobody has', null],
    ['that somebody took unconfirmed', 'ann'],
    ['that one of them took unconfirmed', TEN[0] ?? ''],
  ])('of ten who confirm an address %s at once one has it', async (_, holder) => {
    const { storage } = database()
    const emails = emailsOf(storage)
    await addTen(storage)
    await addPerson(storage, 'ann')
    if (holder !== null) await emails.set(holder, EMAIL, null)
    await claim(storage)
    const confirm = async (token: string) => emails.confirm(await emails.find(token))
    expect(await outcome(TEN.map(confirm))).toEqual({ granted: 1, codes: ['expired'] })
    expect(await owners(storage)).toEqual([{ id: expect.any(String), email_confirmed: NOW }])
  })

  test('ten registrations with one address at once make one account', async () => {
    const place = await database().another()
    const server = await runServer(
      'url' in place ? { DATABASE_URL: place.url } : { GUILDHALL_DATA: place.folder },
    )
    const body = { email: EMAIL, password: 'correct horse battery' }
    const register = (name: string) =>
      new Visitor(server.url).call('POST', '/api/register', { name, ...body })
    const answers = await Promise.all(TEN.map(register))
    const late = await register('late')
    expect(late).toMatchObject({ status: 409, body: { code: 'emailTaken' } })
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const others = answers.filter(({ status }) => status !== 200)
    expect(others).toEqual(others.map(() => late))
    await server.end()
  })
})
