import { secretChance, secretFromHex } from '@guildhall/fairness'
import { withDrawnOptions } from '@guildhall/kernel'
import { findGame } from '@guildhall/registry'
import { Quarantined } from '@guildhall/tables'
import { expect, test } from 'vitest'
import { onBothDatabases } from '../testing/both-databases.ts'
import { addTable, append, ledTables } from '../testing/stored-tables.ts'

onBothDatabases((database) => {
  test.each([
    ['a game that is not in the registry', { game: 'chess' }, 'there is no game chess'],
    ['options that do not open', { options: '{"boardSide":"oval"}' }, 'its options do not open'],
    ['options that cannot be read', { options: '{' }, 'its options cannot be read'],
    ['rules of a newer program', { rules_version: 999 }, 'made with version 999 of the rules'],
  ])('%s: the table is quarantined, no other', async (_, changed, why) => {
    const { storage } = database()
    const { store, tables } = await ledTables(storage, 2)
    const [odd = '', sound = ''] = tables
    await storage.db.updateTable('tables').set(changed).where('id', '=', odd).execute()
    await expect(store.header(odd)).rejects.toThrow(Quarantined)
    await expect(store.header(odd)).rejects.toThrow(why)
    expect((await store.header(sound))?.id).toBe(sound)
    const { fault } = await storage.db
      .selectFrom('tables')
      .select('fault')
      .where('id', '=', odd)
      .executeTakeFirstOrThrow()
    expect(fault).toContain(why)
  })

  test('a guild that is left to chance is drawn when the table is made, and stored', async () => {
    const { storage } = database()
    const { store } = await ledTables(storage, 1)
    const table = await addTable(storage, 'ann', { options: { fourthGuild: 'random' } })
    const header = await store.header(table)
    expect(header?.game.options['fourthGuild']).toMatch(/^guild-/)
    const secret = secretChance(secretFromHex(header?.secret ?? ''))
    const definition = findGame('red-cathedral')?.definition ?? {}
    const again = withDrawnOptions(
      definition,
      { players: 2, options: { fourthGuild: 'random' } },
      secret,
    )
    expect(again.ok && again.value.options).toMatchObject({
      fourthGuild: header?.game.options['fourthGuild'],
    })
  })

  test('a table that can be written to again is not aside any more', async () => {
    const { storage } = database()
    const { store, tables } = await ledTables(storage, 1)
    const [table = ''] = tables
    await store.quarantine(table, 'a bot was refused')
    await store.append(append(table, 1))
    const row = await storage.db
      .selectFrom('tables')
      .select(['fault', 'fault_at'])
      .where('id', '=', table)
      .executeTakeFirstOrThrow()
    expect(row).toEqual({ fault: null, fault_at: null })
  })
})
