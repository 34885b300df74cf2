import type { Kysely } from 'kysely'
import webPush from 'web-push'
import type { Config } from '../config.ts'
import { hashOf } from '../people/sessions.ts'
import type { Schema } from '../storage/schema.ts'
import { type Channel, DeliveryFailed } from './channel.ts'
import type { Notification } from './notification.ts'
import { safePost } from './safe-post.ts'

const KEYS = 'push-keys'
/** A notification of a turn is useless after a day. */
const LASTS = 24 * 60 * 60
const GONE = [404, 410]

/** Web push: the browser of a person shows it, even when no page is open. */
export class Push {
  readonly #db: Kysely<Schema>
  readonly #subject: string
  readonly #internal: boolean
  readonly publicKey: string
  readonly #privateKey: string

  private constructor(db: Kysely<Schema>, config: Config, keys: webPush.VapidKeys) {
    const { protocol, href } = config.publicUrl
    this.#db = db
    this.#subject = protocol === 'https:' ? href : 'mailto:host@localhost.invalid'
    this.#internal = config.internalWebhooks
    this.publicKey = keys.publicKey
    this.#privateKey = keys.privateKey
  }

  /** The keys of the server are created once. */
  static async open(db: Kysely<Schema>, config: Config): Promise<Push> {
    await db
      .insertInto('meta')
      .values({ key: KEYS, value: JSON.stringify(webPush.generateVAPIDKeys()) })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .execute()
    const { value } = await db
      .selectFrom('meta')
      .select('value')
      .where('key', '=', KEYS)
      .executeTakeFirstOrThrow()
    return new Push(db, config, JSON.parse(value))
  }

  /** The browsers of a person. A subscription that no longer exists is deleted. */
  async browsersOf(person: string): Promise<Channel[]> {
    const rows = await this.#db
      .selectFrom('push_subscriptions')
      .selectAll()
      .where('person', '=', person)
      .execute()
    return rows.map(({ endpoint, keys }) => ({
      name: browserName(endpoint),
      send: (notification, id) => this.#send(endpoint, JSON.parse(keys), notification, id),
    }))
  }

  /** One browser of a person. */
  async browserOf(person: string, endpoint: string): Promise<Channel | null> {
    const browsers = await this.browsersOf(person)
    return browsers.find(({ name }) => name === browserName(endpoint)) ?? null
  }

  async #send(
    endpoint: string,
    keys: webPush.PushSubscription['keys'],
    notification: Notification,
    topic: string,
  ): Promise<void> {
    const { body, headers } = webPush.generateRequestDetails(
      { endpoint, keys },
      JSON.stringify(notification),
      {
        TTL: LASTS,
        topic, // replaces an earlier one with the same topic
        vapidDetails: {
          subject: this.#subject,
          publicKey: this.publicKey,
          privateKey: this.#privateKey,
        },
      },
    )
    const status = await safePost({
      url: new URL(endpoint),
      body: body ?? Buffer.alloc(0),
      headers: textsOf(headers),
      internal: this.#internal,
    })
    if (GONE.includes(status)) {
      await this.#db.deleteFrom('push_subscriptions').where('endpoint', '=', endpoint).execute()
    }
    if (status < 200 || status >= 300) throw new DeliveryFailed('the push service', status)
  }
}

const textsOf = (headers: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))

const browserName = (endpoint: string): string => `browser ${hashOf(endpoint).slice(0, 16)}`
