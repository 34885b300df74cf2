import { readConfig } from './config.ts'
import { startServer } from './server.ts'
import { StorageError } from './storage/storage-error.ts'

const MISUSE = 2

const config = readConfig(process.env)
if (!config.ok) {
  for (const line of config.lines) console.error(`guildhall: ${line}`)
  process.exit(MISUSE)
}

try {
  const server = await startServer(config.value)
  // Other programs wait for this line.
  console.log(`Guildhall is open at ${config.value.publicUrl.origin} (port ${server.port})`)
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
