import type { TableEvent } from '@guildhall/tables'
import { expect, test } from 'vitest'
import { exportPerson } from '../reading/export-person.ts'
import type { ReadQuestion } from '../reading/question.ts'
import { Reader } from '../reading/reader.ts'
import { onBothDatabases } from '../testing/both-databases.ts'
import { SAMPLES } from '../testing/sample-rows.ts'
import { addPerson, addTable, append, entry, ledTable, summary } from '../testing/stored-tables.ts'
import { DUMPED, NOT_DUMPED } from './dump-tables.ts'
import { finishedGames } from './finished-games.ts'
import { absorbGuest, forgetPerson } from './forget-person.ts'
import { administratorKey, CONFIRM, mailKey } from './personal-keys.ts'
import type { Storage } from './storage.ts'
import { TableStore } from './table-store.ts'

/** What somebody downloads, and the length of its longest part. */
async function exported(storage: Storage, person: string) {
  const reader = new Reader(storage)
  const read = (question: ReadQuestion) => reader.read(question)
  const parts: string[] = []
  for await (const part of exportPerson(read, person)) parts.push(part)
  return { data: JSON.parse(parts.join('')), longest: Math.max(...parts.map((p) => p.length)) }
}

const ALL = [...DUMPED, ...NOT_DUMPED] as const

async function addSamples(storage: Storage): Promise<void> {
  await addPerson(storage, 'ben', 'Ben')
  for (const table of ALL) {
    await storage.db
      .insertInto(table)
      .values(SAMPLES[table] as never)
      .execute()
  }
}

const everything = async ({ db }: Storage): Promise<string> => {
  const rows = await Promise.all(DUMPED.map((table) => db.selectFrom(table).selectAll().execute()))
  return JSON.stringify(rows)
}

onBothDatabases((database) => {
  test('every column of every table holds what is written to it', async () => {
    const { storage } = database()
    await addSamples(storage)
    for (const table of ALL) {
      const rows = await storage.db.selectFrom(table).selectAll().execute()
      expect(rows).toContainEqual(SAMPLES[table])
    }
  })

  test('who is forgotten leaves nothing personal, and others keep theirs', async () => {
    const { storage } = database()
    await addSamples(storage)
    const asked = JSON.stringify({ person: 'ann', email: 'new@secret.example', until: 9999 })
    const meta = [
      { key: mailKey('ann'), value: 'ann@secret.example' },
      { key: administratorKey('ann'), value: '1' },
      { key: `${CONFIRM}123`, value: asked },
    ]
    await storage.db.insertInto('meta').values(meta).execute()
    const { data } = await exported(storage, 'ann')
    expect(data.mail).toEqual({ address: 'ann@secret.example' })
    expect(await everything(storage)).toMatch(/secret/i)
    await forgetPerson(storage, 'ann', 7777)
    const left = await everything(storage)
    expect(left).not.toMatch(/ann secret|secret\.example|example\/secret|argon2id/i)
    expect(left).not.toContain(administratorKey('ann'))
    expect(left).toContain('ben@example.org')
    const row = await storage.db
      .selectFrom('people')
      .selectAll()
      .where('id', '=', 'ann')
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({ name: '', email: null, deleted: 7777 })
  })

  test('the games of somebody who is forgotten stay whole, with a former player', async () => {
    const { storage } = database()
    const { store, table } = await ledTable(storage)
    const seated = { type: 'seated', seat: 0, person: 'ann', name: 'Ann' } as const
    const entries = [entry(1, { event: seated, person: 'ann', requestId: 'request-1' }), entry(2)]
    const chairs = [{ person: 'ann', name: 'Ann', bot: null }]
    await store.append(append(table, 1, { entries, summary: summary({ chairs }) }))
    await forgetPerson(storage, 'ann', 7777)
    const [first] = await new TableStore(storage, '').entries(table, 0)
    expect(first?.event).toEqual({ ...seated, name: '' })
    await store.append(append(table, 3))
  })

  test('a guest who became an account is forgotten with it', async () => {
    const { storage } = database()
    await addPerson(storage, 'ann', 'Ann')
    await addPerson(storage, 'guest', 'Guest Secret')
    const title = 'Guest Secret’s table'
    const table = await addTable(storage, 'guest', { title })
    const said = { ...SAMPLES.chat, table_id: table, person: 'guest', body: 'I am Guest Secret' }
    await storage.db.insertInto('chat').values(said).execute()
    const called = { table_id: table, number: 1, person: 'guest', name: 'Guest Secret' }
    await storage.db.insertInto('seat_names').values(called).execute()
    for (const other of ['ann', 'carl']) {
      if (other === 'carl') await addPerson(storage, other)
      const block = { ...SAMPLES.blocks, id: other, person: 'guest', other, name: other }
      await storage.db.insertInto('blocks').values(block).execute()
    }
    const browser = { ...SAMPLES.push_subscriptions, person: 'guest' }
    await storage.db.insertInto('push_subscriptions').values(browser).execute()
    await absorbGuest(storage, 'guest', 'ann')
    const { blocks, pushSubscriptions, chat } = (await exported(storage, 'ann')).data
    expect(blocks).toEqual([{ name: 'carl', kind: 'mute', created: 1 }])
    expect(pushSubscriptions).toMatchObject([{ endpoint: browser.endpoint }])
    expect(chat).toMatchObject([{ body: said.body }])
    expect(await everything(storage)).toContain(title)
    await forgetPerson(storage, 'ann', 7777)
    expect(await everything(storage)).not.toMatch(/secret’|guest secret|(ann|guest)@example/i)
  })

  test('somebody gets all that is stored about them, and nothing that is hidden from them', async () => {
    const { storage } = database()
    const { store, table } = await ledTable(storage)
    const drawn = { type: 'drawn', card: 'the hidden one' }
    const played: TableEvent = {
      type: 'played',
      seat: 0,
      command: { type: 'claim' },
      events: [drawn],
    }
    const person = 'ann'
    const started = { type: 'started', setup: [{ type: 'dealt', deck: 'hidden' }] } as const
    const entries = [
      entry(1, { event: started, person }),
      entry(2, { event: played, person }),
      entry(3),
    ]
    await store.append(append(table, 1, { entries }))
    await storage.db
      .insertInto('chat')
      .values({ ...SAMPLES.chat, table_id: table })
      .execute()
    await storage.db.insertInto('passwords').values(SAMPLES.passwords).execute()
    const { data } = await exported(storage, 'ann')
    expect(data).toMatchObject({
      person: { id: 'ann', email: 'ann@example.org' },
      password: { changed: 3 },
      hosted: [{ id: table, game: 'red-cathedral' }],
      chat: [{ table_id: table, body: 'I am Ann Secret' }],
      did: [
        { table_id: table, number: 1, at: 1001, type: 'started' },
        { table_id: table, number: 2, at: 1002, type: 'played', command: { type: 'claim' } },
      ],
    })
    expect(JSON.stringify(data)).not.toMatch(/hidden|argon2id/)
  })

  test('what somebody gets is made a page at a time, and nothing is missing or twice', async () => {
    const { storage } = database()
    const { store, table } = await ledTable(storage)
    const many = Array.from({ length: 1200 }, (_, at) => at + 1)
    const chat = many.map((number) => ({ ...SAMPLES.chat, table_id: table, number }))
    await storage.db.insertInto('chat').values(chat).execute()
    const log = many.map((number) => ({ ...SAMPLES.security_log, id: `${number}`, at: 7 }))
    await storage.db.insertInto('security_log').values(log).execute()
    const entries = many.map((number) => entry(number, { person: number % 2 ? 'ann' : null }))
    await store.append(append(table, 1, { entries }))
    const { data, longest } = await exported(storage, 'ann')
    const numbers = (rows: { number: number }[]) => rows.map(({ number }) => number)
    expect(numbers(data.chat)).toEqual(many)
    expect(numbers(data.did)).toEqual(many.filter((number) => number % 2))
    expect(data.securityLog).toHaveLength(1200)
    expect(JSON.stringify(data)).not.toContain('place_')
    expect(longest).toBeLessThan(JSON.stringify(data.chat).length / 2)
  })

  test('finished games are listed with their outcome, the last first', async () => {
    const { storage } = database()
    const { store } = await ledTable(storage)
    const seats = [{ seat: 0, total: 42, rank: 1, lines: [] }]
    const event = { type: 'seated', seat: 0, person: 'ann', name: 'Ann' } as const
    const tables: string[] = []
    for (const at of [5000, 6000, 7000]) {
      const table = await addTable(storage, 'ann')
      await store.lead(table, 'p1', 1000)
      const chairs = [
        { person: 'ann', name: 'Ann', bot: null },
        { person: null, name: '', bot: 'greedy' },
      ]
      const over = summary({ status: 'over', chairs, outcome: { seats }, turns: 9 })
      await store.append(append(table, 1, { entries: [entry(1, { event, at })], summary: over }))
      tables.push(table)
    }
    const [first, second, third] = tables
    const games = await finishedGames(storage, 'ann', 9000, 2)
    expect(games.map(({ id }) => id)).toEqual([third, second])
    expect(games[0]).toEqual({
      ...{ id: third, game: 'red-cathedral', title: '', ended: 7000, turns: 9, outcome: { seats } },
      ...{ players: 2, options: expect.any(Object) },
      brought: false,
      chairs: [
        { seat: 0, person: 'ann', name: 'Ann', bot: null },
        { seat: 1, person: null, name: '', bot: 'greedy' },
      ],
    })
    expect((await finishedGames(storage, 'ann', 6000, 2)).map(({ id }) => id)).toEqual([first])
    expect(await finishedGames(storage, 'ben', 9000, 2)).toEqual([])
  })
})
