import { BAD_NAME } from '@guildhall/tables'
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import type { Credential, Scope } from '../people/caller.ts'
import type { Person } from '../people/person.ts'
import type { Services } from '../services.ts'
import { Refused } from './refused.ts'

/** Who may call a route. Every route must say so. */
export type Who = 'anyone' | 'person' | 'account' | 'administrator' | 'peer'

type Schema = v.GenericSchema
type Read<S> = S extends Schema ? v.InferOutput<S> : undefined

/** A call as it came in: who calls, and what was sent. */
interface IncomingCall {
  readonly services: Services
  /** Null where anyone may call and nobody is signed in. */
  readonly person: Person | null
  /** What the person has shown; null where nobody is signed in. */
  readonly credential: Credential | null
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** What a route gets: a call, with its data parsed by the schemas of the route. */
interface Call<P, Q, B> extends IncomingCall {
  readonly params: Read<P>
  readonly query: Read<Q>
  readonly body: Read<B>
}

interface RouteOptions<P, Q, B> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** With parameters as `:name`. */
  readonly path: string
  readonly who: Who
  /** The scope of tokens that reach it; without one, only sessions do. */
  readonly scope?: Scope
  /** Whether an account must have proved within the last minutes who it is. */
  readonly recent?: true
  readonly summary: string
  readonly params?: P
  readonly query?: Q
  readonly body?: B
  /** Calls per minute from one address, if stricter than the default. */
  readonly perMinute?: number
  /** The largest body in bytes, if larger than the default. */
  readonly largest?: number
}

/** A route: who may call it, what it takes, what it does. Documents and tests derive from it. */
export interface Route
  extends RouteOptions<Schema | undefined, Schema | undefined, Schema | undefined> {
  /** Parses the request, refuses an invalid one, and handles the rest. */
  readonly handle: (call: IncomingCall) => Promise<unknown>
}

/** Defines a route. The types of its handler follow from its schemas. */
export function route<
  P extends Schema | undefined = undefined,
  Q extends Schema | undefined = undefined,
  B extends Schema | undefined = undefined,
>({
  handle,
  ...options
}: RouteOptions<P, Q, B> & {
  readonly handle: (call: Call<P, Q, B>) => Promise<unknown>
}): Route {
  return {
    ...options,
    handle: (call) =>
      handle({
        ...call,
        params: read(options.params, call.request.params),
        query: read(options.query, call.request.query),
        body: read(options.body, call.request.body),
      }),
  }
}

/** A value parsed by a schema; undefined without a schema. */
function read<S extends Schema | undefined>(schema: S | undefined, value: unknown): Read<S>
function read(schema: Schema | undefined, value: unknown): unknown {
  if (schema === undefined) return undefined
  const result = v.safeParse(schema, value ?? {})
  if (result.success) return result.output
  const lines = result.issues.map((issue) => {
    const path = v.getDotPath(issue)
    return path === null ? issue.message : `${path}: ${issue.message}`
  })
  const text = lines.slice(0, 5).join('; ')
  if (result.issues.some(({ message }) => message === BAD_NAME)) {
    throw new Refused(400, 'badName', text)
  }
  throw new Refused(400, 'badRequest', text)
}
