import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { READY_LINE } from '@guildhall/protocol'

/** The program is bundled into `dist/`. */
const PROGRAM = join(import.meta.dirname, '..', 'guildhall.mjs')

export const ADMIN_TOKEN = 'the administrator of the bench'

/** Our server: the real program with its own database, which can be started again on it. */
export class OurProcess {
  readonly #folder = mkdtempSync(join(tmpdir(), 'guildhall-bench-'))
  readonly #port: number
  readonly #botThreads: number
  #child: ChildProcess | null = null

  private constructor(port: number, botThreads: number) {
    this.#port = port
    this.#botThreads = botThreads
  }

  /** With this number of bot threads. */
  static async start(botThreads = 1): Promise<OurProcess> {
    const started = new OurProcess(await freePort(), botThreads)
    await started.start()
    return started
  }

  get url(): string {
    return `http://localhost:${this.#port}`
  }

  get pid(): number {
    return this.#child?.pid ?? -1
  }

  /** Resolves once it is open. */
  async start(): Promise<void> {
    const child = spawn(process.execPath, [PROGRAM, 'serve'], {
      env: {
        PATH: process.env['PATH'],
        PORT: String(this.#port),
        GUILDHALL_DATA: this.#folder,
        BOT_THREADS: String(this.#botThreads),
        LOG_LEVEL: 'warn',
        ADMIN_TOKEN,
        // Everyone has their own address, as behind a proxy, so the default limits apply.
        TRUST_PROXY: '1',
      },
      stdio: ['ignore', 'pipe', 2],
    })
    this.#child = child
    await opened(child)
  }

  /** Asks it to stop, and waits until it has. */
  async stop(): Promise<void> {
    const child = this.#child
    if (child === null || child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGTERM')
    await once(child, 'exit')
  }

  /** Stops it for good. */
  async end(): Promise<void> {
    await this.stop()
    rmSync(this.#folder, { recursive: true, force: true })
  }
}

function opened(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)))
    if (child.stdout === null) return
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line.startsWith(READY_LINE)) resolve()
      else process.stderr.write(`${line}\n`)
    })
  })
}

/** A free port. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}
