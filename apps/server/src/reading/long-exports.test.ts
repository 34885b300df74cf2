import type { TableEvent, TableView } from '@guildhall/tables'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openReader } from '../storage/open-for-reading.ts'
import { openStorage } from '../storage/open-storage.ts'
import { TableStore } from '../storage/table-store.ts'
import { runServer, type ServerProcess } from '../testing/run-server.ts'
import { StoredTableDriver } from '../testing/stored-table-driver.ts'
import { addTable, scratchFolder } from '../testing/stored-tables.ts'
import { withAccount } from '../testing/two-player-table.ts'
import type { Visitor } from '../testing/visitor.ts'
import { exportTable } from './export-table.ts'
import type { ReadQuestion } from './question.ts'
import { Reader } from './reader.ts'

const ADMIN_TOKEN = 'a token that nobody can guess'
const LONG = 20_000
const AT_ONCE = 2000

/** Settings that were changed again and again, before the game began. */
const arranged = (count: number): TableEvent[] =>
  Array.from({ length: count }, (_, at) => ({ type: 'arranged', hints: at % 2 === 0 }))

describe('a game that is over, with 20,000 entries,', () => {
  const { folder, remove } = scratchFolder()
  let server: ServerProcess
  let anna: Visitor
  let table = ''
  let number = 0
  let open = ''
  beforeAll(async () => {
    server = await runServer({ GUILDHALL_DATA: folder })
    anna = await withAccount(server.url, 'Anna')
    const { person } = await anna.ask<{ person: { id: string } }>('GET', '/api/me')
    await server.end()
    const storage = await openStorage({ folder })
    const store = new TableStore(storage, '')
    const options = { roundLimit: 1 }
    table = await addTable(storage, person.id, { options })
    const driver = await StoredTableDriver.at(store, table)
    for (let done = 0; done < LONG; done += AT_ONCE) await driver.add(null, arranged(AT_ONCE))
    for (const seat of [0, 1]) await driver.command(person.id, { type: 'sit', seat, name: 'Anna' })
    await driver.command(person.id, { type: 'start' })
    await driver.play()
    number = driver.table.number
    open = await addTable(storage, person.id)
    await storage.close()
    await restart()
    await anna.ask('POST', '/api/admin/claim', { token: ADMIN_TOKEN })
  })

  /** A process that has the table in memory, and whose thread has read nothing of it. */
  async function restart(): Promise<void> {
    await server.end()
    server = await runServer({
      ...{ GUILDHALL_DATA: folder, PORT: String(server.port), ADMIN_TOKEN },
    })
    await anna.ask('GET', `/api/tables/${table}`)
  }
  afterAll(async () => {
    await server.end()
    remove()
  })

  /** Reads, and counts what another person asks for, and gets, meanwhile. */
  async function during(path: string): Promise<{ body: unknown; answers: number }> {
    let done = false
    const reading = anna.ask('GET', path).finally(() => {
      done = true
    })
    let answers = 0
    while (!done) {
      await anna.ask<TableView>('GET', `/api/tables/${open}`)
      answers += 1
    }
    return { body: await reading, answers }
  }

  test.each([
    ['replayed', '/api/tables/TABLE/replay?step=1', 'view'],
    ['downloaded', '/api/tables/TABLE/file', 'log'],
    ['read to its end', `/api/tables/TABLE/log?after=${LONG}`, ''],
    ['exported', '/api/admin/tables/TABLE/export', 'entries'],
  ])('is %s while others are answered', async (_, path, field) => {
    await restart()
    const { body, answers } = await during(path.replace('TABLE', table))
    expect(answers).toBeGreaterThan(1)
    if (field !== '') expect(body).toHaveProperty(field)
  })

  test('is exported whole, a page at a time', async () => {
    const storage = await openReader({ folder })
    const reader = new Reader(storage)
    const pages: ReadQuestion[] = []
    const read = (question: ReadQuestion) => {
      pages.push(question)
      return reader.read(question)
    }
    let largest = 0
    let text = ''
    for await (const part of exportTable(read, table, 'storedWithSecret')) {
      largest = Math.max(largest, part.length)
      text += part
    }
    const whole: { entries: { number: number }[]; table: { secret: string } } = JSON.parse(text)
    expect(whole.entries.map((entry) => entry.number)).toEqual(
      Array.from({ length: number }, (_, at) => at + 1),
    )
    expect(whole.table.secret).toMatch(/^[0-9a-f]{64}$/)
    expect(pages.length).toBe(1 + Math.ceil(number / 500))
    expect(largest).toBeLessThan(text.length / 10)
    expect(await anna.ask('GET', `/api/admin/tables/${table}/export`)).toEqual(whole)
    await storage.close()
  })

  test('and one that is played is exported without its secret', async () => {
    const body = await anna.ask('GET', `/api/admin/tables/${open}/export`)
    expect(body).toMatchObject({ table: { id: open, secret: null, hash: null }, entries: [] })
  })
})
