import type { Viewer } from '@guildhall/kernel'
import { gameViewOf, type TableCommand } from '@guildhall/tables'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openStorage } from '../storage/open-storage.ts'
import { TableStore } from '../storage/table-store.ts'
import { runServer, type ServerProcess } from '../testing/run-server.ts'
import { StoredTableDriver } from '../testing/stored-table-driver.ts'
import { addTable, scratchFolder } from '../testing/stored-tables.ts'
import { until } from '../testing/until.ts'
import { Visitor } from '../testing/visitor.ts'

const { folder, remove } = scratchFolder()
let server: ServerProcess
const env = () => ({
  GUILDHALL_DATA: folder,
  ...(server === undefined ? {} : { PORT: String(server.port) }),
})
beforeAll(async () => {
  server = await runServer(env())
})
afterAll(async () => {
  await server.end()
  remove()
})

const BOT = 2

const MOST_STEPS = 200

/** A stored table at which the bot holds a contract, and a person is to decide. */
async function contractOfBot(anna: string, boris: string): Promise<string> {
  const storage = await openStorage({ folder })
  for (;;) {
    const options = { fourthGuild: 'guild-archivists' }
    const id = await addTable(storage, anna, { players: 3, options })
    const driver = await StoredTableDriver.at(new TableStore(storage, ''), id)
    await driver.command(anna, { type: 'sit', seat: 0, name: 'Anna' })
    await driver.command(boris, { type: 'sit', seat: 1, name: 'Boris' })
    await driver.command(anna, { type: 'seatBot', seat: BOT, bot: 'random' })
    await driver.command(anna, { type: 'start' })
    const { table } = driver
    const seen = (viewer: Viewer) => JSON.stringify(gameViewOf(table, viewer))
    const isReady = () => seen(BOT) !== seen('spectator') && table.actor?.seat !== BOT
    for (let step = 0; step < MOST_STEPS && !isReady(); step++) await driver.play(1)
    if (!isReady()) continue // the dice would have it otherwise: another game
    await storage.close()
    return id
  }
}

const comeIn = (name: string): Promise<Visitor> => new Visitor(server.url).comeIn(name)

/** Somebody gives a command that is accepted; all of these have seen what follows. */
async function grant(all: readonly Visitor[], table: string, by: Visitor, command: TableCommand) {
  const answer = await by.submit(table, command)
  if (!answer.ok) throw new Error(answer.refusal.code)
  // The bot may go on at once: then all are compared at the same moment.
  const seen = () => new Set(all.map((each) => each.view(table).number))
  await until(() => seen().size === 1 && Math.max(...seen()) >= answer.number)
}

/** Anna and Boris play with a bot, which holds secret contracts; Cleo and Dora watch. */
async function archivists() {
  const people = await Promise.all(['Anna', 'Boris', 'Cleo', 'Dora'].map(comeIn))
  const [anna, boris, cleo, dora] = people as [Visitor, Visitor, Visitor, Visitor]
  const idOf = async (visitor: Visitor) =>
    (await visitor.ask<{ person: { id: string } }>('GET', '/api/me')).person.id
  const players = [await idOf(anna), await idOf(boris)] as const
  await server.end()
  const id = await contractOfBot(...players)
  server = await runServer(env())
  for (const each of people) await (await each.connect()).watch(id)
  return { id, people, anna, boris, cleo, dora }
}

const game = (visitor: Visitor, table: string): string =>
  JSON.stringify(visitor.view(table).play?.view)
const viewer = (visitor: Visitor, table: string) => visitor.view(table).play?.viewer

describe('a bot that knows a secret', () => {
  test('leaves its seat to the spectator who asked, once all who play agree', async () => {
    const { id, people, anna, boris, cleo, dora } = await archivists()
    const sit = (name: string) => ({ type: 'sit', seat: 2, name }) as const
    const seats = people.map((each) => viewer(each, id))
    expect(seats).toEqual([0, 1, 'spectator', 'spectator'])
    const join = { what: 'join', seat: 2, name: 'Cleo' } as const
    await grant(people, id, cleo, { type: 'propose', proposal: join })
    await grant(people, id, anna, { type: 'answer', agree: true })
    expect(await cleo.submit(id, sit('Cleo'))).toMatchObject({ ok: false })
    await grant(people, id, boris, { type: 'answer', agree: true })
    for (const other of [dora, anna, boris]) {
      expect(await other.submit(id, sit('Other'))).toMatchObject({ ok: false })
      const asked = { id: 'another-request', seen: other.view(id).number, wish: sit('Other') }
      const byHttp = await other.call('POST', `/api/tables/${id}/requests`, asked)
      expect(byHttp).toMatchObject({ status: 409, body: { ok: false } })
    }
    expect(people.map((each) => each.view(id).chairs[2]?.offered)).toEqual([
      ...[false, false, true, false],
    ])
    const watched = game(dora, id)
    expect(game(cleo, id)).toBe(watched)
    await grant(people, id, cleo, sit('Cleo'))
    expect(people.map((each) => viewer(each, id))).toEqual([0, 1, 2, 'spectator'])
    expect(game(cleo, id)).not.toBe(game(dora, id))
    // No id of a person has left the server.
    const { person } = await cleo.ask<{ person: { id: string } }>('GET', '/api/me')
    expect(JSON.stringify(people.map(({ messages }) => messages))).not.toContain(person.id)
    await Promise.all(people.map((each) => each.leave()))
  })

  test('keeps it where one of them declines', async () => {
    const { id, people, anna, boris, cleo, dora } = await archivists()
    const ask = (name: string) =>
      ({ type: 'propose', proposal: { what: 'join', seat: 2, name } }) as const
    await grant(people, id, cleo, ask('Cleo'))
    await grant(people, id, anna, { type: 'answer', agree: true })
    await grant(people, id, boris, { type: 'answer', agree: false })
    expect(await cleo.submit(id, { type: 'sit', seat: 2, name: 'Cleo' })).toMatchObject({
      refusal: { code: 'started' },
    })
    expect(await cleo.submit(id, ask('Cleo'))).toMatchObject({ refusal: { code: 'declined' } })
    expect(game(cleo, id)).toBe(game(dora, id))
    await Promise.all(people.map((each) => each.leave()))
  })
})
