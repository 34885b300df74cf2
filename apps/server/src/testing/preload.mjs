// Loaded into a server of the tests before the program itself.
import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { isMainThread } from 'node:worker_threads'

// It ends with the process that started it, however that dies.
if (isMainThread) process.stdin.on('end', () => process.exit(1)).resume()

// The secrets of its tables follow from a seed, so that a test meets the same dice every time.
const { TABLE_SEED: seed } = process.env
const SECRET_BYTES = 32
if (seed !== undefined) {
  const { createHash, randomBytes } = crypto
  let drawn = 0
  crypto.randomBytes = (count, ...rest) => {
    if (count !== SECRET_BYTES) return randomBytes(count, ...rest)
    drawn += 1
    return createHash('sha256').update(`${seed} ${drawn}`).digest()
  }
  syncBuiltinESMExports()
}
