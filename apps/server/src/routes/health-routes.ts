import { type Route, route } from '../http/route.ts'

export const healthRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/healthz',
    who: 'anyone',
    summary: 'Whether the process is alive',
    handle: () => Promise.resolve({ ok: true }),
  }),
  route({
    method: 'GET',
    path: '/readyz',
    who: 'anyone',
    summary: 'Whether the database can be read and written, and people can be served',
    async handle({ services, reply }) {
      const ready = await services.readiness.check()
      if (!ready) reply.status(503)
      return { ok: ready }
    },
  }),
]

/** Only administrators see figures about the whole server. */
export const metricRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/metrics',
    who: 'administrator',
    scope: 'metrics',
    summary: 'Counters and measurements in the form of Prometheus',
    async handle({ services, reply }) {
      reply.header('content-type', services.metrics.registry.contentType)
      return services.metrics.registry.metrics()
    },
  }),
]
