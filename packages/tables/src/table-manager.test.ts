import { describe, expect, test } from 'vitest'
import { type Answer, answerTo } from './answer.ts'
import { ALIVE_MS } from './heartbeat.ts'
import type { AddressedRequest, TableCommand, TableRequest } from './table-command.ts'
import type { TableManager } from './table-manager.ts'
import { checkInvariants } from './testing/simulation/check-invariants.ts'
import { Database, SimulatedFailure } from './testing/simulation/database.ts'
import { NO_FAULTS } from './testing/simulation/faults.ts'
import { Process, type ProcessHost } from './testing/simulation/process.ts'
import { Recorder } from './testing/simulation/recorder.ts'
import { SimulationRun } from './testing/simulation/simulation-run.ts'
import { createToyGame, testHeader } from './testing/test-table.ts'

const drain = () => new Promise<void>((resolve) => setImmediate(resolve))
const SIT = { type: 'sit', name: 'Ann' } as const

/** One table, a database, and processes that do what they should until the test says otherwise. */
class TestCluster {
  readonly run = new SimulationRun('cluster', drain)
  readonly recorder = new Recorder()
  readonly database = new Database(this.run, NO_FAULTS.database, (append, at) =>
    this.recorder.written(append, at),
  )
  readonly #processes = new Map<string, Process>()
  forwarded = 0
  #requests = 0

  constructor() {
    this.recorder.database = this.database
    this.database.add(testHeader(createToyGame(2), 'table'))
  }

  get stored() {
    return this.database.table('table')
  }

  get eventTypes(): string[] {
    return this.stored.entries.map(({ event }) => event.type)
  }

  async open(name: string): Promise<Process> {
    const { run, recorder, database } = this
    const forward = async (to: string, ask: AddressedRequest) => {
      this.forwarded += 1
      const process = this.#processes.get(to)
      if (!process?.alive) throw new SimulatedFailure('nobody there')
      return process.serve(ask)
    }
    const host: ProcessHost = {
      ...{ run, observer: recorder, database },
      forward: (_, to, ask) => forward(to, ask),
      tellWatched: async (_, to, watched) => this.#processes.get(to)?.watchedElsewhere(watched),
    }
    const process = new Process(host, name, 0)
    this.#processes.set(name, process)
    process.start()
    await run.advance(100)
    return process
  }

  request(
    { manager }: { readonly manager: TableManager },
    person: string,
    command: TableCommand,
    more: Partial<TableRequest> = {},
  ): Promise<Answer> {
    this.#requests += 1
    const seen = this.stored.entries.length
    const request = { id: `request-${this.#requests}`, seen, wish: command, ...more }
    return answerTo((reply) => manager.submit({ table: 'table', person, request }, reply))
  }

  async done<T>(promise: Promise<T>): Promise<T> {
    promise.catch(() => {}) // until somebody waits for it
    await this.run.advance(100)
    return promise
  }
}

describe('a process', () => {
  test('leads a table that nobody leads, and answers', async () => {
    const cluster = new TestCluster()
    const one = await cluster.open('p1')
    expect(await cluster.done(cluster.request(one, 'ann', SIT))).toEqual({ ok: true, number: 1 })
    expect(cluster.stored.leader).toBe('p1')
  })

  test('forwards what another one leads', async () => {
    const cluster = new TestCluster()
    const [one, other] = [await cluster.open('p1'), await cluster.open('p2')]
    await cluster.done(cluster.request(one, 'ann', SIT))
    expect(await cluster.done(cluster.request(other, 'bob', SIT))).toEqual({ ok: true, number: 2 })
    expect(cluster.forwarded).toBe(1)
    expect(cluster.stored.leader).toBe('p1')
  })

  test('follows what another one stores, for those who watch it here', async () => {
    const cluster = new TestCluster()
    const [one, other] = [await cluster.open('p1'), await cluster.open('p2')]
    await cluster.done(cluster.request(one, 'ann', SIT))
    const heard: number[] = []
    const liveTable = await cluster.done(other.manager.open('table'))
    liveTable?.subscribe((_, entries) => heard.push(...entries.map(({ number }) => number)))
    await cluster.done(cluster.request(one, 'bob', SIT))
    await cluster.done(other.manager.storedElsewhere('table', 2))
    await cluster.done(other.manager.storedElsewhere('table', 2))
    expect(heard).toEqual([2])
    await cluster.done(other.manager.storedElsewhere('elsewhere', 5))
  })

  test('reads again what it could not read when it heard of it', async () => {
    const cluster = new TestCluster()
    const [one, other] = [await cluster.open('p1'), await cluster.open('p2')]
    await cluster.done(cluster.request(one, 'ann', SIT))
    const heard: number[] = []
    const liveTable = await cluster.done(other.manager.open('table'))
    liveTable?.subscribe((_, entries) => heard.push(...entries.map(({ number }) => number)))
    await cluster.done(cluster.request(one, 'bob', SIT))
    cluster.database.breakDown(500)
    await cluster.done(other.manager.storedElsewhere('table', 2))
    expect(heard).toEqual([])
    await cluster.run.advance(1500)
    expect(heard).toEqual([2])
  })

  test('is notified of a table that it cannot read at all just now', async () => {
    const cluster = new TestCluster()
    const [one, other] = [await cluster.open('p1'), await cluster.open('p2')]
    await cluster.done(cluster.request(one, 'ann', SIT))
    cluster.database.breakDown(500)
    const liveTable = other.manager.open('table')
    const heard = other.manager.storedElsewhere('table', 1)
    await expect(cluster.done(liveTable)).rejects.toThrow(SimulatedFailure)
    await expect(heard).resolves.toBeUndefined()
  })

  test('knows no table that there is not', async () => {
    const cluster = new TestCluster()
    const { manager } = await cluster.open('p1')
    const answer = new Promise<Answer>((resolve, reject) => {
      const request = { id: 'request-0', seen: 0, wish: SIT }
      manager.submit({ table: 'nowhere', person: 'ann', request }, resolve).catch(reject)
    })
    expect(await cluster.done(answer)).toMatchObject({ refusal: { code: 'noTable' }, retry: false })
    expect(await cluster.done(manager.open('nowhere'))).toBe(null)
    expect(manager.size).toBe(0)
  })

  test('sets a table aside that cannot be read, and answers so', async () => {
    const cluster = new TestCluster()
    await cluster.done(cluster.request(await cluster.open('p1'), 'ann', SIT))
    const [entry] = cluster.stored.entries
    if (entry !== undefined) cluster.stored.entries[0] = { ...entry, number: 5 }
    const answer = await cluster.done(cluster.request(await cluster.open('p2'), 'bob', SIT))
    expect(answer).toMatchObject({ refusal: { code: 'setAside' }, retry: false })
    expect(cluster.stored.fault).toContain('cannot be applied')
  })
})

describe('where the leader is gone', () => {
  test('a request waits until it is taken for dead, and is answered by the next', async () => {
    const cluster = new TestCluster()
    const [one, other] = [await cluster.open('p1'), await cluster.open('p2')]
    await cluster.done(cluster.request(one, 'ann', SIT))
    one.kill()
    const gone = cluster.run.now
    let answered = 0
    const answer = cluster.request(other, 'bob', SIT)
    answer.then(() => {
      answered = cluster.run.now
    })
    await cluster.run.advance(ALIVE_MS + 1000)
    expect(await answer).toEqual({ ok: true, number: 2 })
    expect(answered - gone).toBeGreaterThan(ALIVE_MS - 2500)
    expect(cluster.stored.leader).toBe('p2')
  })

  test('and nothing can be stored, it is sent away to come again', async () => {
    const cluster = new TestCluster()
    const one = await cluster.open('p1')
    cluster.database.breakDown(60_000)
    const answer = cluster.request(one, 'ann', SIT)
    await cluster.run.advance(13_000)
    expect(await answer).toMatchObject({ refusal: { code: 'busy' }, retry: true })
  })

  test('tables where a bot is to play are taken up', async () => {
    const cluster = new TestCluster()
    const one = await cluster.open('p1')
    await cluster.done(cluster.request(one, 'ann', SIT))
    await cluster.done(cluster.request(one, 'ann', { type: 'seatBot', seat: 1, bot: 'random' }))
    await cluster.done(cluster.request(one, 'ann', { type: 'start' }))
    const hold = { type: 'play', command: { type: 'hold' } } as const
    await cluster.run.advance(2)
    const held = cluster.request(one, 'ann', hold)
    while (cluster.eventTypes.at(-1) !== 'played') await cluster.run.advance(1)
    one.kill() // before the bot has thought about it
    held.catch(() => {})
    const { length } = cluster.stored.entries
    await cluster.open('p2')
    await cluster.run.advance(ALIVE_MS + 2000)
    expect(cluster.eventTypes.slice(length)).toContain('played')
  })
})

/** Ann plays with a minute on her clock. */
async function beginLive(cluster: TestCluster, one: Process): Promise<void> {
  const pace = { kind: 'live', bank: 60_000, increment: 0 } as const
  await cluster.done(cluster.request(one, 'ann', { type: 'setPace', pace }))
  await cluster.done(cluster.request(one, 'ann', SIT))
  await cluster.done(cluster.request(one, 'ann', { type: 'seatBot', seat: 1, bot: 'random' }))
  await cluster.done(cluster.request(one, 'ann', { type: 'start' }))
}

const waitedMs = ({ stored }: TestCluster): number =>
  stored.entries.reduce((sum, { event }) => sum + (event.type === 'waited' ? event.ms : 0), 0)

describe('unattributed time', () => {
  test('a leader was killed, and the next one came an hour later', async () => {
    const cluster = new TestCluster()
    const one = await cluster.open('p1')
    await beginLive(cluster, one)
    one.kill()
    await cluster.run.advance(3_600_000)
    await cluster.open('p2')
    await cluster.run.advance(2000)
    expect(waitedMs(cluster)).toBeGreaterThan(3_600_000)
    expect(waitedMs(cluster)).toBeLessThan(3_605_000)
    await cluster.run.advance(50_000)
    expect(cluster.eventTypes.at(-1)).toBe('waited')
    await cluster.run.advance(10_000)
    expect(cluster.eventTypes).toContain('handed')
  })

  test('a process that slept takes its tables anew under another name', async () => {
    const cluster = new TestCluster()
    const one = await cluster.open('p1')
    await beginLive(cluster, one)
    one.sleep(70_000)
    await cluster.run.advance(73_000)
    expect(cluster.stored.leader).toMatch(/^p1\.\d+$/)
    expect(cluster.eventTypes).not.toContain('handed')
    expect(waitedMs(cluster)).toBeGreaterThan(70_000)
    await cluster.run.advance(60_000)
    expect(cluster.eventTypes).toContain('handed')
  })

  test('one whose database was gone does so too', async () => {
    const cluster = new TestCluster()
    await beginLive(cluster, await cluster.open('p1'))
    cluster.database.breakDown(70_000)
    await cluster.run.advance(75_000)
    expect(cluster.eventTypes).not.toContain('handed')
    expect(waitedMs(cluster)).toBeGreaterThan(70_000)
  })

  test('one that stops says so, and the next takes over at once', async () => {
    const cluster = new TestCluster()
    const one = await cluster.open('p1')
    await beginLive(cluster, one)
    one.stop(() => {})
    await cluster.open('p2')
    await cluster.run.advance(1500)
    expect(cluster.stored.leader).toBe('p2')
    expect(waitedMs(cluster)).toBeLessThan(1500)
  })

  test('one that stops after it was taken for dead says nothing', async () => {
    const cluster = new TestCluster()
    const one = await cluster.open('p1')
    await beginLive(cluster, one)
    one.sleep(8000)
    one.stop(() => {})
    await cluster.run.advance(8500)
    expect(one.alive).toBe(false)
    await cluster.open('p2')
    await cluster.run.advance(1500)
    expect(cluster.stored.leader).toBe('p2')
    expect(waitedMs(cluster)).toBeGreaterThan(8000)
  })

  test('is judged by when a leader took the table up, though it had nothing to write', async () => {
    const cluster = new TestCluster()
    const [one, other] = [await cluster.open('p1'), await cluster.open('p2')]
    await beginLive(cluster, one)
    one.stop(() => {})
    await cluster.run.advance(10)
    await cluster.done(other.manager.open('table'))
    await cluster.run.advance(60_000)
    expect(cluster.eventTypes).toContain('handed')
    expect(cluster.eventTypes).not.toContain('waited')
    const { recorder, database } = cluster
    // The first was there for a second of Ann's minute.
    const life = { skew: 0, from: 0, until: 1000, asleep: [] }
    recorder.lifetimes.set('p1', { ...life, name: 'p1' })
    recorder.lifetimes.set('p2', { ...life, name: 'p2', until: Number.POSITIVE_INFINITY })
    checkInvariants(recorder, database)
    expect(recorder.violations).toEqual([])
  })
})

describe('stopping', () => {
  test('answers what was asked, sends away what comes later, and lets others lead', async () => {
    const cluster = new TestCluster()
    const [one, other] = [await cluster.open('p1'), await cluster.open('p2')]
    await cluster.done(one.manager.open('table'))
    const before = cluster.request(one, 'ann', SIT)
    await drain()
    const stopped = one.manager.stop()
    const after = cluster.request(one, 'bob', SIT)
    await cluster.done(stopped)
    expect(await before).toEqual({ ok: true, number: 1 })
    expect(await after).toMatchObject({ refusal: { code: 'busy' }, retry: true })
    expect(await cluster.done(cluster.request(other, 'bob', SIT))).toEqual({ ok: true, number: 2 })
    expect(cluster.stored.leader).toBe('p2')
  })
})

describe('memory', () => {
  test('a table that nobody uses is forgotten, and read again when it is asked for', async () => {
    const cluster = new TestCluster()
    const one = await cluster.open('p1')
    await cluster.done(cluster.request(one, 'ann', SIT))
    expect(one.manager.size).toBe(1)
    await cluster.run.advance(62_000)
    expect(one.manager.size).toBe(0)
    expect(await cluster.done(cluster.request(one, 'bob', SIT))).toEqual({ ok: true, number: 2 })
  })

  test('one that somebody watches is not', async () => {
    const cluster = new TestCluster()
    const { manager } = await cluster.open('p1')
    const liveTable = await cluster.done(manager.open('table'))
    const end = liveTable?.subscribe(() => {})
    await cluster.run.advance(62_000)
    expect(manager.size).toBe(1)
    end?.()
    await cluster.run.advance(2000)
    expect(manager.size).toBe(0)
  })

  test('what was read can be read again while the database is gone', async () => {
    const cluster = new TestCluster()
    const one = await cluster.open('p1')
    await cluster.done(cluster.request(one, 'ann', SIT))
    cluster.database.breakDown(30_000)
    await cluster.run.advance(10_000)
    const liveTable = await cluster.done(one.manager.open('table'))
    expect(liveTable?.leads).toBe(false)
    expect(await cluster.done(liveTable?.read(({ number }) => number) ?? Promise.resolve(0))).toBe(
      1,
    )
  })
})
