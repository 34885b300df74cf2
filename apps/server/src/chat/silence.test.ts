import type { TableView } from '@guildhall/tables'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runServer, type ServerProcess } from '../testing/run-server.ts'
import { Visitor } from '../testing/visitor.ts'

let server: ServerProcess
beforeAll(async () => {
  server = await runServer({ TRUST_PROXY: '1' })
})
afterAll(() => server.end())

const comesIn = (name: string): Promise<Visitor> => new Visitor(server.url).comeIn(name)

const idOf = async (visitor: Visitor): Promise<string> => {
  const { person } = await visitor.ask<{ person: { id: string } }>('GET', '/api/me')
  return person.id
}

/** A table of two with its host under that name. */
const tableOf = async (host: Visitor, name: string, more: object = {}): Promise<string> => {
  const { id } = await host.ask<TableView>('POST', '/api/tables', {
    ...{ game: 'red-cathedral', players: 2, chairs: [{ kind: 'me', name }], ...more },
  })
  return id
}

const mute = (visitor: Visitor, table: string, whom: object) =>
  visitor.call('PUT', `/api/tables/${table}/silence`, { ...whom, kind: 'mute' })
/** From another address each time: few reports are taken from one. */
let address = 0
const report = (visitor: Visitor, table: string, whom: object) => {
  address += 1
  const headers = { 'x-forwarded-for': `192.0.2.${address}` }
  const body = { ...whom, reason: 'other' }
  return visitor.call('POST', `/api/tables/${table}/reports`, body, headers)
}

interface Silenced {
  readonly id: string
  readonly name: string
}
const silencedBy = (visitor: Visitor): Promise<Silenced[]> => visitor.ask('GET', '/api/me/silenced')

test('the muted are listed by the name they had at the seat, without an id of a person', async () => {
  const [anna, boris] = [await comesIn('Anna'), await comesIn('Boris')]
  const table = await tableOf(anna, 'Mask')
  expect(await mute(boris, table, { seat: 0 })).toMatchObject({ status: 204, body: '' })
  await anna.ask('PATCH', '/api/me', { name: 'Somebody else' })
  const list = await silencedBy(boris)
  expect(list).toEqual([
    { id: expect.any(String), name: 'Mask', kind: 'mute', created: expect.any(Number) },
  ])
  const id = await idOf(anna)
  const data = JSON.stringify(await boris.ask('GET', '/api/me/data'))
  for (const text of [JSON.stringify(list), data]) {
    expect(text).not.toContain(id)
    expect(text).not.toMatch(/Somebody else|Anna/)
  }
  // The id of a person means nothing here.
  await boris.ask('DELETE', `/api/me/silenced/${id}`)
  expect(await silencedBy(boris)).toHaveLength(1)
  await boris.ask('DELETE', `/api/me/silenced/${list[0]?.id}`)
  expect(await silencedBy(boris)).toEqual([])
})

test('two seats of one person are muted and reported as if they were two people', async () => {
  const [anna, boris, clara] = [await comesIn('Anna'), await comesIn('B'), await comesIn('C')]
  const seats = [await tableOf(anna, 'Mask'), await tableOf(anna, 'Veil')]
  const others = [await tableOf(clara, 'Mask'), await tableOf(await comesIn('Dora'), 'Veil')]
  const dealings = async (visitor: Visitor, tables: readonly string[]) => {
    const answers = []
    for (const table of tables) {
      answers.push(await mute(visitor, table, { seat: 0 }))
      answers.push(await mute(visitor, table, { seat: 0 }))
      answers.push(await report(visitor, table, { seat: 0 }))
    }
    const names = (await silencedBy(visitor)).map(({ name }) => name).sort()
    const { reports } = await visitor.ask<{ reports: { name: string }[] }>('GET', '/api/me/data')
    return { answers, names, reported: reports.map((one) => Object.keys(one)) }
  }
  const same = await dealings(boris, seats)
  expect(same).toEqual(await dealings(await comesIn('Emil'), others))
  expect(same.names).toEqual(['Mask', 'Veil'])
})

test('who lifts one of two mutes does not hear the person at the other seat', async () => {
  const [anna, boris] = [await comesIn('Anna'), await comesIn('Boris')]
  const tables = [await tableOf(anna, 'Mask'), await tableOf(anna, 'Veil')]
  for (const table of tables) await mute(boris, table, { seat: 0 })
  const veil = (await silencedBy(boris)).find(({ name }) => name === 'Veil')
  await boris.ask('DELETE', `/api/me/silenced/${veil?.id}`)
  await anna.ask('POST', `/api/tables/${tables[0]}/talk`, { text: 'Hello' })
  expect(await boris.ask('GET', `/api/tables/${tables[0]}/talk`)).toEqual([])
})

test('nobody is muted or reported at a table that the caller may not see', async () => {
  const [anna, boris] = [await comesIn('Anna'), await comesIn('Boris')]
  const hidden = await tableOf(anna, 'Anna', {
    ...{ spectators: false, start: true },
    chairs: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }],
  })
  await anna.ask('POST', `/api/tables/${hidden}/talk`, { text: 'Only for us' })
  const open = await tableOf(anna, 'Anna')
  const nowhere = 'this-table-is-not-there'
  const missing = await mute(boris, nowhere, { seat: 0 })
  expect(missing).toMatchObject({ status: 404, body: { code: 'notFound' } })
  for (const act of [mute, report]) {
    for (const whom of [{ seat: 0 }, { seat: 1 }, { line: 1 }, { line: 99 }]) {
      expect(await act(boris, hidden, whom)).toEqual(missing)
    }
    expect(await act(boris, open, { seat: 1 })).toEqual(missing)
    expect(await act(boris, open, { line: 1 })).toEqual(missing)
    expect(await act(boris, open, {})).toMatchObject({ status: 400 })
    expect(await act(boris, open, { seat: 0, line: 1 })).toMatchObject({ status: 400 })
  }
  expect(await silencedBy(boris)).toEqual([])
})

test('who sent a message is muted by it, even after leaving the seat', async () => {
  const [anna, boris] = [await comesIn('Anna'), await comesIn('Boris')]
  const table = await tableOf(anna, 'Anna')
  const request = (number: number, wish: object) => ({
    id: `request-${number}`,
    seen: number,
    wish,
  })
  const { number } = await boris.ask<TableView>('GET', `/api/tables/${table}`)
  const path = `/api/tables/${table}/requests`
  await boris.ask('POST', path, request(number, { type: 'sit', name: 'Mask' }))
  await boris.ask('POST', `/api/tables/${table}/talk`, { text: 'You cheat' })
  await boris.ask('POST', path, request(number + 1, { type: 'leave' }))
  const [line] = await anna.ask<{ number: number }[]>('GET', `/api/tables/${table}/talk`)
  expect(line).toMatchObject({ name: 'Mask', seat: 1, text: 'You cheat', removed: false })
  expect(await report(anna, table, { line: line?.number })).toMatchObject({ status: 201, body: {} })
  expect(await mute(anna, table, { line: line?.number })).toMatchObject({ status: 204 })
  expect(await silencedBy(anna)).toMatchObject([{ name: 'Mask' }])
  expect(await anna.ask('GET', `/api/tables/${table}/talk`)).toEqual([])
})

test('two people at one device say everything once', async () => {
  const anna = await comesIn('Anna')
  const table = await tableOf(anna, 'Anna', {
    chairs: [{ kind: 'me' }, { kind: 'me', name: 'Boris' }],
  })
  await anna.ask('POST', `/api/tables/${table}/talk`, { text: 'Hello' })
  expect(await anna.ask('GET', `/api/tables/${table}/talk`)).toHaveLength(1)
})
