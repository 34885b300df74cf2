// A process that opens a database, which may take a while where an earlier version has written it.
import { openStorage } from '../storage/open-storage.ts'

const [where = ''] = process.argv.slice(2)
const storage = await openStorage(JSON.parse(where))
await storage.close()
