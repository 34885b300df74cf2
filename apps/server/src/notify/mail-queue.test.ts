import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { Metrics } from '../metrics.ts'
import { openStorage } from '../storage/open-storage.ts'
import { onBothDatabases } from '../testing/both-databases.ts'
import { MailServer } from '../testing/mail-server.ts'
import { runServer } from '../testing/run-server.ts'
import { addPerson, scratchFolder } from '../testing/stored-tables.ts'
import { withAccount } from '../testing/two-player-table.ts'
import { until } from '../testing/until.ts'
import { Visitor } from '../testing/visitor.ts'
import { Mail } from './mail.ts'
import { MailQueue } from './mail-queue.ts'

const EMAIL = 'ann@example.org'
let server: MailServer
beforeAll(async () => {
  server = await MailServer.open()
})
afterAll(() => server.close())

/** A clock that stands still until the test moves it. */
function handClock() {
  let now = 1000
  let next: { readonly at: number; readonly call: () => void } | null = null
  return {
    time: {
      now: () => now,
      after(ms: number, call: () => void) {
        const mine = { at: now + ms, call }
        next = mine
        return () => {
          if (next === mine) next = null
        }
      },
    },
    /** To a moment; what is due by then happens once. */
    to(moment: number) {
      now = moment
      const due = next
      if (due === null || due.at > now) return
      next = null
      due.call()
    },
  }
}

onBothDatabases((database) => {
  async function queueOf() {
    const { storage } = database()
    await addPerson(storage, 'ann')
    const config = readConfig({ SMTP_URL: server.url, MAIL_FROM: 'server@example.org' })
    if (!config.ok) throw new Error(config.lines.join())
    const { time, to } = handClock()
    const lines: Record<string, unknown>[] = []
    const log = pino({}, { write: (line) => lines.push(JSON.parse(line)) })
    const metrics = new Metrics()
    const mail = new Mail(storage.db, config.value, time.now, (error) => log.error(error))
    const queue = new MailQueue({ storage, mail, metrics, log, time, process: 'p1' })
    const waiting = () => storage.db.selectFrom('outbox').selectAll().execute()
    return { queue, storage, to, lines, metrics, waiting }
  }
  const WELCOME = { title: 'Welcome', lines: [], link: 'https://guildhall.example/' }
  const letter = { about: 'claim', to: EMAIL } as const

  describe('a mail that waits', () => {
    beforeEach(() => {
      server.busy = false
      server.unknown.clear()
      server.received.length = 0
    })

    test('is written when it is sent, and nothing is kept of it then', async () => {
      const { queue, storage, waiting } = await queueOf()
      await queue.add(storage.db, 'ann', letter)
      expect(await waiting()).toMatchObject([{ person: 'ann', body: JSON.stringify(letter) }])
      queue.start(async () => WELCOME)
      await queue.stop()
      expect(await waiting()).toHaveLength(1) // nothing has moved the clock
    })

    test('is tried ten times with pauses that double, then given up with a word', async () => {
      const { queue, storage, to, lines, metrics, waiting } = await queueOf()
      server.busy = true
      await queue.add(storage.db, 'ann', letter)
      queue.start(async () => WELCOME)
      let now = 1000
      const pauses: number[] = []
      for (let tries = 1; tries < 10; tries++) {
        to(now)
        await until(async () => {
          const [row] = await waiting()
          return row?.tries === tries && row.claimed_by === null
        })
        const due = (await waiting())[0]?.due ?? 0
        pauses.push((due - now) / 1000)
        await queue.stop()
        queue.start(async () => WELCOME)
        to(due - 1)
        await queue.stop()
        expect((await waiting())[0]?.tries).toBe(tries)
        queue.start(async () => WELCOME)
        now = due
      }
      expect(pauses).toEqual([30, 60, 120, 240, 480, 960, 1920, 3840, 7680])
      to(now)
      await until(async () => (await waiting()).length === 0)
      await queue.stop()
      const said = lines.map(({ msg, tries }) => [msg, tries])
      expect(said).toHaveLength(10)
      expect(said.at(-1)).toEqual(['a mail was given up', 10])
      expect(JSON.stringify(lines)).not.toContain(EMAIL)
      expect(await metrics.registry.metrics()).toMatch(/^guildhall_mails_given_up_total 1$/m)
      expect(server.received).toEqual([])
    })

    test('is given up at once where the address does not exist', async () => {
      const { queue, storage, to, lines, waiting } = await queueOf()
      server.unknown.add(EMAIL)
      await queue.add(storage.db, 'ann', letter)
      queue.start(async () => WELCOME)
      to(1000)
      await until(async () => (await waiting()).length === 0)
      await queue.stop()
      expect(lines).toMatchObject([{ msg: 'a mail was given up', tries: 1 }])
    })

    test('is dropped where there is no reason for it any more', async () => {
      const { queue, storage, to, lines, waiting } = await queueOf()
      await queue.add(storage.db, 'ann', letter)
      queue.start(async () => null)
      to(1000)
      await until(async () => (await waiting()).length === 0)
      await queue.stop()
      expect({ lines, received: server.received }).toEqual({ lines: [], received: [] })
    })
  })
})

test('a mail survives a mail server that is down and a server that is killed, without its link', async () => {
  const { folder, remove } = scratchFolder()
  const env = { GUILDHALL_DATA: folder, SMTP_URL: server.url, MAIL_FROM: 'server@example.org' }
  const email = 'berta@example.org'
  const before = await runServer(env)
  await withAccount(before.url, 'Berta', server)
  await server.waitFor(email, 2)
  server.busy = true
  await new Visitor(before.url).ask('POST', '/api/recovery', { email })
  await until(() => before.output().includes('is tried again'))
  await before.end('SIGKILL')
  server.busy = false
  const { db, close } = await openStorage({ folder })
  const [row, ...others] = await db.selectFrom('outbox').selectAll().execute()
  expect(others).toEqual([])
  expect(Object.keys(JSON.parse(row?.body ?? ''))).toEqual(['about', 'to', 'until'])
  await db.updateTable('outbox').set({ due: 0 }).execute()
  await close()
  const after = await runServer(env)
  const mails = await server.waitFor(email, 3)
  const [, code] = /recover#([\w-]+)/.exec(mails[2]?.text ?? '') ?? []
  const password = 'a better horse and battery'
  await new Visitor(after.url).ask('POST', '/api/recover', { code, password })
  await after.end()
  remove()
})
