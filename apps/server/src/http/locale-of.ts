import type { FastifyRequest } from 'fastify'

/** The language somebody asked for; else that of the browser. */
export const localeOf = (request: FastifyRequest, wanted: string | undefined): string =>
  wanted ?? request.headers['accept-language']?.slice(0, 2).toLowerCase() ?? 'en'
