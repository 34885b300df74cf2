import type { TableView } from '@guildhall/tables'
import type { Scope } from '../../people/caller.ts'
import { withAccount } from '../two-player-table.ts'
import { Visitor } from '../visitor.ts'

export const ADMIN_TOKEN = 'a token that nobody can guess'

export const ROLES = [
  ...(['nobody', 'ended', 'guest', 'host', 'player', 'account', 'administrator'] as const),
] as const
export type Role = (typeof ROLES)[number]

/** A token of the administrator for each scope. */
export type TokenHeaders = Readonly<Record<Scope, { readonly authorization: string }>>

/** Somebody in each role, and a table at which the host and the player sit and nobody may watch. */
export interface Everybody {
  readonly by: Readonly<Record<Role, Visitor>>
  readonly tokens: TokenHeaders
  readonly table: string
  /** How far the table has come. */
  readonly seen: number
}

export async function everybody(url: string): Promise<Everybody> {
  const host = await new Visitor(url).comeIn('Host')
  const player = await new Visitor(url).comeIn('Player')
  const { id } = await host.ask<TableView>('POST', '/api/tables', {
    ...{ game: 'red-cathedral', players: 2, spectators: false, chairs: [{ kind: 'me' }] },
  })
  const sit = { id: 'the-player-sits', seen: 1, wish: { type: 'sit', name: 'Player' } }
  await player.ask('POST', `/api/tables/${id}/requests`, sit)
  const start = { id: 'the-host-starts', seen: 3, wish: { type: 'start' } }
  const { number } = await host.ask<{ number: number }>('POST', `/api/tables/${id}/requests`, start)
  const admin = await administrator(url)
  return {
    tokens: {
      read: await tokenOf(admin, 'read'),
      play: await tokenOf(admin, 'play'),
      metrics: await tokenOf(admin, 'metrics'),
    },
    table: id,
    seen: number,
    by: {
      ...{ nobody: new Visitor(url), ended: await ended(url), host, player },
      guest: await new Visitor(url).comeIn('Guest'),
      account: await withAccount(url, 'Account'),
      administrator: admin,
    },
  }
}

/** Whose session has ended, and who still sends it. */
async function ended(url: string): Promise<Visitor> {
  const visitor = await new Visitor(url).comeIn('Ended')
  const before = visitor.elsewhere()
  await visitor.ask('POST', '/api/sign-out')
  return before
}

async function administrator(url: string): Promise<Visitor> {
  const visitor = await withAccount(url, 'Administrator')
  await visitor.ask('POST', '/api/admin/claim', { token: ADMIN_TOKEN })
  return visitor
}

async function tokenOf(owner: Visitor, scope: Scope): Promise<{ authorization: string }> {
  const wanted = { label: scope, scopes: [scope] }
  const { token } = await owner.ask<{ token: string }>('POST', '/api/tokens', wanted)
  return { authorization: `Bearer ${token}` }
}
