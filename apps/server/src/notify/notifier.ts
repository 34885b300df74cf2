import { createHash } from 'node:crypto'
import { item } from '@guildhall/kernel'
import type { Services } from '../services.ts'
import {
  claimNotices,
  noteSending,
  postponeNotice,
  sendingOf,
  settleNotice,
} from '../storage/outbox.ts'
import type { OutboxRow } from '../storage/schema.ts'
import { bundled, type Letter, turnLetter } from './letter.ts'
import type { Way } from './way.ts'
import { webhooksOf } from './webhook.ts'

const LOOK = 2000
const AT_ONCE = 50
/** Another process may take over what was claimed so long ago. */
const CLAIMED = 60_000
/** Tried so often, each time after twice as long. */
const TRIES = 6
const FIRST_PAUSE = 15_000

/** Tells people outside the house that it is their turn, from what is stored for it. */
export class Notifier {
  readonly #services: Services
  readonly #process: string
  #cancel = () => {}
  #stopped = false
  #working: Promise<void> = Promise.resolve()

  constructor(services: Services, process: string) {
    this.#services = services
    this.#process = process
  }

  start(): void {
    this.#cancel = this.#services.time.after(LOOK, () => {
      this.#working = this.#look()
        .catch((error: unknown) => this.#services.log.error({ err: error }, 'notices failed'))
        .finally(() => {
          if (!this.#stopped) this.start()
        })
    })
  }

  async stop(): Promise<void> {
    this.#stopped = true
    this.#cancel()
    await this.#working
  }

  async #look(): Promise<void> {
    const { storage, time } = this.#services
    for (let claimed = AT_ONCE; claimed === AT_ONCE && !this.#stopped; ) {
      const now = time.now()
      const claim = { process: this.#process, now, until: now + CLAIMED }
      const rows = await claimNotices(storage, claim, AT_ONCE)
      claimed = rows.length
      // At the same time: nobody waits for the slow mail box of another.
      const people = [...grouped(rows, (row) => row.person)]
      await Promise.all(people.map(([person, notices]) => this.#tell(person, notices)))
    }
  }

  /** All notices of one person that nobody needs any more are settled; the others are sent. */
  async #tell(person: string, rows: readonly OutboxRow[]): Promise<void> {
    const { storage, time, config } = this.#services
    const waiting: OutboxRow[] = []
    for (const row of rows) {
      if (await this.#waitsFor(row)) waiting.push(row)
      else await settleNotice(storage, row.id, time.now())
    }
    if (waiting.length === 0) return
    if (await this.#isHere(person)) {
      const later = time.now() + Math.max(LOOK, config.noticeAfter)
      for (const { id } of waiting) await postponeNotice(storage, { id, tries: 0 }, later)
      return
    }
    for (const letter of await this.#letters(waiting)) await this.#send(person, letter)
  }

  /** Whether it is still the turn of the one who is to be told. */
  async #waitsFor({ person, table_id }: OutboxRow): Promise<boolean> {
    const table = await this.#services.storage.db
      .selectFrom('tables')
      .select('waiting_for')
      .where('id', '=', table_id)
      .executeTakeFirst()
    return table?.waiting_for === person
  }

  async #isHere(person: string): Promise<boolean> {
    const { sockets, peers } = this.#services
    return sockets.isPresent(person) || peers.isPresent(person)
  }

  /** What goes out in one letter: what is new together, and what was put together before. */
  async #letters(rows: readonly OutboxRow[]): Promise<OutboxRow[][]> {
    const fresh = rows.filter((row) => sendingOf(row).letter === undefined)
    const begun = rows.filter((row) => sendingOf(row).letter !== undefined)
    const named =
      fresh.length === 0
        ? []
        : await noteSending(this.#services.storage, fresh, { letter: nameOf(fresh) })
    return [...grouped([...begun, ...named], (row) => sendingOf(row).letter ?? '').values()]
  }

  /** Sends a letter on every way on which it has not gone out yet. */
  async #send(person: string, rows: readonly OutboxRow[]): Promise<void> {
    const { storage, time, log } = this.#services
    const { letter: name = '', told = [] } = sendingOf(item(rows, 0))
    const done = [...told]
    let failed = false
    try {
      const letter = await this.#letter(rows)
      for (const way of (await this.#ways(person)).filter((each) => !told.includes(each.name))) {
        try {
          await way.send(letter, name)
          done.push(way.name)
          await noteSending(storage, rows, { told: done })
        } catch (error) {
          failed = true
          log.warn({ err: error, way: way.name }, 'a notice could not be sent')
        }
      }
    } catch (error) {
      failed = true
      log.warn({ err: error }, 'a notice could not be written')
    }
    for (const row of rows) {
      if (!failed || row.tries >= TRIES) await settleNotice(storage, row.id, time.now())
      else await postponeNotice(storage, row, time.now() + FIRST_PAUSE * 2 ** row.tries)
    }
  }

  async #letter(rows: readonly OutboxRow[]): Promise<Letter> {
    const { store, config } = this.#services
    const letters: Letter[] = []
    for (const { person, table_id } of rows) {
      const card = table_id === null ? null : await store.header(table_id)
      if (card === null) continue
      letters.push(turnLetter(card, await store.entries(card.id, 0), person, config.publicUrl))
    }
    return bundled(letters, config.publicUrl)
  }

  async #ways(person: string): Promise<Way[]> {
    const { push, mail } = this.#services
    return [
      ...(await push.browsersOf(person)),
      ...(await mail.waysOf(person)),
      ...(await webhooksOf(this.#services, person)),
    ]
  }
}

function grouped(
  rows: readonly OutboxRow[],
  keyOf: (row: OutboxRow) => string,
): ReadonlyMap<string, OutboxRow[]> {
  const groups = new Map<string, OutboxRow[]>()
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row])
  return groups
}

const nameOf = (rows: readonly OutboxRow[]): string =>
  createHash('sha256')
    .update(rows.map(({ id }) => id).join())
    .digest('base64url')
    .slice(0, 32)
