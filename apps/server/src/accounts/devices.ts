import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import type { Config } from '../config.ts'
import { isSecure, newToken } from '../people/sessions.ts'
import type { Schema } from '../storage/schema.ts'
import { sharedSecret } from '../storage/shared-secret.ts'

const SECRET = 'device-secret'
/** Browsers keep no cookie for longer. */
const LASTS = 400 * 24 * 60 * 60

const cookieName = (config: Config): string =>
  isSecure(config) ? '__Host-guildhall-device' : 'guildhall-device'

/**
 * Devices from which somebody has signed in before. Floods of wrong passwords from elsewhere do not
 * make them wait. The cookie signs nobody in, and nothing about a device is stored.
 */
export class Devices {
  readonly #secret: string

  private constructor(secret: string) {
    this.#secret = secret
  }

  static async open(db: Kysely<Schema>): Promise<Devices> {
    return new Devices(await sharedSecret(db, SECRET))
  }

  /** The device of a request; null without its cookie. */
  in(request: FastifyRequest, config: Config): string | null {
    return request.cookies[cookieName(config)] ?? null
  }

  remember(reply: FastifyReply, config: Config, person: string): void {
    const id = newToken()
    reply.setCookie(cookieName(config), `${id}.${this.#sign(id, person)}`, {
      ...{ path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure(config), maxAge: LASTS },
    })
  }

  /** The id of a device from which this person has signed in; null for any other. */
  known(cookie: string | null, person: string | undefined): string | null {
    const [id = '', signature = ''] = cookie?.split('.') ?? []
    const right = Buffer.from(this.#sign(id, person ?? ''))
    const given = Buffer.from(signature)
    if (person === undefined || given.length !== right.length) return null
    return timingSafeEqual(given, right) ? id : null
  }

  #sign(id: string, person: string): string {
    return createHmac('sha256', this.#secret).update(`${id} ${person}`).digest('base64url')
  }
}
