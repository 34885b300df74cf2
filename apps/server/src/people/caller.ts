import type { TOKEN_SCOPES } from '@guildhall/protocol'
import type { Person } from './person.ts'

export type Scope = (typeof TOKEN_SCOPES)[number]

/** What a caller has shown: the session of a browser, or the token of a program. */
export type Credential =
  | {
      readonly kind: 'session'
      readonly hash: string
      /** When the person last proved who they are. */
      readonly authenticated: number
    }
  | { readonly kind: 'token'; readonly hash: string; readonly scopes: readonly Scope[] }

/** A person who calls, and what they have shown. */
export interface Caller {
  readonly person: Person
  readonly credential: Credential
}

/** Whether a caller may do what needs this scope; only a session may do what has none. */
export const reaches = (credential: Credential | null, scope: Scope | undefined): boolean =>
  credential?.kind !== 'token' || (scope !== undefined && credential.scopes.includes(scope))
