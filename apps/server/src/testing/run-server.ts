import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { READY_LINE } from '@guildhall/protocol'

const ROOT = join(import.meta.dirname, '../../../..')
const PRELOAD = pathToFileURL(join(import.meta.dirname, 'preload.mjs')).href

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

/** Below those that the system gives to connections: a port stays free while its server is down. */
const PORTS = { first: 12_000, count: 20_000 }
let tried = process.pid * 31

/** A port that nobody uses now; processes that look at the same time look in different places. */
async function freePort(): Promise<number> {
  for (;;) {
    tried += 1
    const port = PORTS.first + (tried % PORTS.count)
    const probe = createServer()
    const isFree = await new Promise<boolean>((resolve) => {
      probe.once('error', () => resolve(false))
      probe.listen(port, '127.0.0.1', () => resolve(true))
    })
    if (!isFree) continue
    probe.close()
    await once(probe, 'close')
    return port
  }
}

let built: Promise<unknown> | undefined

/** The program as it is delivered; it is built once where it has to be, and not looked at again. */
export async function delivered(): Promise<string> {
  built ??= promisify(execFile)(process.execPath, ['guildhall.mjs', 'serve', '--help'], {
    cwd: ROOT,
    env: { PATH: process.env['PATH'] }, // what tests are told would make other pages
  })
  await built
  return join(ROOT, 'dist', 'server.mjs')
}

const newFolder = (): string => mkdtempSync(join(tmpdir(), 'guildhall-server-'))

/** Starts the program, or another one in its place, and waits until it is open. */
export async function runServer(
  env: Readonly<Record<string, string>> = {},
  program?: string,
): Promise<ServerProcess> {
  const port = Number(env['PORT'] ?? (await freePort()))
  const isPlaced = 'DATABASE_URL' in env || 'GUILDHALL_DATA' in env
  const folder = isPlaced ? '' : newFolder()
  const args = [
    '--enable-source-maps',
    '--import',
    PRELOAD,
    program ?? (await delivered()),
    'serve',
  ]
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: {
      PATH: process.env['PATH'],
      GUILDHALL_DATA: folder,
      LOG_LEVEL: 'warn',
      ...GENEROUS,
      ...env,
      PORT: String(port),
    },
    stdio: ['pipe', 'pipe', 'pipe'],
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

/** Tests come from one address, do more than a person would, and may run on a slow machine. */
const GENEROUS = {
  ANY_BOT: '1',
  LIMIT_UNATTENDED_DECISIONS: '1000000',
  LIMIT_BOT_SEATS_PER_PERSON: '1000000',
  LIMIT_TABLES_PER_ADDRESS: '1000000',
  LIMIT_BOT_SEATS_PER_ADDRESS: '1000000',
  BOT_LIMIT_MS: '600000',
  LIMIT_REQUESTS_PER_MINUTE: '1000000',
  LIMIT_SOCKETS_PER_ADDRESS: '100000',
  LIMIT_MESSAGES_PER_SECOND: '1000',
  LIMIT_BURST: '1000',
  LIMIT_THINKING_MS_PER_MINUTE: '1000000000',
}

function opened(child: ChildProcess, lines: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      if (stream === null) continue
      createInterface({ input: stream }).on('line', (line) => {
        lines.push(line)
        if (line.startsWith(READY_LINE)) resolve()
      })
    }
    child.once('exit', (code) => reject(new Error(`ended with ${code}: ${lines.join('\n')}`)))
  })
}
