import { maySee } from '@guildhall/tables'
import type { Person } from '../people/person.ts'
import type { Services, TypingService, Writer } from '../services.ts'
import { TokenBucket } from '../socket/token-bucket.ts'
import { mutedBy } from './muted-by.ts'

/** A page says every three seconds that somebody writes; a few more than that are passed on. */
const PER_SECOND = 0.5
const BURST = 3

/** Tells the others at a table that somebody writes a message. Nothing of it is stored. */
export class Typing implements TypingService {
  readonly #services: () => Services
  readonly #buckets = new Map<string, TokenBucket>()

  constructor(services: () => Services) {
    this.#services = services
  }

  /** What may not be said is not announced either. It is nothing that anybody asked for: no refusal. */
  async note({ id: person }: Person, table: string): Promise<void> {
    if (!this.#bucket(person).take()) return
    const { tableManager, moderation, peers, report } = this.#services()
    const liveTable = await tableManager.open(table)
    const seat = await liveTable?.read((now) =>
      maySee(now, person) ? now.seatsOf(person)[0] : undefined,
    )
    if (seat === undefined || !(await moderation.mayChat(person))) return
    const writer = { table, person, seat }
    await this.repeat(writer)
    peers.broadcast('/peer/typing', writer).catch((error: unknown) => report('typing', error))
  }

  /** Says so to those who watch the table here. */
  async repeat({ table, person, seat }: Writer): Promise<void> {
    const { storage, sockets } = this.#services()
    const muted = await mutedBy(storage.db, person)
    sockets.broadcast(table, (reader) =>
      reader !== null && (reader === person || muted.has(reader))
        ? null
        : { type: 'typing', table, seat },
    )
  }

  #bucket(person: string): TokenBucket {
    const known = this.#buckets.get(person)
    if (known !== undefined) return known
    if (this.#buckets.size > 10_000) this.#buckets.clear()
    const { time } = this.#services()
    const bucket = new TokenBucket(PER_SECOND, BURST, () => time.now())
    this.#buckets.set(person, bucket)
    return bucket
  }
}
