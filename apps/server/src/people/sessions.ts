import { createHash, randomBytes } from 'node:crypto'
import cookie from '@fastify/cookie'
import type { FastifyReply } from 'fastify'
import type { Config } from '../config.ts'

/** The longest that browsers keep a cookie; the server decides when a session ends. */
const COOKIE_LASTS = 400 * 24 * 60 * 60

export const isSecure = ({ publicUrl }: Config): boolean => publicUrl.protocol === 'https:'

/** Over https nobody but this very host can set it. */
export const SESSION_COOKIE = (config: Config): string =>
  isSecure(config) ? '__Host-guildhall' : 'guildhall'

/** 256 random bits; only their hash is stored. */
export const newToken = (): string => randomBytes(32).toString('base64url')
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

export function setSession(reply: FastifyReply, config: Config, token: string): void {
  reply.setCookie(SESSION_COOKIE(config), token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure(config),
    maxAge: COOKIE_LASTS,
  })
}

export function clearSession(reply: FastifyReply, config: Config): void {
  reply.clearCookie(SESSION_COOKIE(config), { path: '/', secure: isSecure(config) })
}

/** The session in the header of a handshake. */
export function sessionIn(header: string | undefined, config: Config): string | undefined {
  return header === undefined ? undefined : cookie.parse(header)[SESSION_COOKIE(config)]
}
