import { expect, test } from 'vitest'
import { forgetRemoved, storeReport } from '../chat/report.ts'
import { administratorKey } from '../storage/personal-keys.ts'
import { onBothDatabases } from '../testing/both-databases.ts'
import { SAMPLES } from '../testing/sample-rows.ts'
import { addPerson, addTable } from '../testing/stored-tables.ts'
import { Moderation } from './moderation.ts'
import { listPeople } from './people-list.ts'
import { listReports } from './reports.ts'

const NOW = 5000

onBothDatabases((database) => {
  test('people are listed by name and state, some at a time', async () => {
    const { storage } = database()
    for (const name of ['Ann', 'Ben', 'Cleo']) await addPerson(storage, name.toLowerCase(), name)
    const { db } = storage
    const moderation = new Moderation(db, () => NOW)
    await db
      .insertInto('meta')
      .values({ key: administratorKey('ann'), value: '1' })
      .execute()
    await moderation.impose('ann', 'ben', { kind: 'timeout', until: NOW + 1, reason: 'Loud' })
    const names = async (wanted: object, now = NOW, most = 10) => {
      const list = await listPeople(db, { search: '', page: 0, ...wanted }, now, most)
      return [...list.people.map(({ name }) => name).sort(), list.more]
    }
    expect(await names({})).toEqual(['Ann', 'Ben', 'Cleo', false])
    expect(await names({ search: 'LE' })).toEqual(['Cleo', false])
    expect(await names({ only: 'moderated' })).toEqual(['Ben', false])
    expect(await names({ only: 'moderated' }, NOW + 1)).toEqual([false])
    expect(await names({ only: 'administrators' })).toEqual(['Ann', false])
    expect((await names({}, NOW, 2)).at(-1)).toBe(true)
    expect(await names({ page: 1 }, NOW, 2)).toHaveLength(2)
    await expect(moderation.revoke('ann')).rejects.toMatchObject({ code: 'lastAdministrator' })
    await expect(moderation.revoke('ben')).rejects.toMatchObject({ code: 'notFound' })
    await expect(moderation.lift('ann', 'ben', 'ban')).rejects.toMatchObject({ status: 409 })
    await moderation.lift('ann', 'ben', 'timeout')
    expect(await moderation.of('ben')).toEqual([])
  })

  test('a report keeps the chat around a message, ten before and ten after', async () => {
    const { storage } = database()
    const { db } = storage
    await addPerson(storage, 'ann', 'Ann')
    await addPerson(storage, 'ben', 'Ben')
    const table = await addTable(storage, 'ann')
    for (let number = 1; number <= 30; number++) {
      const said = { ...SAMPLES.chat, table_id: table, number, removed: null, body: `${number}` }
      await db.insertInto('chat').values(said).execute()
    }
    const about = { ...SAMPLES.reports, table_id: table, person: 'ann', reporter: 'ben' }
    const { id: _, handled: __, handled_by: ___, ...report } = about
    await storeReport(db, { ...report, line: 15, created: 1 })
    await storeReport(db, { ...report, line: null, seat: 0, created: 2 })
    const { reports } = await listReports(db, { only: 'open', page: 0 }, 10)
    const [seat, line] = reports.map(({ lines }) => lines.map(({ body }) => Number(body)))
    expect([seat?.at(0), seat?.at(-1), line?.at(0), line?.at(-1)]).toEqual([10, 30, 5, 25])
    expect(
      (await listPeople(db, { search: '', only: 'reported', page: 0 }, 1, 10)).people,
    ).toMatchObject([{ id: 'ann', openReports: 2 }])
    const body = async () =>
      (await db.selectFrom('chat').select('body').where('number', '=', 15).executeTakeFirst())?.body
    await db.updateTable('chat').set({ removed: 1 }).where('number', '=', 15).execute()
    await forgetRemoved(db, table, 15)
    expect(await body()).toBe('15')
    await db.updateTable('reports').set({ handled: 1 }).execute()
    await forgetRemoved(db, table, 15)
    expect(await body()).toBe('')
  })
})
