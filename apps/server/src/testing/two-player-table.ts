import { randomUUID } from 'node:crypto'
import type { ServerMessage } from '@guildhall/protocol'
import type { TableCommand, TableView } from '@guildhall/tables'
import type { MailServer } from './mail-server.ts'
import { Visitor } from './visitor.ts'

/** Somebody with an account. Where mails are sent, they follow the link in the first they get. */
export async function withAccount(
  url: string,
  name: string,
  mails: MailServer | null = null,
): Promise<Visitor> {
  const visitor = await new Visitor(url).comeIn(name)
  const email = `${name.toLowerCase()}@example.org`
  await visitor.ask('POST', '/api/account', { email, password: 'correct horse battery' })
  if (mails === null) return visitor
  const [mail] = await mails.waitFor(email, 1)
  const [, token] = /#([\w-]+)/.exec(mail?.text ?? '') ?? []
  await visitor.ask('POST', '/api/email/confirm', { token })
  return visitor
}

/** A wish over HTTP, at the table as it is now. */
async function command(visitor: Visitor, table: string, what: TableCommand): Promise<void> {
  const { number } = await visitor.ask<TableView>('GET', `/api/tables/${table}`)
  const request = { id: randomUUID(), seen: number, wish: what }
  await visitor.ask('POST', `/api/tables/${table}/requests`, request)
}

/** Plays as long as it is this visitor's decision. */
export async function playTurn(visitor: Visitor, table: string): Promise<void> {
  for (;;) {
    const { play } = await visitor.ask<TableView>('GET', `/api/tables/${table}`)
    const choice = play?.legal.at(-1)
    if (choice === undefined) return
    await command(visitor, table, { type: 'play', command: { ...choice.command } })
  }
}

/** Whether a message tells of a decision at another seat than this one. */
export const playedBesides =
  (seat: number) =>
  (message: ServerMessage): boolean =>
    message.type === 'news' &&
    message.events.some(({ fact }) => fact.type === 'played' && fact.seat !== seat)

/** A table of two at which it is the guest's turn; its id. */
export async function turnOf(
  guest: Visitor,
  host: Visitor,
  more: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const { id } = await host.ask<TableView>('POST', '/api/tables', {
    game: 'red-cathedral',
    players: 2,
    chairs: [{ kind: 'me' }],
    ...more,
  })
  await command(guest, id, { type: 'sit', name: 'The guest' })
  await command(host, id, { type: 'start' })
  await playTurn(host, id)
  return id
}
