import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { clientAddress } from './client-address.ts'
import { networkOf } from './network-of.ts'
import { Refused } from './refused.ts'

/** Counts a request that no route has matched; throws a refusal if there were too many. */
export type CountUnmatched = (request: FastifyRequest) => Promise<void>

/** Requests per minute and address, counted by the route that was matched, however it was spelt. */
export async function addRateLimits(
  app: FastifyInstance,
  { limits: { requestsPerMinute: max }, trustProxy }: Config,
): Promise<CountUnmatched> {
  const keyGenerator = ({ raw }: FastifyRequest) => networkOf(clientAddress(raw, trustProxy))
  await app.register(rateLimit, {
    max,
    keyGenerator,
    timeWindow: '1 minute',
    // Only API calls count: a club behind one address opens many pages.
    allowList: ({ routeOptions }) => !/^\/(api|metrics)\b/.test(routeOptions.url ?? ''),
    errorResponseBuilder: (_, { ttl }) => tooMany(ttl),
  })
  const count = app.createRateLimit({ max, keyGenerator, timeWindow: '1 minute', allowList: [] })
  return async (request) => {
    const counted = await count(request)
    if (!counted.isAllowed && counted.isExceeded) throw tooMany(counted.ttl)
  }
}

const tooMany = (ms: number): Refused =>
  new Refused(
    ...([429, 'tooMany', 'Too many requests. Wait a moment and try again.'] as const),
    Math.ceil(ms / 1000),
  )
