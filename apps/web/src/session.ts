import { signal } from '@preact/signals'
import { language } from './i18n.ts'
import { call } from './net/http.ts'
import { ServerConnection } from './net/server-connection.ts'

/** The person at this browser, as the server knows them. */
export interface Me {
  readonly name: string
  readonly kind: 'guest' | 'account'
  readonly locale: string | null
  readonly administrator: boolean
}

/** What administrators have imposed on them. */
export interface Sanction {
  readonly kind: 'mute' | 'timeout' | 'ban'
  readonly until: number | null
  readonly reason: string
}
export const sanctions = signal<readonly Sanction[]>([])

/** Undefined until the server has answered; null for somebody it does not know yet. */
export const me = signal<Me | null | undefined>(undefined)

/** Connected by the first table that needs it. */
export const server = new ServerConnection()

export async function whoAmI(): Promise<void> {
  const { person, moderation = [] } = await call<{
    readonly person: Me | null
    readonly moderation?: readonly Sanction[]
  }>('GET', '/api/me')
  sanctions.value = moderation
  me.value = person
}

/** Once somebody has signed in: who that is, and a connection in their name. */
export async function refreshSession(): Promise<void> {
  await whoAmI()
  server.reconnect()
}

/** Registers a guest of that name, unless the server knows this browser already. */
export async function ensureSignedIn(name: string): Promise<Me> {
  if (me.value === undefined) await whoAmI()
  if (me.value !== null && me.value !== undefined) return me.value
  const { person } = await call<{ person: Me }>('POST', '/api/guest', {
    name,
    locale: language.value, // the server writes its mails in it
  })
  me.value = person
  server.reconnect()
  return person
}
