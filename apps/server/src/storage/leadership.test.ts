import type { Summary } from '@guildhall/tables'
import { expect, test } from 'vitest'
import { onBothDatabases } from '../testing/both-databases.ts'
import { append, ledTable, ledTables, scratchFolder, summary } from '../testing/stored-tables.ts'
import { openStorage } from './open-storage.ts'
import { TableStore } from './table-store.ts'

onBothDatabases((database) => {
  test('a table is led by one process as long as that is alive', async () => {
    const { store, table } = await ledTable(database().storage)
    expect(await store.lead(table, 'p2', 6999)).toEqual({ mine: false, leader: 'p1' })
    expect(await store.lead(table, 'p1', 6999)).toEqual({ mine: true, silent: 0 })
    await store.heartbeat('p1', 3000, 9000)
    expect(await store.lead(table, 'p2', 8999)).toEqual({ mine: false, leader: 'p1' })
  })

  test('a dead leader is replaced, and the time since its last heartbeat is unattributed', async () => {
    const { store, table } = await ledTable(database().storage)
    await store.heartbeat('p2', 7000, 13_000)
    expect(await store.lead(table, 'p2', 7500)).toEqual({ mine: true, silent: 6500 })
    await expect(store.append(append(table, 1))).rejects.toThrow('led by p2')
    await store.append(append(table, 1, { leader: 'p2' }))
    expect(await store.lead(table, 'p1', 7600)).toEqual({ mine: false, leader: 'p2' })
  })

  test('a process that says goodbye leads nothing any more', async () => {
    const { store, table } = await ledTable(database().storage)
    await store.heartbeat('p1', 2000, 0)
    expect(await store.lead(table, 'p2', 2100)).toEqual({ mine: true, silent: 100 })
  })

  test('the silent time is reported again until something is appended', async () => {
    const { store, table } = await ledTable(database().storage)
    await store.heartbeat('p2', 7000, 13_000)
    expect(await store.lead(table, 'p2', 7500)).toEqual({ mine: true, silent: 6500 })
    expect(await store.lead(table, 'p2', 8000)).toEqual({ mine: true, silent: 7000 })
    expect(await store.lead(table, 'p3', 14_000)).toEqual({ mine: true, silent: 13_000 })
    await store.append(append(table, 1, { leader: 'p3' }))
    expect(await store.lead(table, 'p3', 15_000)).toEqual({ mine: true, silent: 0 })
  })

  test('a leader whose clock was ahead is dead once the clock is set right', async () => {
    const { store, table } = await ledTable(database().storage)
    await store.append(append(table, 1, { summary: summary({ status: 'playing', due: 1 }) }))
    await store.heartbeat('p1', 60_000, 66_000)
    expect(await store.lead(table, 'p2', 54_000)).toEqual({ mine: false, leader: 'p1' })
    expect(await store.due('p2', 54_000, 10)).toEqual([])
    expect(await store.due('p2', 53_999, 10)).toEqual([table])
    expect(await store.lead(table, 'p2', 53_999)).toEqual({ mine: true, silent: -6001 })
  })

  test('of many who want to lead at once, one does', async () => {
    const { storage } = database()
    const { store, table } = await ledTable(storage)
    for (let round = 1; round <= 5; round++) {
      const now = 10_000 * round // whoever led before is dead by now
      const processes = Array.from({ length: 8 }, (_, i) => `${round}-${i}`)
      for (const process of processes) await store.heartbeat(process, now, now + 6000)
      const leads = await Promise.all(processes.map((process) => store.lead(table, process, now)))
      const [leader, ...others] = processes.filter((_, i) => leads[i]?.mine)
      expect(others).toEqual([])
      expect(leads.filter(({ mine }) => !mine)).toEqual(
        Array.from({ length: 7 }, () => ({ mine: false, leader })),
      )
    }
  })

  test('due are what must act here, and what has a running clock but no leader', async () => {
    const { store, tables } = await ledTables(database().storage, 6)
    const playing = (more: Partial<Summary>) => summary({ status: 'playing', ...more })
    const [now, later, never, over, faulty, last] = tables as [string, ...string[]]
    const summaries: [string | undefined, Summary][] = [
      [now, playing({ due: 2000 })],
      [later, playing({ due: 50_000 })],
      [never, playing({ due: null })],
      [over, summary({ status: 'over', due: null })],
      [faulty, playing({ due: 2000 })],
      [last, playing({ due: 1500 })],
    ]
    for (const [table = '', what] of summaries) {
      await store.append(append(table, 1, { summary: what }))
    }
    await store.quarantine(faulty ?? '', 'it does not go on')
    expect(await store.due('p1', 1400, 10)).toEqual([])
    expect(await store.due('p1', 2000, 10)).toEqual([last, now])
    expect(await store.due('p1', 2000, 1)).toEqual([last])
    expect(await store.due('p2', 2000, 10)).toEqual([])
    expect(await store.due('p2', 7000, 10)).toEqual([last, now, later])
  })
})

test('a folder’s next process knows every earlier one dead at once', async () => {
  const { folder, remove } = scratchFolder()
  const before = await openStorage({ folder })
  const { table } = await ledTable(before)
  await before.close()
  const after = await openStorage({ folder })
  const store = new TableStore(after, '')
  expect(await store.lead(table, 'p2', 1500)).toEqual({ mine: true, silent: 500 })
  await after.close()
  remove()
})
