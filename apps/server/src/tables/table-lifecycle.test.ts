import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Hint, TableListItem } from '@guildhall/protocol'
import type { Pace, TableCommand, TableView } from '@guildhall/tables'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runServer, type ServerProcess } from '../testing/run-server.ts'
import { scratchFolder } from '../testing/stored-tables.ts'
import { turnOf } from '../testing/two-player-table.ts'
import { until } from '../testing/until.ts'
import { Visitor } from '../testing/visitor.ts'

const HOUR = 60 * 60 * 1000
const LIVE: Pace = { kind: 'live', bank: HOUR, increment: 10_000 }
const DAYS: Pace = {
  ...{ kind: 'days', bank: 72 * HOUR, refund: 12 * HOUR },
  quiet: { from: 22 * 60, to: 8 * 60, zone: 'Europe/Berlin' },
}

const ALONE = { game: 'red-cathedral', players: 1, chairs: [{ kind: 'me' }], start: true }

let server: ServerProcess
beforeAll(async () => {
  server = await runServer()
})
afterAll(() => server.end())

const comeIn = async (name: string): Promise<Visitor> =>
  (await new Visitor(server.url).comeIn(name)).connect()

/** Both have the table open, and it is the second one's turn. */
async function two(more: Readonly<Record<string, unknown>> = {}) {
  const [anna, boris] = [await comeIn('Anna'), await comeIn('Boris')]
  const id = await turnOf(boris, anna, more)
  await anna.watch(id)
  await boris.watch(id)
  return { anna, boris, id }
}

/** Somebody gives a command that is accepted, and has seen what follows. */
async function grant(visitor: Visitor, table: string, command: TableCommand): Promise<TableView> {
  const answer = await visitor.submit(table, command)
  if (!answer.ok) throw new Error(answer.refusal.code)
  await until(() => visitor.view(table).number >= answer.number)
  return visitor.view(table)
}

const seen = (visitor: Visitor, table: string, number: number): Promise<void> =>
  until(() => visitor.view(table).number >= number)

const first = (visitor: Visitor, table: string): TableCommand => ({
  type: 'play',
  command: visitor.view(table).play?.legal[0]?.command as never,
})

describe('one table', () => {
  test('goes from live to days, to one screen and back, as those who play agree', async () => {
    const { anna, boris, id } = await two({ pace: LIVE })
    expect(anna.view(id)).toMatchObject({ pace: LIVE })
    expect(boris.view(id).clocks).toEqual([expect.any(Number), expect.any(Number)])
    const asked = await anna.submit(id, { type: 'setPace', pace: DAYS })
    expect(asked).toMatchObject({ ok: false, refusal: { code: 'othersDecide' } })

    const proposed = await grant(anna, id, {
      type: 'propose',
      proposal: { what: 'pace', pace: DAYS },
    })
    await seen(boris, id, proposed.number)
    expect(boris.view(id).proposal).toMatchObject({ by: 0, proposal: { pace: DAYS } })
    expect(await grant(boris, id, { type: 'answer', agree: true })).toMatchObject({
      pace: DAYS,
      deadline: expect.any(Number),
    })

    // Boris comes over: Anna has both seats, at one screen and without clocks.
    const offered = await grant(boris, id, { type: 'offer', seat: 1, open: true })
    await seen(anna, id, offered.number)
    await grant(anna, id, { type: 'sit', seat: 1, name: 'Boris' })
    const alone = await grant(anna, id, { type: 'setPace', pace: { kind: 'none' } })
    expect(alone.chairs).toMatchObject([{ mine: true }, { mine: true }])
    expect(alone.play).toMatchObject({ viewer: 1, actor: { seat: 1 } })
    await grant(anna, id, first(anna, id))

    // Each at their own again.
    const back = await grant(anna, id, { type: 'offer', seat: 1, open: true })
    await seen(boris, id, back.number)
    const again = await grant(boris, id, { type: 'sit', seat: 1, name: 'Boris' })
    expect(again.chairs).toMatchObject([{ mine: false }, { mine: true }])
    await Promise.all([anna.leave(), boris.leave()])
  })

  test('a seat is delegated to a bot, which plays, and taken back', async () => {
    const { anna, boris, id } = await two()
    const before = boris.view(id).number
    expect(await anna.submit(id, { type: 'hand', seat: 1, bot: 'random' })).toMatchObject({
      refusal: { code: 'notYourSeat' },
    })
    await grant(boris, id, { type: 'hand', seat: 1, bot: 'random' })
    await until(() => boris.view(id).play?.actor?.seat === 0)
    const played = boris.news(id).filter(({ number }) => number > before + 1)
    expect(played.some(({ fact }) => fact.type === 'played' && fact.seat === 1)).toBe(true)
    expect(await boris.submit(id, first(anna, id))).toMatchObject({ ok: false })
    const back = await grant(boris, id, { type: 'reclaim', seat: 1 })
    expect(back.chairs[1]).toMatchObject({ kind: 'person', bot: null, mine: true })
    await Promise.all([anna.leave(), boris.leave()])
  })

  test('the level that it names plays within seconds for who leaves and gives the seat back; hints are asked for', async () => {
    const { anna, boris, id } = await two({ arrangement: { standIn: 'journeyman' } })
    await grant(boris, id, { type: 'leave' })
    expect(anna.view(id)).toMatchObject({ standIn: 'journeyman' })
    await until(() => anna.view(id).play?.actor?.seat === 0)
    expect(anna.view(id).chairs[1]).toMatchObject({ kind: 'person', bot: 'journeyman' })
    const back = await grant(boris, id, { type: 'reclaim', seat: 1 })
    expect(back.chairs[1]).toMatchObject({ kind: 'person', bot: null, mine: true })
    const nobody = { game: 'red-cathedral', players: 2, arrangement: { standIn: 'nobody' } }
    expect(await anna.call('POST', '/api/tables', nobody)).toMatchObject({
      ...{ status: 400, body: { code: 'unknownBot' } },
    })

    // Hints are for who is to decide, where the table says so or one plays alone.
    const hint = (who: Visitor, table = id) => who.call('POST', `/api/tables/${table}/hint`)
    expect(await hint(anna)).toMatchObject({ status: 403, body: { code: 'noHints' } })
    expect(await hint(boris)).toMatchObject({ status: 409, body: { code: 'notYourTurn' } })
    const alone = await anna.ask<TableView>('POST', '/api/tables', ALONE)
    expect(await hint(boris, alone.id)).toMatchObject({ status: 409, body: { code: 'notSeated' } })
    // Asked again, at once or later, it is the same.
    const [one, same] = await Promise.all([hint(anna, alone.id), hint(anna, alone.id)])
    expect(one).toMatchObject({ status: 200 })
    expect(same).toEqual(one)
    expect(await hint(anna, alone.id)).toEqual(one)
    const { lines } = one.body as Hint
    const legal = alone.play?.legal.map(({ command }) => command)
    expect(lines.length).toBeGreaterThan(1)
    for (const { commands, win } of lines) {
      expect(legal).toContainEqual(commands[0])
      expect(win).toBeGreaterThanOrEqual(0)
      expect(win).toBeLessThanOrEqual(1)
    }
    await Promise.all([anna.leave(), boris.leave()])
  })

  test('a repeated id gets the first answer, a stale command what is new, and all must agree to go back', async () => {
    const { anna, boris, id } = await two()
    const command = first(boris, id)
    const request = { id: randomUUID(), seen: boris.view(id).number }
    const answer = await boris.submit(id, command, request)
    expect(answer).toMatchObject({ ok: true })
    expect(await boris.submit(id, command, request)).toEqual(answer)
    await seen(boris, id, request.seen + 1)
    const late = await boris.submit(id, first(boris, id), { seen: 1 })
    expect(late).toMatchObject({ ok: false, refusal: { code: 'stale' } })
    const steps = boris.view(id).play?.steps ?? 0
    const proposal = { what: 'takeBack', count: steps } as const
    const proposed = await grant(boris, id, { type: 'propose', proposal })
    await seen(anna, id, proposed.number)
    const taken = await grant(anna, id, { type: 'answer', agree: true })
    expect(taken.play).toMatchObject({ steps: 0 })
    await Promise.all([anna.leave(), boris.leave()])
  })
})

describe('the lobby', () => {
  test('lists open tables that are public, and one’s own, those that wait first', async () => {
    const [clara, dora] = [await comeIn('Clara'), await comeIn('Dora')]
    const make = (more: object): Promise<TableView> =>
      clara.ask('POST', '/api/tables', {
        ...{ game: 'red-cathedral', players: 2, chairs: [{ kind: 'me' }], ...more },
      })
    const open = await make({ title: 'Come in', visibility: 'public' })
    const secret = await make({ title: 'By link' })
    const lobby = async () =>
      (await new Visitor(server.url).ask<TableListItem[]>('GET', '/api/tables')).map(({ id }) => id)
    expect(await lobby()).toContain(open.id)
    expect(await lobby()).not.toContain(secret.id)
    const waiting = await turnOf(dora, clara, { title: 'Your move' })
    const idle = await turnOf(clara, dora, { title: 'Not yet' })
    const mine = await dora.ask<TableListItem[]>('GET', '/api/me/tables')
    expect(mine.map(({ id, mine: waits }) => [id, waits])).toEqual([
      [waiting, true],
      [idle, false],
    ])
    await dora.watch(open.id)
    await grant(dora, open.id, { type: 'sit', name: 'Dora' })
    await clara.watch(open.id)
    await grant(clara, open.id, { type: 'start' })
    expect(await lobby()).not.toContain(open.id)
    await Promise.all([clara.leave(), dora.leave()])
  })
})

describe('who has no seat', () => {
  test.each([true, false])(
    'may watch where spectators are allowed (%s), and do nothing',
    async (spectators) => {
      const { anna, boris, id } = await two({ spectators })
      for (const stranger of [await comeIn('Stranger'), await new Visitor(server.url).connect()]) {
        const answer = stranger.until(({ type }) => type === 'table' || type === 'refused')
        stranger.socket.send(JSON.stringify({ type: 'watch', table: id }))
        expect(await answer).toMatchObject(
          spectators
            ? { type: 'table', view: { play: { viewer: 'spectator', legal: [] } } }
            : { type: 'refused', code: 'forbidden' },
        )
        await stranger.leave()
      }
      await Promise.all([anna.leave(), boris.leave()])
    },
  )
})

describe('a game that is over', () => {
  test('can be looked at from every seat, verifies as a file, and leads to a rematch', async () => {
    const { anna, boris, id } = await two({ options: { roundLimit: 4 } })
    await grant(anna, id, { type: 'hand', seat: 0, bot: 'random' })
    await grant(boris, id, { type: 'hand', seat: 1, bot: 'random' })
    await until(() => anna.view(id).status === 'over')
    const { steps } = await anna.ask<{ steps: number }>('GET', `/api/tables/${id}/replay?step=0`)
    for (const path of [`step=${steps}`, 'step=3&seat=0', 'step=3&seat=1']) {
      expect(await boris.call('GET', `/api/tables/${id}/replay?${path}`)).toMatchObject({
        status: 200,
        body: { steps },
      })
    }
    const { folder, remove } = scratchFolder()
    const file = join(folder, 'game.json')
    const { body } = await new Visitor(server.url).call('GET', `/api/tables/${id}/file`)
    writeFileSync(file, JSON.stringify(body))
    const root = join(import.meta.dirname, '../../../..')
    const verify = ['guildhall.mjs', 'verify', file]
    expect(String(execFileSync(process.execPath, verify, { cwd: root }))).toContain('✔')
    remove()

    // Who asks sits where they sat; the last to come starts the game for all.
    const waits = await boris.ask<{ table: string }>('POST', `/api/tables/${id}/rematch`)
    expect(await boris.ask('GET', `/api/tables/${waits.table}`)).toMatchObject({
      ...{ status: 'open', host: true },
      chairs: [{ kind: 'free' }, { kind: 'person', mine: true }],
    })
    const [one, other] = await Promise.all(
      [anna, boris].map((each) => each.ask<{ table: string }>('POST', `/api/tables/${id}/rematch`)),
    )
    expect(one).toEqual(other)
    const next = one?.table ?? ''
    const table = await anna.ask<TableView>('GET', `/api/tables/${next}`)
    expect(table).toMatchObject({ status: 'playing', game: 'red-cathedral', players: 2 })
    expect(table.chairs).toMatchObject([
      { kind: 'person', mine: true },
      { kind: 'person', mine: false },
    ])
    const late = await boris.ask<{ table: string }>('POST', `/api/tables/${id}/rematch`)
    expect(late).toEqual(one)
    expect(await anna.ask('GET', `/api/tables/${id}`)).toMatchObject({ rematch: next })
    const stranger = await comeIn('Stranger')
    expect(await stranger.call('POST', `/api/tables/${id}/rematch`)).toMatchObject({ status: 409 })
    await Promise.all([anna.leave(), boris.leave(), stranger.leave()])
  })
})
