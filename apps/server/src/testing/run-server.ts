import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const ROOT = join(import.meta.dirname, '../../../..')

/** The real program in a process of its own. */
export interface ServerProcess {
  readonly url: string
  readonly port: number
  readonly pid: number
  /** What it has written so far. */
  readonly output: () => string
  /** Whether it has not ended, for whatever reason. */
  readonly isRunning: () => boolean
  /** Sends a signal and waits for the end. */
  readonly end: (signal?: NodeJS.Signals) => Promise<number | null>
}

/** A port that nobody uses now. */
async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}

const newFolder = (): string => mkdtempSync(join(tmpdir(), 'guildhall-server-'))

/** Starts the program, or another one in its place, and waits until it is open. */
export async function runServer(
  env: Readonly<Record<string, string>> = {},
  program = 'guildhall.mjs',
): Promise<ServerProcess> {
  const port = Number(env['PORT'] ?? (await freePort()))
  const isPlaced = 'DATABASE_URL' in env || 'GUILDHALL_DATA' in env
  const folder = isPlaced ? '' : newFolder()
  const child = spawn(process.execPath, [program, 'serve'], {
    cwd: ROOT,
    env: {
      PATH: process.env['PATH'],
      GUILDHALL_DATA: folder,
      LOG_LEVEL: 'warn',
      ...GENEROUS,
      ...env,
      PORT: String(port),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const lines: string[] = []
  await opened(child, lines)
  const isRunning = () => child.exitCode === null && child.signalCode === null
  return {
    url: `http://localhost:${port}`,
    port,
    pid: child.pid ?? -1,
    output: () => lines.join('\n'),
    isRunning,
    async end(signal = 'SIGTERM') {
      if (isRunning()) {
        child.kill(signal)
        await once(child, 'exit')
      }
      if (!isPlaced) rmSync(folder, { recursive: true, force: true })
      return child.exitCode
    },
  }
}

/** Tests come from one address and do more than a person would. */
const GENEROUS = {
  LIMIT_REQUESTS_PER_MINUTE: '1000000',
  LIMIT_SOCKETS_PER_ADDRESS: '100000',
  LIMIT_MESSAGES_PER_SECOND: '1000',
  LIMIT_BURST: '1000',
}

function opened(child: ChildProcess, lines: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      if (stream === null) continue
      createInterface({ input: stream }).on('line', (line) => {
        lines.push(line)
        if (line.startsWith('Guildhall is open')) resolve()
      })
    }
    child.once('exit', (code) => reject(new Error(`ended with ${code}: ${lines.join('\n')}`)))
  })
}
