import type { TableView } from '@guildhall/tables'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ServerProcess } from './testing/run-server.ts'
import { type ServerWithRoles, serverWithRoles } from './testing/server-with-roles.ts'
import { Visitor } from './testing/visitor.ts'

let server: ServerProcess
let visitors: ServerWithRoles['visitors']
let table: string
beforeAll(async () => {
  ;({ server, visitors, table } = await serverWithRoles())
})
afterAll(() => server.end())

describe('a table that nobody may watch', () => {
  test.each(['', '/log', '/file', '/talk', '/replay?step=0', '/review'])(
    'hides %s from others',
    async (part) => {
      const answer = await visitors.account.call('GET', `/api/tables/${table}${part}`)
      expect(answer).toMatchObject({ status: 403, body: { code: 'forbidden' } })
    },
  )

  test('takes no command of others, and none without a seat', async () => {
    const request = { id: 'a-request-of-mine', seen: 0, wish: { type: 'undo', count: 1 } }
    const answer = await visitors.account.call('POST', `/api/tables/${table}/requests`, request)
    expect(answer.status).toBe(403)
  })

  test('gives out neither its file nor a replay nor a review before the end, not even to who plays', async () => {
    for (const part of ['/file', '/replay?step=0', '/review']) {
      expect(await visitors.guest.call('GET', `/api/tables/${table}${part}`)).toMatchObject({
        status: 409,
        body: { code: 'notOver' },
      })
    }
  })
})

describe('the chat', () => {
  test('is sent to who has the table open, not to who has muted the speaker', async () => {
    const [anna, boris] = [new Visitor(server.url), new Visitor(server.url)]
    await anna.comeIn('Anna')
    await boris.comeIn('Boris')
    const { id } = await anna.ask<TableView>('POST', '/api/tables', {
      game: 'red-cathedral',
      players: 2,
      chairs: [{ kind: 'me' }],
    })
    await boris.connect()
    await boris.watch(id)
    await boris.submit(id, { type: 'sit', name: 'Boris' })
    const heard = boris.until((message) => message.type === 'said')
    await anna.ask('POST', `/api/tables/${id}/talk`, { text: 'Good evening <b>all</b>' })
    expect(await heard).toMatchObject({
      line: { seat: 0, name: 'Anna', text: 'Good evening <b>all</b>' },
    })
    await boris.ask('PUT', `/api/tables/${id}/silence`, { seat: 0, kind: 'mute' })
    await anna.ask('POST', `/api/tables/${id}/talk`, { text: 'Hello?' })
    expect(await boris.ask('GET', `/api/tables/${id}/talk`)).toEqual([])
    expect(await anna.ask('GET', `/api/tables/${id}/talk`)).toHaveLength(2)
    expect(
      await visitors.guest.call('POST', `/api/tables/${id}/talk`, { text: 'me too' }),
    ).toMatchObject({
      status: 403,
    })
    await boris.ask('POST', `/api/tables/${id}/reports`, { seat: 0, reason: 'talk' })
    expect(await visitors.administrator.ask('GET', '/api/admin/reports')).toMatchObject({
      reports: [{ table_id: id, reason: 'talk', handled: null }],
    })
    await boris.leave()
  })
})

describe('an administrator', () => {
  test('sees the tables and closes one, which is written down', async () => {
    const { administrator, guest } = visitors
    const made = await guest.ask<TableView>('POST', '/api/tables', {
      game: 'craftsmen-builders',
      players: 2,
      chairs: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }],
      start: true,
    })
    const table = made.id
    const exported = await administrator.ask<{ table: { secret: string | null } }>(
      'GET',
      `/api/admin/tables/${table}/export`,
    )
    expect(exported.table.secret).toBeNull()
    await administrator.ask('POST', `/api/admin/tables/${table}/close`, {})
    expect(await guest.ask('GET', `/api/tables/${table}`)).toMatchObject({ status: 'closed' })
    const written = await administrator.ask<{ entries: object[] }>('GET', '/api/admin/audit')
    expect(written.entries.slice(0, 2)).toMatchObject([
      { action: 'close', target: table, by: 'administrator' },
      { action: 'export', target: table },
    ])
    expect(await administrator.ask('GET', '/api/admin/health')).toMatchObject({ setAside: 0 })
  })
})
