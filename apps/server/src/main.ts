import { READY_LINE } from '@guildhall/protocol'
import { readConfig } from './config.ts'
import { startServer } from './server.ts'
import { StorageError } from './storage/storage-error.ts'

const MISUSE = 2

const HELP = `Usage: guildhall serve, or npm start

Starts the server. Configure it with environment variables, e.g. PORT=9000 npm start

  PORT, HOST      where it listens (8080 and 127.0.0.1)
  PUBLIC_URL      the address people use, e.g. https://games.example.org
  GUILDHALL_DATA  the folder of its database (./data)
  DATABASE_URL    a PostgreSQL database instead: postgres://…

docs/operations.md lists all settings.`

// After the program's name comes "serve", or nothing.
const [asked] = process.argv.slice(2).filter((word) => word !== 'serve')
if (asked === '--help' || asked === '-h') {
  console.log(HELP)
  process.exit(0)
}
if (asked !== undefined) {
  console.error(`guildhall: unknown argument "${asked}"; run guildhall serve --help`)
  process.exit(MISUSE)
}

const config = readConfig(process.env)
if (!config.ok) {
  for (const line of config.lines) console.error(`guildhall: ${line}`)
  process.exit(MISUSE)
}

try {
  const server = await startServer(config.value)
  console.log(`${READY_LINE} ${config.value.publicUrl.origin} (port ${server.port})`)
  let stopping = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stopping) return
      stopping = true
      server.stop().then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(error)
          process.exit(1)
        },
      )
    })
  }
} catch (error) {
  if (!(error instanceof StorageError) && !isAddressInUse(error)) throw error
  console.error(`guildhall: ${error instanceof Error ? error.message : error}`)
  process.exit(MISUSE)
}

function isAddressInUse(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
}
