import type { FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import type { Person } from '../people/person.ts'
import type { Services } from '../services.ts'
import { Refused } from './refused.ts'

/** Who may call a route. A route without an answer to this does not exist. */
export type Who = 'anyone' | 'person' | 'account' | 'administrator' | 'peer'

type Schema = v.GenericSchema
type Read<S> = S extends Schema ? v.InferOutput<S> : undefined

/** A call as it came in: who calls, and what was sent. */
interface IncomingCall {
  readonly services: Services
  /** Null where anyone may call and nobody is signed in. */
  readonly person: Person | null
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** What a route gets: a call, and what was sent, read by the schemas of the route. */
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
  readonly summary: string
  readonly params?: P
  readonly query?: Q
  readonly body?: B
  /** Calls a minute of one address, where it is fewer than usual. */
  readonly perMinute?: number
  /** The largest body in bytes, where it may be larger than usual. */
  readonly largest?: number
}

/** A route: who may call it, what it takes, what it does. Documentation and tests are made from it. */
export interface Route
  extends RouteOptions<Schema | undefined, Schema | undefined, Schema | undefined> {
  /** Reads what was sent, refuses what cannot be, and does what the route is for. */
  readonly handle: (call: IncomingCall) => Promise<unknown>
}

/** Defines a route, whose handler gets the types that its schemas give. */
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

/** What a schema makes of a value; undefined without a schema. */
function read<S extends Schema | undefined>(schema: S | undefined, value: unknown): Read<S>
function read(schema: Schema | undefined, value: unknown): unknown {
  if (schema === undefined) return undefined
  const result = v.safeParse(schema, value ?? {})
  if (result.success) return result.output
  const lines = result.issues.map((issue) => {
    const path = v.getDotPath(issue)
    return path === null ? issue.message : `${path}: ${issue.message}`
  })
  throw new Refused(400, 'badRequest', lines.slice(0, 5).join('; '))
}
