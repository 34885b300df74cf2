import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runProgram } from '../testing/run-program.ts'
import { append, ledTables, scratchFolder } from '../testing/stored-tables.ts'
import { openStorage } from './open-storage.ts'
import { STORAGE_FAULTS } from './storage-error.ts'
import { TableStore } from './table-store.ts'

const { folder, remove } = scratchFolder()
const data = join(folder, 'data')
const copy = join(folder, 'copy')
const file = join(folder, 'server.jsonl.gz')
afterAll(remove)

const guildhall = (where: string, ...args: string[]) =>
  runProgram({ GUILDHALL_DATA: where }, ...args)

let tables: readonly string[]
beforeAll(async () => {
  const storage = await openStorage({ folder: data })
  const led = await ledTables(storage, 3)
  tables = led.tables
  for (const table of tables) await led.store.append(append(table, 1))
  await guildhall(data, 'backup') // which builds the program, and says so
  // While the folder is in use:
  expect(await guildhall(data, 'backup', file)).toMatchObject({ code: 0, err: '' })
  expect(await guildhall(data, 'restore', file)).toMatchObject({
    code: 2,
    err: `guildhall: ${STORAGE_FAULTS.folderInUse(data)}\n`,
  })
  await storage.close()
})

test('a server moves from one folder to another with two commands', async () => {
  const { code, out } = await guildhall(copy, 'restore', file)
  expect(out).toMatch(/^restore of \d{4}-\d\d-\d\dT.*: 1 people, 3 tables, 3 entries\n$/)
  expect(code).toBe(0)
  const storage = await openStorage({ folder: copy })
  const store = new TableStore(storage, '')
  for (const table of tables) expect(await store.entries(table, 0)).toHaveLength(1)
  await storage.close()
})

test.each([
  ['no file', ['backup'], 'backup needs one FILE'],
  ['two files', ['restore', 'a', 'b'], 'restore needs one FILE'],
  ['a file that is there', ['backup', file], STORAGE_FAULTS.fileExists(file)],
  ['a file that is not there', ['restore', join(folder, 'none')], STORAGE_FAULTS.unreadable('')],
  ['a database with something in it', ['restore', file], STORAGE_FAULTS.notEmpty('people')],
])('%s is refused with one line', async (_, args, line) => {
  const { code, out, err } = await guildhall(data, ...args)
  expect(err).toContain(`guildhall: ${line}`)
  expect(err.trim().split('\n')).toHaveLength(1)
  expect({ code, out }).toEqual({ code: 2, out: '' })
})

test('nothing is made where there is no database to save', async () => {
  const nowhere = join(folder, 'nowhere')
  const { code, err } = await guildhall(nowhere, 'backup', join(folder, 'new'))
  expect({ code, err }).toEqual({
    code: 2,
    err: `guildhall: ${STORAGE_FAULTS.noDatabase(nowhere)}\n`,
  })
  expect(existsSync(nowhere)).toBe(false)
})
