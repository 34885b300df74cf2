import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import type { Services } from '../services.ts'
import { admit } from './admit.ts'
import { addDocs } from './docs.ts'
import { addPages } from './pages.ts'
import { addRateLimits, type CountUnmatched } from './rate-limits.ts'
import { Refused } from './refused.ts'
import type { Route } from './route.ts'

/** The HTTP side of the server: every route with its policy, limits and errors in one form. */
export async function createApp(
  services: Services,
  routes: readonly Route[],
): Promise<FastifyInstance> {
  const { config } = services
  let countUnmatched: CountUnmatched = async () => {}
  const refuseUnmatched = async (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const refusal = await countUnmatched(request).catch((tooMany: unknown) => tooMany)
    answerError(refusal ?? error, request, reply)
    return reply
  }
  const app = fastify({
    loggerInstance: services.log,
    bodyLimit: config.limits.body,
    trustProxy: config.trustProxy,
    // Addresses that no router can read, which no hook gets to see.
    frameworkErrors: (error, request, reply) => refuseUnmatched(error, request, reply),
    logController: new LogController({ disableRequestLogging: true }),
    requestTimeout: 30_000,
    routerOptions: { maxParamLength: 200 },
  })
  await app.register(cookie)
  // A club may use its server without TLS in its own network, so TLS is not enforced there.
  const secure = config.publicUrl.protocol === 'https:'
  await app.register(helmet, {
    contentSecurityPolicy: {
      directives: { ...CSP, upgradeInsecureRequests: secure ? [] : null },
    },
    strictTransportSecurity: secure,
  })
  countUnmatched = await addRateLimits(app, config)
  const paths = new Set(routes.map(({ path }) => path))
  app.setErrorHandler((error, request, reply) =>
    paths.has(request.routeOptions.url ?? '')
      ? answerError(error, request, reply)
      : refuseUnmatched(error, request, reply),
  )
  // A table that cannot be opened has a page, which says so.
  await addPages(app, async (table) => {
    const header = await services.store.header(table).catch(() => null)
    return header?.game.id ?? null
  })
  await addDocs(app, countUnmatched)
  for (const route of routes) add(app, services, route)
  return app
}

const CSP = {
  defaultSrc: ["'self'"],
  mediaSrc: ["'self'", 'blob:'], // the page generates the sound of a turn
  styleSrc: ["'self'"],
  imgSrc: ["'self'", 'data:'],
  fontSrc: ["'self'"],
  connectSrc: ["'self'"],
  objectSrc: ["'none'"],
  frameAncestors: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  requireTrustedTypesFor: ["'script'"],
}

function add(app: FastifyInstance, services: Services, route: Route): void {
  app.route({
    method: route.method,
    url: route.path,
    ...(route.largest === undefined ? {} : { bodyLimit: route.largest }),
    ...(route.perMinute === undefined
      ? {}
      : { config: { rateLimit: { max: route.perMinute, timeWindow: '1 minute' } } }),
    handler: async (request, reply) => {
      reply.header('cache-control', 'no-store') // most of it is personal, all of it changes
      const caller = await admit(services, route, request)
      const { person = null, credential = null } = caller ?? {}
      const answer = await route.handle({ services, person, credential, request, reply })
      if (reply.sent) return reply
      return answer === undefined ? reply.status(204).send() : answer
    },
  })
}

function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  reply.header('cache-control', 'no-store')
  if (error instanceof Refused) {
    const { status, code, message, wait, details } = error
    if (wait !== undefined) reply.header('retry-after', String(wait))
    reply.status(status).send({ code, message, wait, details })
    return
  }
  const status = statusOf(error)
  if (status < 500) {
    const message = error instanceof Error ? error.message : 'This request cannot be read.'
    reply.status(status).send({ code: 'badRequest', message })
    return
  }
  request.log.error({ err: error, route: request.routeOptions.url }, 'a request failed')
  reply.status(500).send({ code: 'failed', message: 'Something went wrong. Try again.' })
}

const statusOf = (error: unknown): number =>
  typeof error === 'object' && error !== null && 'statusCode' in error
    ? Number(error.statusCode)
    : 500
