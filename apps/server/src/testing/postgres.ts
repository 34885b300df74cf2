import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

/** A PostgreSQL server of the tests' own, reached by a socket in its folder. */
export interface Postgres {
  /** A new, empty database; its address. */
  database(): Promise<string>
  /** Ends the server, cleanly or as if the power had failed, and starts it again. */
  restart(how: 'clean' | 'crash'): Promise<void>
  stop(): Promise<void>
}

const OWNER = 'guildhall'
const PATIENCE = 600_000

export async function startPostgres(): Promise<Postgres> {
  const bin = binaries()
  const user = unprivileged()
  const folder = mkdtempSync(join(tmpdir(), 'guildhall-postgres-'))
  if (user !== null) chownSync(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  const settings = { ...user, cwd: folder, env: { PATH: process.env['PATH'], LC_ALL: 'C' } }
  execFileSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', OWNER, '-A', 'trust', '-E', 'UTF8', '--no-sync'],
    { ...settings, stdio: 'pipe' },
  )
  const address = (database: string) =>
    `postgresql://${OWNER}@${encodeURIComponent(folder)}/${database}`

  // The shell ends the server when its input ends: with this process, however that dies.
  const script = '"$0" "$@" & pid=$!; cat > /dev/null; kill -INT $pid; wait $pid'
  const args = ['-D', data, '-k', folder, '-c', 'listen_addresses=', '-c', 'max_connections=60']
  const start = async (): Promise<ChildProcess> => {
    const shell = spawn('/bin/sh', ['-c', script, join(bin, 'postgres'), ...args], {
      ...settings,
      stdio: ['pipe', 'ignore', 'pipe'],
      detached: true, // Ctrl-C is for those who use it, which end it when they have ended
    })
    const said: string[] = []
    shell.stderr?.on('data', (text) => said.push(String(text)))
    await answering(address('postgres'), said)
    return shell
  }

  let shell = await start()
  const end = async (): Promise<void> => {
    if (shell.exitCode !== null || shell.signalCode !== null) return
    const ended = new Promise((resolve) => shell.once('exit', resolve))
    shell.stdin?.end()
    await ended
  }
  let made = 0
  return {
    async database() {
      made += 1
      const client = new pg.Client(address('postgres'))
      await client.connect()
      await client.query(`create database t${made}`)
      await client.end()
      return address(`t${made}`)
    },
    async restart(how) {
      if (how === 'crash')
        await crash(Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]))
      await end()
      shell = await start()
    },
    async stop() {
      await end()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function answering(url: string, said: readonly string[]): Promise<void> {
  const until = Date.now() + PATIENCE
  for (;;) {
    const client = new pg.Client(url)
    try {
      await client.connect()
      return await client.end()
    } catch (error) {
      if (Date.now() > until) throw new Error(`PostgreSQL did not start: ${said.join('')} ${error}`)
      await sleep(50)
    }
  }
}

/** Ends it at once, without a last word to the disk. */
async function crash(pid: number): Promise<void> {
  process.kill(pid, 'SIGQUIT')
  for (;;) {
    try {
      process.kill(pid, 0)
    } catch {
      return
    }
    await sleep(20)
  }
}

/** The folder of the server's programs; installs Debian's where there are none. */
function binaries(): string {
  const found = findBinaries()
  if (found !== undefined) return found
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    try {
      execFileSync('apt-get', ['update', '-q'], { env, stdio: 'pipe' })
      execFileSync('apt-get', ['install', '-qy', 'postgresql'], { env, stdio: 'pipe' })
    } catch {} // then it is said below what is missing
  }
  const installed = findBinaries()
  if (installed !== undefined) return installed
  throw new Error(
    'This needs PostgreSQL: install it, so that `initdb` and `postgres` are on the PATH or in /usr/lib/postgresql (Debian: apt-get install postgresql).',
  )
}

const DEBIAN = '/usr/lib/postgresql'

function findBinaries(): string | undefined {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN) : []
  const debian = versions
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(DEBIAN, version, 'bin'))
  return [...(process.env['PATH'] ?? '').split(delimiter), ...debian].find((folder) =>
    ['initdb', 'postgres'].every((name) => existsSync(join(folder, name))),
  )
}

/** PostgreSQL does not run as root: then its own user does, or nobody. */
function unprivileged(): { readonly uid: number; readonly gid: number } | null {
  if (process.getuid?.() !== 0) return null
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  const user = ['postgres', 'nobody'].flatMap((name) =>
    users.filter(([known]) => known === name),
  )[0]
  if (user === undefined)
    throw new Error('There is no user postgres or nobody to run PostgreSQL as.')
  return { uid: Number(user[2]), gid: Number(user[3]) }
}
