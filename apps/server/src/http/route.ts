import type { FastifyReply, FastifyRequest } from 'fastify'
import type * as v from 'valibot'
import type { Person } from '../people/person.ts'
import type { Services } from '../services.ts'

/** Who may call a route. A route without an answer to this does not exist. */
export type Who = 'anyone' | 'person' | 'account' | 'administrator' | 'peer'

type Schema = v.GenericSchema
type Read<S> = S extends Schema ? v.InferOutput<S> : undefined

/** What a route gets: who calls, and what was sent, read by the schemas of the route. */
export interface Call<P, Q, B> {
  readonly services: Services
  /** Null where anyone may call and nobody is signed in. */
  readonly person: Person | null
  readonly params: Read<P>
  readonly query: Read<Q>
  readonly body: Read<B>
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** A route: who may call it, what it takes, what it does. Documentation and tests are made from it. */
export interface Route<P = unknown, Q = unknown, B = unknown> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** With parameters as `:name`. */
  readonly path: string
  readonly who: Who
  readonly summary: string
  readonly params?: P
  readonly query?: Q
  readonly body?: B
  /** Calls a minute of one address, where it is fewer than usual. */
  readonly perMinute?: number
  /** The largest body in bytes, where it may be larger than usual. */
  readonly largest?: number
  readonly handle: (call: Call<P, Q, B>) => Promise<unknown>
}

/** A route of which the types of its parts are known where it is written, and nowhere else. */
export type AnyRoute = Omit<Route, 'handle' | 'params' | 'query' | 'body'> & {
  readonly params?: Schema
  readonly query?: Schema
  readonly body?: Schema
  readonly handle: (call: Call<never, never, never>) => Promise<unknown>
}

/** Writes a route down with the types that its schemas give. */
export function route<
  P extends Schema | undefined = undefined,
  Q extends Schema | undefined = undefined,
  B extends Schema | undefined = undefined,
>(definition: Route<P, Q, B>): AnyRoute {
  return definition as unknown as AnyRoute
}
