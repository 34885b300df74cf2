import type { Kysely } from 'kysely'
import webPush from 'web-push'
import type { Schema } from '../storage/schema.ts'
import type { Letter } from './letter.ts'
import { publicAddress } from './safe-post.ts'

const KEYS = 'push-keys'
/** A letter about a turn is of no use after a day. */
const LASTS = 24 * 60 * 60
const GONE = [404, 410]

/** Web push: the browser of a person shows it, even when no page is open. */
export class Push {
  readonly #db: Kysely<Schema>
  readonly #subject: string
  readonly publicKey: string
  readonly #privateKey: string

  private constructor(db: Kysely<Schema>, subject: string, keys: webPush.VapidKeys) {
    this.#db = db
    this.#subject = subject
    this.publicKey = keys.publicKey
    this.#privateKey = keys.privateKey
  }

  /** The keys of the house are made once. */
  static async open(db: Kysely<Schema>, publicUrl: URL): Promise<Push> {
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
    const subject =
      publicUrl.protocol === 'https:' ? publicUrl.href : 'mailto:host@localhost.invalid'
    return new Push(db, subject, JSON.parse(value))
  }

  /** To every browser of the person. One that has gone is forgotten. */
  async send(person: string, letter: Letter, topic: string): Promise<void> {
    const rows = await this.#db
      .selectFrom('push_subscriptions')
      .selectAll()
      .where('person', '=', person)
      .execute()
    for (const { endpoint, keys } of rows) {
      try {
        await publicAddress(new URL(endpoint).hostname)
        await webPush.sendNotification(
          { endpoint, keys: JSON.parse(keys) },
          JSON.stringify(letter),
          {
            TTL: LASTS,
            topic, // a second letter of the same name takes the place of the first
            timeout: 6000,
            vapidDetails: {
              subject: this.#subject,
              publicKey: this.publicKey,
              privateKey: this.#privateKey,
            },
          },
        )
      } catch (error) {
        if (!(error instanceof webPush.WebPushError) || !GONE.includes(error.statusCode))
          throw error
        await this.#db.deleteFrom('push_subscriptions').where('endpoint', '=', endpoint).execute()
      }
    }
  }
}
