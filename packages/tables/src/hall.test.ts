import { describe, expect, test } from 'vitest'
import type { Answer } from './answer.ts'
import type { Hall } from './hall.ts'
import { ALIVE } from './life.ts'
import { Database, Misfortune } from './testing/simulation/database.ts'
import { CALM } from './testing/simulation/faults.ts'
import { type Forwarded, Process } from './testing/simulation/process.ts'
import { judge } from './testing/simulation/verdict.ts'
import { Witness } from './testing/simulation/witness.ts'
import { World } from './testing/simulation/world.ts'
import { cardOf, openToy } from './testing/sitting.ts'
import type { Request, Wish } from './wish.ts'

const settle = () => new Promise<void>((resolve) => setImmediate(resolve))
const SIT = { type: 'sit', name: 'Ann' } as const

/** One table, a database, and processes that do what they should until they are told otherwise. */
class Street {
  readonly world = new World('street', settle)
  readonly witness = new Witness()
  readonly database = new Database(this.world, CALM.database, (append, at) =>
    this.witness.written(append, at),
  )
  readonly #processes = new Map<string, Process>()
  forwarded = 0
  #requests = 0

  constructor() {
    this.witness.database = this.database
    this.database.add(cardOf(openToy(2), 'table'))
  }

  get stored() {
    return this.database.table('table')
  }

  get facts(): string[] {
    return this.stored.entries.map(({ fact }) => fact.type)
  }

  async open(name: string): Promise<Process> {
    const { world, witness, database } = this
    const forward = async (to: string, ask: Forwarded) => {
      this.forwarded += 1
      const process = this.#processes.get(to)
      if (!process?.alive) throw new Misfortune('nobody there')
      return process.serve(ask)
    }
    const ground = { world, watcher: witness, database }
    const process = new Process({ ...ground, forward: (_, to, ask) => forward(to, ask) }, name, 0)
    this.#processes.set(name, process)
    process.start()
    await world.go(100)
    return process
  }

  request(
    { hall }: { readonly hall: Hall },
    person: string,
    wish: Wish,
    more: Partial<Request> = {},
  ): Promise<Answer> {
    this.#requests += 1
    const seen = this.stored.entries.length
    const request = { id: `request-${this.#requests}`, seen, wish, ...more }
    return new Promise((resolve, reject) => {
      hall.request('table', person, request, resolve).catch(reject)
    })
  }

  async done<T>(promise: Promise<T>): Promise<T> {
    promise.catch(() => {}) // until somebody waits for it
    await this.world.go(100)
    return promise
  }
}

describe('a process', () => {
  test('leads a table that nobody leads, and answers', async () => {
    const street = new Street()
    const one = await street.open('p1')
    expect(await street.done(street.request(one, 'ann', SIT))).toEqual({ ok: true, number: 1 })
    expect(street.stored.leader).toBe('p1')
  })

  test('hands on what another one leads', async () => {
    const street = new Street()
    const [one, other] = [await street.open('p1'), await street.open('p2')]
    await street.done(street.request(one, 'ann', SIT))
    expect(await street.done(street.request(other, 'bob', SIT))).toEqual({ ok: true, number: 2 })
    expect(street.forwarded).toBe(1)
    expect(street.stored.leader).toBe('p1')
  })

  test('follows what another one stores, for those who watch it here', async () => {
    const street = new Street()
    const [one, other] = [await street.open('p1'), await street.open('p2')]
    await street.done(street.request(one, 'ann', SIT))
    const heard: number[] = []
    const room = await street.done(other.hall.room('table'))
    room?.subscribe((_, { number }) => heard.push(number))
    await street.done(street.request(one, 'bob', SIT))
    await street.done(other.hall.heard('table', 2))
    await street.done(other.hall.heard('table', 2))
    expect(heard).toEqual([2])
    await street.done(other.hall.heard('elsewhere', 5))
  })

  test('reads again what it could not read when it heard of it', async () => {
    const street = new Street()
    const [one, other] = [await street.open('p1'), await street.open('p2')]
    await street.done(street.request(one, 'ann', SIT))
    const heard: number[] = []
    const room = await street.done(other.hall.room('table'))
    room?.subscribe((_, { number }) => heard.push(number))
    await street.done(street.request(one, 'bob', SIT))
    street.database.breakDown(500)
    await street.done(other.hall.heard('table', 2))
    expect(heard).toEqual([])
    await street.world.go(1500)
    expect(heard).toEqual([2])
  })

  test('hears of a table that it cannot read at all just now', async () => {
    const street = new Street()
    const [one, other] = [await street.open('p1'), await street.open('p2')]
    await street.done(street.request(one, 'ann', SIT))
    street.database.breakDown(500)
    const room = other.hall.room('table')
    const heard = other.hall.heard('table', 1)
    await expect(street.done(room)).rejects.toThrow(Misfortune)
    await expect(heard).resolves.toBeUndefined()
  })

  test('knows no table that there is not', async () => {
    const street = new Street()
    const { hall } = await street.open('p1')
    const answer = new Promise<Answer>((resolve, reject) => {
      const request = { id: 'request-0', seen: 0, wish: SIT }
      hall.request('nowhere', 'ann', request, resolve).catch(reject)
    })
    expect(await street.done(answer)).toMatchObject({ refusal: { code: 'noTable' }, retry: false })
    expect(await street.done(hall.room('nowhere'))).toBe(null)
    expect(hall.size).toBe(0)
  })

  test('sets a table aside that cannot be read, and answers so', async () => {
    const street = new Street()
    await street.done(street.request(await street.open('p1'), 'ann', SIT))
    const [entry] = street.stored.entries
    if (entry !== undefined) street.stored.entries[0] = { ...entry, number: 5 }
    const answer = await street.done(street.request(await street.open('p2'), 'bob', SIT))
    expect(answer).toMatchObject({ refusal: { code: 'setAside' }, retry: false })
    expect(street.stored.fault).toContain('cannot be applied')
  })
})

describe('where the leader is gone', () => {
  test('a request waits until it is taken for dead, and is answered by the next', async () => {
    const street = new Street()
    const [one, other] = [await street.open('p1'), await street.open('p2')]
    await street.done(street.request(one, 'ann', SIT))
    one.kill()
    const gone = street.world.now
    let answered = 0
    const answer = street.request(other, 'bob', SIT)
    answer.then(() => {
      answered = street.world.now
    })
    await street.world.go(ALIVE + 1000)
    expect(await answer).toEqual({ ok: true, number: 2 })
    expect(answered - gone).toBeGreaterThan(ALIVE - 2500)
    expect(street.stored.leader).toBe('p2')
  })

  test('and nothing can be stored, it is sent away to come again', async () => {
    const street = new Street()
    const one = await street.open('p1')
    street.database.breakDown(60_000)
    const answer = street.request(one, 'ann', SIT)
    await street.world.go(13_000)
    expect(await answer).toMatchObject({ refusal: { code: 'busy' }, retry: true })
  })

  test('tables where a bot is to play are taken up', async () => {
    const street = new Street()
    const one = await street.open('p1')
    await street.done(street.request(one, 'ann', SIT))
    await street.done(street.request(one, 'ann', { type: 'seatBot', seat: 1, bot: 'random' }))
    await street.done(street.request(one, 'ann', { type: 'start' }))
    const hold = { type: 'play', command: { type: 'hold' } } as const
    await street.world.go(2)
    const held = street.request(one, 'ann', hold)
    while (street.facts.at(-1) !== 'played') await street.world.go(1)
    one.kill() // before the bot has thought about it
    held.catch(() => {})
    const { length } = street.stored.entries
    await street.open('p2')
    await street.world.go(ALIVE + 2000)
    expect(street.facts.slice(length)).toContain('played')
  })
})

/** Ann plays with a minute on her clock. */
async function beginLive(street: Street, one: Process): Promise<void> {
  const pace = { kind: 'live', bank: 60_000, increment: 0 } as const
  await street.done(street.request(one, 'ann', { type: 'setPace', pace }))
  await street.done(street.request(one, 'ann', SIT))
  await street.done(street.request(one, 'ann', { type: 'seatBot', seat: 1, bot: 'random' }))
  await street.done(street.request(one, 'ann', { type: 'start' }))
}

const waitedMs = ({ stored }: Street): number =>
  stored.entries.reduce((sum, { fact }) => sum + (fact.type === 'waited' ? fact.ms : 0), 0)

describe('time that is nobody’s', () => {
  test('a leader was killed, and the next one came an hour later', async () => {
    const street = new Street()
    const one = await street.open('p1')
    await beginLive(street, one)
    one.kill()
    await street.world.go(3_600_000)
    await street.open('p2')
    await street.world.go(2000)
    expect(waitedMs(street)).toBeGreaterThan(3_600_000)
    expect(waitedMs(street)).toBeLessThan(3_605_000)
    await street.world.go(50_000)
    expect(street.facts.at(-1)).toBe('waited')
    await street.world.go(10_000)
    expect(street.facts).toContain('handed')
  })

  test('a process that slept takes its tables anew under another name', async () => {
    const street = new Street()
    const one = await street.open('p1')
    await beginLive(street, one)
    one.sleep(70_000)
    await street.world.go(73_000)
    expect(street.stored.leader).toMatch(/^p1\.\d+$/)
    expect(street.facts).not.toContain('handed')
    expect(waitedMs(street)).toBeGreaterThan(70_000)
    await street.world.go(60_000)
    expect(street.facts).toContain('handed')
  })

  test('one whose database was gone does so too', async () => {
    const street = new Street()
    await beginLive(street, await street.open('p1'))
    street.database.breakDown(70_000)
    await street.world.go(75_000)
    expect(street.facts).not.toContain('handed')
    expect(waitedMs(street)).toBeGreaterThan(70_000)
  })

  test('one that stops says so, and the next takes over at once', async () => {
    const street = new Street()
    const one = await street.open('p1')
    await beginLive(street, one)
    one.stop(() => {})
    await street.open('p2')
    await street.world.go(1500)
    expect(street.stored.leader).toBe('p2')
    expect(waitedMs(street)).toBeLessThan(1500)
  })

  test('one that stops after it was taken for dead says nothing', async () => {
    const street = new Street()
    const one = await street.open('p1')
    await beginLive(street, one)
    one.sleep(8000)
    one.stop(() => {})
    await street.world.go(8500)
    expect(one.alive).toBe(false)
    await street.open('p2')
    await street.world.go(1500)
    expect(street.stored.leader).toBe('p2')
    expect(waitedMs(street)).toBeGreaterThan(8000)
  })

  test('is judged by when a leader took the table up, though it had nothing to write', async () => {
    const street = new Street()
    const [one, other] = [await street.open('p1'), await street.open('p2')]
    await beginLive(street, one)
    one.stop(() => {})
    await street.world.go(10)
    await street.done(other.hall.room('table'))
    await street.world.go(60_000)
    expect(street.facts).toContain('handed')
    expect(street.facts).not.toContain('waited')
    const { witness, database } = street
    // The first was there for a second of Ann's minute.
    const life = { skew: 0, from: 0, until: 1000, asleep: [] }
    witness.lives.set('p1', { ...life, name: 'p1' })
    witness.lives.set('p2', { ...life, name: 'p2', until: Number.POSITIVE_INFINITY })
    judge(witness, database)
    expect(witness.violations).toEqual([])
  })
})

describe('stopping', () => {
  test('answers what was asked, sends away what comes later, and lets others lead', async () => {
    const street = new Street()
    const [one, other] = [await street.open('p1'), await street.open('p2')]
    await street.done(one.hall.room('table'))
    const before = street.request(one, 'ann', SIT)
    await settle()
    const stopped = one.hall.stop()
    const after = street.request(one, 'bob', SIT)
    await street.done(stopped)
    expect(await before).toEqual({ ok: true, number: 1 })
    expect(await after).toMatchObject({ refusal: { code: 'busy' }, retry: true })
    expect(await street.done(street.request(other, 'bob', SIT))).toEqual({ ok: true, number: 2 })
    expect(street.stored.leader).toBe('p2')
  })
})

describe('memory', () => {
  test('a table that nobody uses is forgotten, and read again when it is asked for', async () => {
    const street = new Street()
    const one = await street.open('p1')
    await street.done(street.request(one, 'ann', SIT))
    expect(one.hall.size).toBe(1)
    await street.world.go(62_000)
    expect(one.hall.size).toBe(0)
    expect(await street.done(street.request(one, 'bob', SIT))).toEqual({ ok: true, number: 2 })
  })

  test('one that somebody watches is not', async () => {
    const street = new Street()
    const { hall } = await street.open('p1')
    const room = await street.done(hall.room('table'))
    const end = room?.subscribe(() => {})
    await street.world.go(62_000)
    expect(hall.size).toBe(1)
    end?.()
    await street.world.go(2000)
    expect(hall.size).toBe(0)
  })

  test('what was read can be read again while the database is gone', async () => {
    const street = new Street()
    const one = await street.open('p1')
    await street.done(street.request(one, 'ann', SIT))
    street.database.breakDown(30_000)
    await street.world.go(10_000)
    const room = await street.done(one.hall.room('table'))
    expect(room?.leads).toBe(false)
    expect(await street.done(room?.read(({ number }) => number) ?? Promise.resolve(0))).toBe(1)
  })
})
