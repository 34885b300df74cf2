import type { TableView } from '@guildhall/tables'
import { runServer, type ServerProcess } from './run-server.ts'
import { Visitor } from './visitor.ts'

const TOKEN = 'a token that nobody can guess'

export const ROLES = ['anonymous', 'guest', 'account', 'administrator'] as const
export type Role = (typeof ROLES)[number]

/** A server, somebody in each role, and a table of the guest that nobody may watch. */
export interface ServerWithRoles {
  readonly server: ServerProcess
  readonly visitors: Readonly<Record<Role, Visitor>>
  readonly table: string
}

export async function serverWithRoles(): Promise<ServerWithRoles> {
  const server = await runServer({ ADMIN_TOKEN: TOKEN, TRUST_PROXY: '1' })
  const newcomer = () => new Visitor(server.url)
  const visitors = {
    anonymous: newcomer(),
    guest: await newcomer().comeIn('guest'),
    account: await signUp(newcomer(), 'account'),
    administrator: await signUp(newcomer(), 'administrator'),
  }
  await visitors.administrator.ask('POST', '/api/admin/claim', { token: TOKEN })
  const { id } = await visitors.guest.ask<TableView>('POST', '/api/tables', {
    game: 'red-cathedral',
    players: 2,
    spectators: false,
    chairs: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }],
    start: true,
  })
  return { server, visitors, table: id }
}

async function signUp(visitor: Visitor, name: string): Promise<Visitor> {
  await visitor.comeIn(name)
  const email = `${name}@example.org`
  await visitor.ask('POST', '/api/account', { email, password: 'correct horse battery' })
  return visitor
}
