import type { TableView } from '@guildhall/tables'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { chanceOf } from './testing/chance.ts'
import { type Postgres, startPostgres } from './testing/postgres.ts'
import { Cluster } from './testing/soak/cluster.ts'
import { SoakLoad } from './testing/soak/soak-load.ts'
import { takeover } from './testing/soak/takeover.ts'
import { Visitor } from './testing/visitor.ts'

const KILLS = 3

let postgres: Postgres
let cluster: Cluster
beforeAll(async () => {
  postgres = await startPostgres()
  cluster = await Cluster.start(postgres)
})
afterAll(async () => {
  await cluster.stop()
  await postgres.stop()
})

test('any process takes any request, and viewers on all of them see what comes of it', async () => {
  const [first = '', ...others] = cluster.addresses()
  const host = await new Visitor(first).comeIn('Anna')
  const { id } = await host.ask<TableView>('POST', '/api/tables', {
    game: 'red-cathedral',
    players: 2,
    chairs: [{ kind: 'me' }, { kind: 'me', name: 'Boris' }],
    start: true,
  })
  // The same person at every process; the first one leads the table.
  const visitors = [host, ...others.map((url) => host.elsewhere(url))]
  for (const visitor of visitors) {
    await visitor.connect()
    await visitor.watch(id)
  }
  for (let i = 0; i < 12; i++) {
    const visitor = visitors[i % visitors.length] ?? host
    const { number, play } = visitor.view(id)
    const sent = visitors.map((one) => one.until((m) => m.type === 'news'))
    const command = play?.legal[0]?.command as never
    const answer = await visitor.submit(id, { type: 'play', command })
    expect(answer).toEqual({ ok: true, number: number + 1 })
    const news = await Promise.all(sent)
    const events = news.map((one) => (one.type === 'news' ? one.events[0] : null))
    expect(events).toEqual(events.map(() => expect.objectContaining({ number: number + 1 })))
    expect(new Set(events.map((event) => JSON.stringify(event))).size).toBe(1)
  }
  for (const visitor of visitors) await visitor.leave()
})

describe('under load', () => {
  let load: SoakLoad
  beforeAll(async () => {
    load = await SoakLoad.start({ url: cluster.url }, cluster.addresses, 6, chanceOf('cluster'))
    await load.movesEverywhere()
  })
  afterAll(() => load.stop())

  const nothingIsWrong = async () => {
    await load.compare()
    expect([...load.ledger.lost, ...load.ledger.wrongs]).toEqual([])
  }

  // That it takes seconds is shown where time is simulated, and no machine slows it down.
  test('a leader is killed, and others play on at its tables', async () => {
    const times: number[] = []
    for (let i = 0; i < KILLS; i++) {
      await load.progresses(20)
      const { process, tables, within } = await takeover(cluster, load)
      expect(tables).toBeGreaterThan(0)
      times.push(within)
      await nothingIsWrong()
      await cluster.restart(process)
    }
    console.log(`taken over after ${times.map(Math.round).join(', ')} ms`)
  })

  test.each(['clean', 'crash'] as const)(
    'a %s restart of PostgreSQL ends no process and loses nothing',
    async (how) => {
      await load.progresses(20)
      await postgres.restart(how)
      await load.movesEverywhere()
      expect(cluster.servers.every((server) => server.isRunning())).toBe(true)
      await nothingIsWrong()
    },
  )

  test('one process after the other is replaced', async () => {
    for (let i = 0; i < cluster.servers.length; i++) {
      await load.progresses(10)
      const { process, code } = await takeover(cluster, load, 'SIGTERM')
      expect(code).toBe(0)
      await cluster.restart(process)
    }
    await load.rest()
    await nothingIsWrong()
  })
})
