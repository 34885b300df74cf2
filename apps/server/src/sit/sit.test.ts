import type { EventView, TableView } from '@guildhall/tables'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runProgram } from '../testing/run-program.ts'
import { runServer, type ServerProcess } from '../testing/run-server.ts'
import { withAccount } from '../testing/two-player-table.ts'
import { until } from '../testing/until.ts'
import { Visitor } from '../testing/visitor.ts'
import type { SitResult } from './seated-program.ts'
import { SIT_FAULTS } from './sit-faults.ts'

const HOARDER = 'python3 docs/guides/bots/hoarder.py'

let server: ServerProcess
let token: string
beforeAll(async () => {
  server = await runServer()
  const robert = await withAccount(server.url, 'Robert')
  token = (await robert.ask<{ token: string }>('POST', '/api/tokens', { label: 'bot' })).token
})
afterAll(() => server.end())

const sit = (args: readonly string[], env: Readonly<Record<string, string>> = {}) =>
  runProgram(env, 'sit', ...args)

/** A table of one round: its host has the first seat, the second is free. */
async function laid(): Promise<{ anna: Visitor; id: string; link: string }> {
  const anna = await (await new Visitor(server.url).comeIn('Anna')).connect()
  const { id } = await anna.ask<TableView>('POST', '/api/tables', {
    ...{ game: 'red-cathedral', players: 2, options: { roundLimit: 2 } },
    ...{ chairs: [{ kind: 'me' }, { kind: 'open' }], arrangement: { standIn: 'random' } },
  })
  await anna.watch(id)
  return { anna, id, link: `${server.url}/t/${id}` }
}

/** Starts the game once the program sits there; where it ends before, with what it says. */
async function begin(anna: Visitor, id: string, ran: ReturnType<typeof sit>): Promise<void> {
  const seated = until(() => anna.view(id).chairs.every(({ kind }) => kind !== 'free'))
  const ended = ran.then(({ err }) => Promise.reject(new Error(err)))
  ended.catch(() => {}) // later it may end
  await Promise.race([seated, ended])
  expect(await anna.submit(id, { type: 'start' })).toMatchObject({ ok: true })
}

describe('a program at a table of the server', () => {
  test('sits down, is asked as in the arena, agrees with people, and plays to the end', async () => {
    const { anna, id, link } = await laid()
    const ran = sit(['--table', link, '--name', 'Hoarder', '--exec', HOARDER], {
      GUILDHALL_TOKEN: token,
    })
    await begin(anna, id, ran)
    await until(() => anna.view(id).play !== null)
    const proposal = { what: 'pace', pace: { kind: 'live', bank: 600_000, increment: 0 } } as const
    expect(await anna.submit(id, { type: 'propose', proposal })).toMatchObject({ ok: true })
    await until(() => anna.view(id).pace.kind === 'live')
    expect(await anna.submit(id, { type: 'hand', seat: 0, bot: 'random' })).toMatchObject({
      ok: true,
    })
    const { code, out } = await ran
    const line: SitResult = JSON.parse(out)
    expect(line).toMatchObject({ table: id, status: 'over', seats: [1], faults: 0 })
    expect(code).toBe(0)
    const log = await anna.ask<EventView[]>('GET', `/api/tables/${id}/log`)
    const own = log.filter(({ fact: event }) => event.type === 'played' && event.seat === 1)
    expect(own.length).toBe(line.decisions)
    expect(line.decisions).toBeGreaterThan(3)
    expect(anna.view(id).chairs[1]).toMatchObject({ name: 'Hoarder', kind: 'person', bot: null })
    await anna.leave()
  })

  test('that ends by itself leaves its seat to the bot that the table names', async () => {
    const { anna, id, link } = await laid()
    const ran = sit(['--table', link, '--token', token, '--exec', 'head -n 1', '--seat', '2'])
    await begin(anna, id, ran)
    await anna.submit(id, { type: 'hand', seat: 0, bot: 'random' })
    const { code, err } = await ran
    expect(err).toContain(`guildhall: ${SIT_FAULTS.exited}\n`)
    expect(code).toBe(1)
    await until(() => anna.view(id).status === 'over')
    expect(anna.view(id).chairs[1]).toMatchObject({ kind: 'person', bot: 'random' })
    await anna.leave()
  })

  test.each([
    ['no table', ['--exec', 'true'], SIT_FAULTS.misused],
    ['an id without a server', ['--table', 'abc', '--exec', 'true'], SIT_FAULTS.noLink],
    ['a wrong seat', ['--table', 'abc', '--exec', 'true', '--seat', '0'], SIT_FAULTS.badSeat],
    ['a flag that there is not', ['--tabel', 'abc'], "Unknown option '--tabel'"],
  ])('%s is refused with one line', async (_title, args, line) => {
    const { code, err } = await sit(args, { GUILDHALL_TOKEN: token })
    expect(err).toContain(`guildhall: ${line}`)
    expect(code).toBe(2)
  })

  test('a wrong token is said at once', async () => {
    const { link } = await laid()
    const { code, err } = await sit(['--table', link, '--token', 'wrong', '--exec', 'cat'])
    expect(err).toContain(`guildhall: ${SIT_FAULTS.badToken}`)
    expect(code).toBe(1)
  })
})
