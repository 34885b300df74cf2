import { createHash } from 'node:crypto'
import { item } from '@guildhall/kernel'
import type { Services } from '../services.ts'
import { claimNotices, postponeNotice, settleNotice } from '../storage/outbox.ts'
import type { OutboxRow } from '../storage/schema.ts'
import { bundled, type Letter, turnLetter } from './letter.ts'
import { sendWebhook } from './webhook.ts'

const LOOK = 2000
const AT_ONCE = 50
/** Another process may take over what was claimed so long ago. */
const CLAIMED = 60_000
/** Tried so often, each time after twice as long. */
const TRIES = 6
const FIRST_PAUSE = 15_000
/** A webhook that fails so often in a row is left alone. */
const PATIENCE = 20

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
    const now = time.now()
    const claim = { process: this.#process, now, until: now + CLAIMED }
    const rows = await claimNotices(storage, claim, AT_ONCE)
    for (const person of new Set(rows.map((row) => row.person))) {
      await this.#tell(rows.filter((row) => row.person === person))
    }
  }

  /** All notices of one person, as one letter. */
  async #tell(rows: readonly OutboxRow[]): Promise<void> {
    const { storage, time, log } = this.#services
    try {
      const wanted = await this.#wanted(rows)
      if (wanted.length > 0) await this.#send(rows, wanted)
      for (const { id } of rows) await settleNotice(storage, id, time.now())
    } catch (error) {
      log.warn({ err: error }, 'a notice could not be sent')
      for (const { id, tries } of rows) {
        if (tries >= TRIES) await settleNotice(storage, id, time.now())
        else await postponeNotice(storage, id, time.now() + FIRST_PAUSE * 2 ** tries)
      }
    }
  }

  /** The letters that still make sense: it is still the turn of somebody who is not here. */
  async #wanted(rows: readonly OutboxRow[]): Promise<Letter[]> {
    const { store, storage, config } = this.#services
    const letters: Letter[] = []
    for (const { person, table_id } of rows) {
      if (table_id === null || (await this.#isHere(person))) continue
      const table = await storage.db
        .selectFrom('tables')
        .select('waiting_for')
        .where('id', '=', table_id)
        .executeTakeFirst()
      if (table?.waiting_for !== person) continue
      const card = await store.card(table_id)
      if (card === null) continue
      letters.push(turnLetter(card, await store.entries(table_id, 0), person, config.publicUrl))
    }
    return letters
  }

  async #isHere(person: string): Promise<boolean> {
    const { sockets, peers, time } = this.#services
    if (sockets.isPresent(person)) return true
    return peers.isPresent(person, this.#process, time.now())
  }

  async #send(rows: readonly OutboxRow[], letters: readonly Letter[]): Promise<void> {
    const letter = bundled(letters, this.#services.config.publicUrl)
    const { person } = item(rows, 0)
    // The same notices have the same name, however often they are tried.
    const name = nameOf(rows)
    await this.#services.push.send(person, letter, name)
    await this.#services.mail.tell(person, letter, name)
    await this.#sendWebhooks(person, letter, name)
  }

  async #sendWebhooks(person: string, letter: Letter, name: string): Promise<void> {
    const { storage, config, time } = this.#services
    const hooks = await storage.db
      .selectFrom('webhooks')
      .selectAll()
      .where('person', '=', person)
      .where('disabled', 'is', null)
      .execute()
    for (const hook of hooks) {
      const failures = await sendWebhook(hook, letter, name, config.internalWebhooks).then(
        () => 0,
        () => hook.failures + 1,
      )
      await storage.db
        .updateTable('webhooks')
        .set({ failures, disabled: failures >= PATIENCE ? time.now() : null })
        .where('id', '=', hook.id)
        .execute()
    }
  }
}

const nameOf = (rows: readonly OutboxRow[]): string =>
  createHash('sha256')
    .update(rows.map(({ id }) => id).join())
    .digest('base64url')
    .slice(0, 32)
