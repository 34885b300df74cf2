import type { TableCommand, TableView } from '@guildhall/tables'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runServer, type ServerProcess } from '../testing/run-server.ts'
import { scratchFolder } from '../testing/stored-tables.ts'
import { until } from '../testing/until.ts'
import { Visitor } from '../testing/visitor.ts'

const NOT_OFFERED = ['playouts:9999999', 'search:9999999', 'search:1sims', 'greedy:99', 'random']

const { folder, remove } = scratchFolder()
let server: ServerProcess
let anna: Visitor
/** A table of an earlier version, with a bot that is not offered. */
let stored: string

const wanted = (bot: string, more: object = {}) => ({
  ...{ game: 'red-cathedral', players: 2, start: true },
  chairs: [{ kind: 'me' }, { kind: 'bot', bot }],
  ...more,
})
const serve = (anyBot: string) => runServer({ GUILDHALL_DATA: folder, ANY_BOT: anyBot })

beforeAll(async () => {
  const before = await serve('1')
  const first = await new Visitor(before.url).comeIn('Anna')
  stored = (await first.ask<TableView>('POST', '/api/tables', wanted('greedy:2'))).id
  await before.end()
  server = await serve('0')
  anna = await first.elsewhere(server.url).connect()
})
afterAll(async () => {
  await server.end()
  remove()
})

test.each(NOT_OFFERED)('%s can be seated nowhere', async (bot) => {
  const refusal = { status: 400, body: { code: 'unknownBot' } }
  expect(await anna.call('POST', '/api/tables', wanted(bot))).toMatchObject(refusal)
  const arranged = wanted('novice', { arrangement: { standIn: bot } })
  expect(await anna.call('POST', '/api/tables', arranged)).toMatchObject(refusal)
  const open = { ...wanted('novice'), start: false }
  const { id } = await anna.ask<TableView>('POST', '/api/tables', open)
  await anna.watch(id)
  const refuses = async (command: TableCommand) =>
    expect(await anna.submit(id, command)).toMatchObject({ refusal: { code: 'unknownBot' } })
  await refuses({ type: 'seatBot', seat: 1, bot })
  await refuses({ type: 'arrange', standIn: bot })
  expect(await anna.submit(id, { type: 'start' })).toMatchObject({ ok: true })
  await refuses({ type: 'hand', seat: 0, bot })
})

test('a stored game with such a bot goes on, and its rematch has one that is offered', async () => {
  await anna.watch(stored)
  const isMyTurn = () => anna.view(stored).play?.actor?.seat === 0
  const turns = () => anna.view(stored).play?.turns ?? 0
  const before = turns()
  while (turns() < before + 3) {
    await until(isMyTurn) // the bot has played
    const [first] = anna.view(stored).play?.legal ?? []
    if (first === undefined) throw new Error('no command is legal')
    await anna.submit(stored, { type: 'play', command: { ...first.command } })
  }
  expect(anna.view(stored).chairs[1]).toMatchObject({ bot: 'greedy:2' })
  expect(await anna.submit(stored, { type: 'close' })).toMatchObject({ ok: true })
  const { table } = await anna.ask<{ table: string }>('POST', `/api/tables/${stored}/rematch`)
  expect(await anna.ask<TableView>('GET', `/api/tables/${table}`)).toMatchObject({
    standIn: 'apprentice',
    chairs: [{ mine: true }, { bot: 'apprentice' }],
  })
})
