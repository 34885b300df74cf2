import type { ChatLine } from '@guildhall/protocol'
import { maySee } from '@guildhall/tables'
import { type Kysely, sql } from 'kysely'
import { forbidden, notFound, Refused } from '../http/refused.ts'
import type { Person } from '../people/person.ts'
import type { ChatService, Services } from '../services.ts'
import { TokenBucket } from '../socket/token-bucket.ts'
import type { Schema } from '../storage/schema.ts'
import { mutedBy } from './muted-by.ts'
import { forgetRemoved } from './report.ts'

const HALF_A_MINUTE = 30
/** How many messages a new viewer sees. */
const SHOWN = 200

type NewLine = Pick<Schema['chat'], 'table_id' | 'at' | 'person' | 'body' | 'name' | 'seat'>

/** The chat at the tables. Messages are not sent to people who muted or blocked the sender. */
export class Chat implements ChatService {
  readonly #services: () => Services
  readonly #db: Kysely<Schema>
  readonly #buckets = new Map<string, TokenBucket>()

  constructor(db: Kysely<Schema>, services: () => Services) {
    this.#db = db
    this.#services = services
  }

  /** Sends a message to everyone who watches the table. */
  async say(person: Person, table: string, text: string): Promise<void> {
    const { tableManager, moderation, time, peers, report } = this.#services()
    const liveTable = await tableManager.open(table)
    if (liveTable === null) throw notFound('table')
    const sender = await liveTable.read((now) => {
      if (!maySee(now, person.id)) throw forbidden('You can’t see this table.')
      const [seat] = now.seatsOf(person.id)
      return seat === undefined ? null : { seat, name: now.seatHolders[seat]?.name ?? '' }
    })
    if (sender === null) throw forbidden('Only players can chat at a table.')
    await moderation.admit(person.id, 'chat')
    if (!this.#bucket(person.id).take()) {
      throw new Refused(429, 'tooMany', 'Too many messages. Wait a moment.')
    }
    const line = { table_id: table, person: person.id, body: text, at: time.now(), ...sender }
    const { number } = await this.#write(line)
    await this.#announce({ ...line, number, removed: null })
    // Nobody waits for a process that does not answer: what was said is stored.
    peers
      .broadcast('/peer/said', { table, number })
      .catch((error: unknown) => report('chat', error))
  }

  async repeat(table: string, number: number): Promise<void> {
    const said = await this.#db
      .selectFrom('chat')
      .selectAll()
      .where('table_id', '=', table)
      .where('number', '=', number)
      .executeTakeFirst()
    if (said !== undefined) await this.#announce(said)
  }

  async remove(table: string, number: number): Promise<void> {
    const { time, peers, report } = this.#services()
    const removed = await this.#db
      .updateTable('chat')
      .set({ removed: time.now() })
      .where('table_id', '=', table)
      .where('number', '=', number)
      .where('removed', 'is', null)
      .returning('number')
      .executeTakeFirst()
    if (removed === undefined) throw notFound('message')
    await forgetRemoved(this.#db, table, number)
    await this.repeat(table, number)
    peers
      .broadcast('/peer/said', { table, number })
      .catch((error: unknown) => report('chat', error))
  }

  async #announce(said: Schema['chat']): Promise<void> {
    const muted = await mutedBy(this.#db, said.person)
    this.#services().sockets.broadcast(said.table_id, (reader) => {
      if (reader !== null && muted.has(reader)) return null
      return { type: 'said', table: said.table_id, line: lineFor(reader, said) }
    })
  }

  /** Two messages may come at the same moment: the second takes the next number. */
  async #write(line: NewLine, tries = 5): Promise<{ readonly number: number }> {
    const { table_id } = line
    const next = sql<number>`(select coalesce(max(number), 0) + 1 from chat where table_id = ${table_id})`
    const row = await this.#db
      .insertInto('chat')
      .values({ ...line, number: next, removed: null })
      .onConflict((conflict) => conflict.columns(['table_id', 'number']).doNothing())
      .returning('number')
      .executeTakeFirst()
    if (row !== undefined) return row
    if (tries === 0) throw new Refused(503, 'busy', 'The chat is busy. Try again.')
    return this.#write(line, tries - 1)
  }

  /** The last messages of a table, without those of people the reader has muted or blocked. */
  async lines(table: string, reader: string | null): Promise<ChatLine[]> {
    const rows = await this.#db
      .selectFrom('chat')
      .selectAll()
      .where('chat.table_id', '=', table)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('blocks')
              .select('blocks.person')
              .where('blocks.person', '=', reader ?? '')
              .whereRef('blocks.other', '=', 'chat.person'),
          ),
        ),
      )
      .orderBy('chat.number', 'desc')
      .limit(SHOWN)
      .execute()
    return rows.reverse().map((row) => lineFor(reader, row))
  }

  #bucket(person: string): TokenBucket {
    const { config, time } = this.#services()
    const most = config.limits.linesPerHalfMinute
    const known = this.#buckets.get(person)
    if (known !== undefined) return known
    if (this.#buckets.size > 10_000) this.#buckets.clear()
    const bucket = new TokenBucket(most / HALF_A_MINUTE, most, () => time.now())
    this.#buckets.set(person, bucket)
    return bucket
  }
}

/** A message as a reader gets it: by name and seat, without the person. */
const lineFor = (
  reader: string | null,
  { number, at, seat, name, person, body, removed }: Schema['chat'],
): ChatLine => ({
  ...{ number, at, seat, name, mine: person === reader },
  text: removed === null ? body : '',
  removed: removed !== null,
})
