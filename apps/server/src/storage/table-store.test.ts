import { Conflict } from '@guildhall/tables'
import { expect, test } from 'vitest'
import { onBothDatabases } from '../testing/both-databases.ts'
import { append, entry, ledTable, ledTables, summary } from '../testing/stored-tables.ts'
import { TableStore } from './table-store.ts'

onBothDatabases((database) => {
  const rowOf = (table: string) =>
    database()
      .storage.db.selectFrom('tables')
      .selectAll()
      .where('id', '=', table)
      .executeTakeFirstOrThrow()

  test('what is appended is read again, whole or from a number on, by the next process too', async () => {
    const { store, table } = await ledTable(database().storage)
    const sat = entry(1, {
      requestId: 'request-1',
      person: 'ann',
      event: { type: 'seated', seat: 0, person: 'ann', name: 'Ann “Ä” \u{1f3db}' },
    })
    await store.append(append(table, 1, { entries: [sat, entry(2)] }))
    await store.append(append(table, 3))
    expect(await store.entries(table, 0)).toEqual([sat, entry(2), entry(3)])
    expect(await store.entries(table, 2)).toEqual([entry(3)])
    expect(await store.entries(table, 3)).toEqual([])
    const next = new TableStore(await database().reopen(), '')
    expect(await next.entries(table, 0)).toEqual([sat, entry(2), entry(3)])
  })

  test('the header creates the game with the options of the table', async () => {
    const { store, table } = await ledTable(database().storage)
    const header = await store.header(table)
    expect(header).toMatchObject({ id: table, host: 'ann', visibility: 'public', spectators: true })
    expect(header?.game).toMatchObject({ id: 'red-cathedral', players: 2 })
    expect(await store.header('no-such-table')).toBeNull()
  })

  test('a number that does not follow, another leader and an unknown table are conflicts', async () => {
    const { store, table } = await ledTable(database().storage)
    await store.append(append(table, 1))
    const late = [append(table, 1), append(table, 3), append('x', 1)]
    for (const one of [...late, append(table, 2, { leader: 'p2' })]) {
      await expect(store.append(one)).rejects.toThrow(Conflict)
    }
    expect(await store.entries(table, 0)).toHaveLength(1)
  })

  test('one conflict or duplicate in a group is refused alone', async () => {
    const { store, tables } = await ledTables(database().storage, 12)
    const asked = { requestId: 'request-1', person: 'ann' }
    const first = tables.map((table) => append(table, 1, { entries: [entry(1, asked)] }))
    await Promise.all(first.map((one) => store.append(one)))
    const second = tables.map((table, i) => {
      if (i === 3) return append(table, 7)
      return append(table, 2, { entries: [entry(2, i === 5 ? asked : {})] })
    })
    const written = await Promise.allSettled(second.map((one) => store.append(one)))
    for (const [i, { status }] of written.entries()) {
      expect(status, `append ${i}`).toBe(i === 3 || i === 5 ? 'rejected' : 'fulfilled')
      if (status === 'rejected')
        await expect(store.append(second[i] as never)).rejects.toThrow(Conflict)
      expect(await store.entries(tables[i] ?? '', 1)).toHaveLength(status === 'fulfilled' ? 1 : 0)
    }
  })

  test('two people may choose the same id for their requests', async () => {
    const { store, table } = await ledTable(database().storage)
    const requestId = 'request-1'
    const entries = ['ann', 'ben'].map((person, i) => entry(i + 1, { requestId, person }))
    await store.append(append(table, 1, { entries }))
    expect(await store.entries(table, 0)).toEqual(entries)
  })

  test('many appends at once share a few transactions', async () => {
    const { storage } = database()
    const { store, tables } = await ledTables(storage, 100)
    let transactions = 0
    const { transaction } = storage.db
    storage.db.transaction = () => {
      transactions += 1
      return transaction.call(storage.db)
    }
    const numbers = [1, 2, 3]
    await Promise.all(
      tables.flatMap((table) => numbers.map((number) => store.append(append(table, number)))),
    )
    for (const table of tables) expect(await store.entries(table, 0)).toHaveLength(3)
    expect(transactions).toBeGreaterThan(0)
    expect(transactions).toBeLessThan(30)
  })

  test('the summary of the last append stands in the table, and who holds its seats', async () => {
    const { store, table } = await ledTable(database().storage)
    const chairs = [
      { person: 'ann', name: 'Ann', bot: null },
      { person: null, name: '', bot: 'greedy' },
    ]
    const seated = { type: 'seated', seat: 0, person: 'ann', name: 'Ann' } as const
    const more = { entries: [entry(1, { event: seated })], summary: summary({ chairs }) }
    await store.append(append(table, 1, more))
    const playing = { chairs, waitingFor: 'ann', due: 9000, turns: 4, status: 'playing' } as const
    await store.append(append(table, 2, { summary: summary(playing) }))
    expect(await rowOf(table)).toMatchObject({
      ...{ status: 'playing', number: 2, waiting_for: 'ann', due: 9000, turns: 4 },
      ...{ updated: 1002, ended: null, outcome: null },
    })
    const outcome = { seats: [] }
    await store.append(append(table, 3, { summary: summary({ status: 'over', outcome }) }))
    expect(await rowOf(table)).toMatchObject({
      ...{ status: 'over', waiting_for: null, due: null, ended: 1003, outcome: '{"seats":[]}' },
    })
    const rows = await database()
      .storage.db.selectFrom('chairs')
      .selectAll()
      .orderBy('seat')
      .execute()
    expect(rows).toEqual(chairs.map((holder, seat) => ({ table_id: table, seat, ...holder })))
  })
})
