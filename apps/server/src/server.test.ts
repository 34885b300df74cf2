import type { TableView } from '@guildhall/tables'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runServer, type ServerProcess } from './testing/run-server.ts'
import { Visitor } from './testing/visitor.ts'

let server: ServerProcess
beforeAll(async () => {
  server = await runServer()
})
afterAll(() => server.end())

const comeIn = async (name: string): Promise<Visitor> =>
  (await new Visitor(server.url).comeIn(name)).connect()

describe('two people and the real server', () => {
  test('play a whole game of The Red Cathedral by socket', async () => {
    const anna = await comeIn('Anna')
    const boris = await comeIn('Boris')
    const made = await anna.ask<TableView>('POST', '/api/tables', {
      game: 'red-cathedral',
      players: 2,
      options: { roundLimit: 5 },
      chairs: [{ kind: 'me' }],
    })
    const table = made.id
    await anna.watch(table)
    await boris.watch(table)
    expect(await boris.submit(table, { type: 'sit', name: 'Boris' })).toMatchObject({ ok: true })
    if (anna.view(table).number === 2) await anna.until((m) => m.type === 'news')
    expect(await anna.submit(table, { type: 'start' })).toMatchObject({ ok: true })
    while (anna.view(table).status !== 'over') {
      const turn = [anna, boris].find((one) => (one.view(table).play?.legal.length ?? 0) > 0)
      if (turn === undefined) {
        await Promise.race([anna, boris].map((one) => one.until((m) => m.type === 'news')))
        continue
      }
      const legal = turn.view(table).play?.legal ?? []
      const { number } = turn.view(table)
      const choice = legal[number % legal.length]
      if (choice === undefined) throw new Error('nothing is legal')
      const both = Promise.all(
        [anna, boris].map((one) =>
          one.view(table).number > number
            ? null
            : one.until((m) => m.type === 'news' && m.view.number > number),
        ),
      )
      expect(await turn.submit(table, { type: 'play', command: choice.command as never })).toEqual({
        ok: true,
        number: number + 1,
      })
      await both
    }
    expect(anna.view(table).play?.outcome?.seats).toHaveLength(2)
    expect(anna.view(table).secret).toMatch(/^[0-9a-f]{64}$/)
    await anna.leave()
    await boris.leave()
  })

  test('see each other there from the moment they sit down', async () => {
    const anna = await comeIn('Anna')
    const boris = await comeIn('Boris')
    const { id } = await anna.ask<TableView>('POST', '/api/tables', {
      ...{ game: 'red-cathedral', players: 2, chairs: [{ kind: 'me' }] },
    })
    await anna.watch(id)
    await boris.watch(id)
    const both = [anna, boris].map((one) =>
      one.until((m) => m.type === 'presence' && m.presence.seats.every((here) => here)),
    )
    await boris.submit(id, { type: 'sit', name: 'Boris' })
    for (const said of await Promise.all(both))
      expect(said).toMatchObject({ presence: { spectators: 0 } })
    const alone = anna.until((m) => m.type === 'presence' && m.presence.spectators === 1)
    await anna.submit(id, { type: 'free', seat: 1 })
    await alone
    await anna.leave()
    await boris.leave()
  })

  test('or share a screen, which shows a seat only to who says that it is theirs', async () => {
    const dora = await comeIn('Dora')
    const { id } = await dora.ask<TableView>('POST', '/api/tables', {
      game: 'red-cathedral',
      players: 2,
      options: { fourthGuild: 'guild-archivists' },
      chairs: [{ kind: 'me' }, { kind: 'me', name: 'Emil' }],
      start: true,
    })
    const shown = [
      await dora.watch(id, { curtain: true }),
      await dora.watch(id, { curtain: true, as: 1 }),
      await dora.watch(id),
    ]
    const toPlay = shown[0]?.play?.actor?.seat
    expect(shown.map(({ play }) => play?.viewer)).toEqual(['spectator', 1, toPlay])
    await dora.leave()
  })

  test('or alone against a bot, which moves by itself', async () => {
    const clara = await comeIn('Clara')
    const { id } = await clara.ask<TableView>('POST', '/api/tables', {
      game: 'craftsmen-builders',
      players: 2,
      chairs: [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }],
      start: true,
    })
    await clara.watch(id)
    for (let i = 0; i < 40; i++) {
      const { play, number } = clara.view(id)
      const [first] = play?.legal ?? []
      const next = clara.until((m) => m.type === 'news' && m.view.number > number)
      if (first !== undefined)
        await clara.submit(id, { type: 'play', command: first.command as never })
      await next
    }
    expect(clara.news(id).some(({ fact }) => fact.type === 'played' && fact.seat === 1)).toBe(true)
    await clara.leave()
  })
})
