import type { ChatLine } from '@guildhall/protocol'
import { maySee } from '@guildhall/tables'
import { type Kysely, sql } from 'kysely'
import { forbidden, notFound, Refused } from '../http/refused.ts'
import type { Person } from '../people/person.ts'
import type { ChatService, Services } from '../services.ts'
import { TokenBucket } from '../socket/token-bucket.ts'
import type { Schema } from '../storage/schema.ts'

const HALF_A_MINUTE = 30
/** How many messages a new viewer sees. */
const SHOWN = 200

interface NewLine {
  readonly table: string
  readonly person: string
  readonly text: string
  readonly at: number
}

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
    const { tableManager, time, peers } = this.#services()
    const liveTable = await tableManager.open(table)
    if (liveTable === null) throw notFound('table')
    const seats = await liveTable.read((now) => {
      if (!maySee(now, person.id)) throw forbidden('You can’t see this table.')
      return now.seatsOf(person.id)
    })
    if (seats.length === 0) throw forbidden('Only players can chat at a table.')
    if (!this.#bucket(person.id).take()) {
      throw new Refused(429, 'tooMany', 'Too many messages. Wait a moment.')
    }
    const at = time.now()
    const row = await this.#write({ table, person: person.id, text, at })
    await this.#announce(person, table, { number: row.number, at, text }, seats[0] ?? null)
    await peers.broadcast('/peer/said', { table, number: row.number })
  }

  async repeat(table: string, number: number): Promise<void> {
    const liveTable = await this.#services().tableManager.open(table)
    const said = await this.#db
      .selectFrom('chat')
      .innerJoin('people', 'people.id', 'chat.person')
      .select(['chat.at', 'chat.body', 'people.id', 'people.name'])
      .where('chat.table_id', '=', table)
      .where('chat.number', '=', number)
      .executeTakeFirst()
    if (liveTable === null || said === undefined) return
    const [seat = null] = await liveTable.read((now) => now.seatsOf(said.id))
    await this.#announce(said, table, { number, at: said.at, text: said.body }, seat)
  }

  async #announce(
    { id, name }: Pick<Person, 'id' | 'name'>,
    table: string,
    said: Pick<ChatLine, 'number' | 'at' | 'text'>,
    seat: number | null,
  ): Promise<void> {
    const mutedBy = await this.#mutedBy(id)
    this.#services().sockets.broadcast(table, (reader) => {
      if (reader !== null && mutedBy.has(reader)) return null
      return { type: 'said', table, line: { ...said, seat, name, mine: reader === id } }
    })
  }

  /** Two messages may come at the same moment: the second takes the next number. */
  async #write(line: NewLine, tries = 5): Promise<{ readonly number: number }> {
    const { table, person, text, at } = line
    const next = sql<number>`(select coalesce(max(number), 0) + 1 from chat where table_id = ${table})`
    const row = await this.#db
      .insertInto('chat')
      .values({ table_id: table, number: next, at, person, body: text })
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
      .innerJoin('people', 'people.id', 'chat.person')
      .leftJoin('chairs', (join) =>
        join
          .onRef('chairs.table_id', '=', 'chat.table_id')
          .onRef('chairs.person', '=', 'chat.person'),
      )
      .select(['chat.number', 'chat.at', 'chat.person', 'chat.body', 'people.name', 'chairs.seat'])
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
    return rows.reverse().map(({ number, at, person, body, name, seat }) => ({
      number,
      at,
      seat,
      name,
      text: body,
      mine: person === reader,
    }))
  }

  /** Those who have muted or blocked a person. */
  async #mutedBy(person: string): Promise<ReadonlySet<string>> {
    const rows = await this.#db
      .selectFrom('blocks')
      .select('person')
      .where('other', '=', person)
      .execute()
    return new Set(rows.map((row) => row.person))
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
