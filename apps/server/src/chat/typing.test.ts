import type { TableView } from '@guildhall/tables'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ServerProcess } from '../testing/run-server.ts'
import { type ServerWithRoles, serverWithRoles } from '../testing/server-with-roles.ts'
import { until } from '../testing/until.ts'
import { Visitor } from '../testing/visitor.ts'

let server: ServerProcess
let visitors: ServerWithRoles['visitors']
beforeAll(async () => {
  ;({ server, visitors } = await serverWithRoles())
})
afterAll(() => server.end())

const comesIn = async (name: string): Promise<Visitor> =>
  (await new Visitor(server.url).comeIn(name)).connect()

/** Anna and Boris at a table that both have open. */
async function twoAtTable(
  more: object = {},
): Promise<{ anna: Visitor; boris: Visitor; id: string }> {
  const [anna, boris] = [await comesIn('Anna'), await comesIn('Boris')]
  const { id } = await anna.ask<TableView>('POST', '/api/tables', {
    ...{ game: 'red-cathedral', players: 2, chairs: [{ kind: 'me' }], ...more },
  })
  await anna.watch(id)
  await boris.watch(id)
  await boris.submit(id, { type: 'sit', name: 'Boris' })
  return { anna, boris, id }
}

const send = (visitor: Visitor, message: object): void =>
  visitor.socket.send(JSON.stringify(message))

/** Resolves once the server has done everything that the visitor sent before. */
async function heardOut(visitor: Visitor, table: string): Promise<void> {
  await visitor.watch(table)
}

const typed = (visitor: Visitor) => visitor.messages.filter(({ type }) => type === 'typing')

test('the others are told that somebody writes, and by which seat; nothing is kept of it', async () => {
  const { anna, boris, id } = await twoAtTable()
  const told = anna.until(({ type }) => type === 'typing')
  send(boris, { type: 'typing', table: id })
  expect(await told).toEqual({ type: 'typing', table: id, seat: 1 })
  expect(typed(boris)).toEqual([])
  expect(await anna.ask('GET', `/api/tables/${id}/talk`)).toEqual([])
  const late = await new Visitor(server.url).connect()
  await late.watch(id)
  expect(typed(late)).toEqual([])
  await Promise.all([anna, boris, late].map((one) => one.leave()))
})

test('who has no seat, has been muted or may not chat writes unseen', async () => {
  const { anna, boris, id } = await twoAtTable()
  const clara = await comesIn('Clara')
  await clara.watch(id)
  send(clara, { type: 'typing', table: id })
  await heardOut(clara, id)
  await anna.ask('PUT', `/api/tables/${id}/silence`, { seat: 1, kind: 'mute' })
  const toClara = clara.until(({ type }) => type === 'typing')
  send(boris, { type: 'typing', table: id })
  await toClara
  const { person } = await boris.ask<{ person: { id: string } }>('GET', '/api/me')
  await visitors.administrator.ask('POST', `/api/admin/people/${person.id}/moderation`, {
    ...{ kind: 'mute', reason: 'noise', until: null },
  })
  send(boris, { type: 'typing', table: id })
  await heardOut(boris, id)
  expect(typed(clara)).toHaveLength(1)
  expect(typed(anna)).toEqual([])
  await Promise.all([anna, boris, clara].map((one) => one.leave()))
})

test('who says it all the time is passed on now and then', async () => {
  const { anna, boris, id } = await twoAtTable()
  // All of them at a time would take half a minute.
  for (let i = 0; i < 15; i++) send(boris, { type: 'typing', table: id })
  await heardOut(boris, id)
  await until(() => typed(anna).length > 0)
  expect(typed(anna).length).toBeLessThan(15)
  await Promise.all([anna, boris].map((one) => one.leave()))
})

test('who has the table open out of sight only is away, on all devices together', async () => {
  const { anna, boris, id } = await twoAtTable()
  const presence = () =>
    anna.messages.flatMap((message) =>
      message.type === 'presence' || message.type === 'table' ? [message.presence] : [],
    )
  send(boris, { type: 'away', away: true })
  await until(() => presence().at(-1)?.away[1] === true)
  expect(presence().at(-1)).toEqual({ seats: [true, true], away: [false, true], spectators: 0 })
  const phone = await boris.elsewhere().connect()
  await phone.watch(id)
  await until(() => presence().at(-1)?.away[1] === false)
  await phone.leave()
  await until(() => presence().at(-1)?.away[1] === true)
  send(boris, { type: 'away', away: false })
  await until(() => presence().at(-1)?.away[1] === false)
  await Promise.all([anna, boris].map((one) => one.leave()))
})
