// `guildhall backup FILE` and `guildhall restore FILE`: everything that is stored, out of the
// database that the server would use, or into it.
import { readConfig } from '../config.ts'
import { backup } from './backup.ts'
import type { Head } from './dump-file.ts'
import { openForReading } from './open-for-reading.ts'
import { openStorage, type Place } from './open-storage.ts'
import { restore } from './restore.ts'
import { StorageError } from './storage-error.ts'

const MISUSE = 2

/** A running server may continue. */
async function save(place: Place, file: string): Promise<Head> {
  const storage = await openForReading(place)
  try {
    return await backup(storage, file, Date.now())
  } finally {
    await storage.close()
  }
}

async function load(place: Place, file: string): Promise<Head> {
  const storage = await openStorage(place)
  try {
    return await restore(file, storage)
  } finally {
    await storage.close()
  }
}

const end = (line: string): never => {
  console.error(`guildhall: ${line}`)
  process.exit(MISUSE)
}

const [command, file, ...more] = process.argv.slice(2)
if (file === undefined || file.startsWith('-') || more.length > 0) end(`${command} needs one FILE`)
const config = readConfig(process.env)
if (!config.ok) end(config.lines.join('; '))
else {
  const work = command === 'backup' ? save : load
  try {
    const { rows, created } = await work(config.value.storage, file ?? '')
    const { people = 0, tables = 0, entries = 0 } = rows
    const when = new Date(created).toISOString()
    console.log(`${command} of ${when}: ${people} people, ${tables} tables, ${entries} entries`)
  } catch (error) {
    if (!(error instanceof StorageError)) throw error
    end(error.message)
  }
}
