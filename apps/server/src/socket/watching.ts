import type { Presence, ServerMessage } from '@guildhall/protocol'
import {
  type FactView,
  type Looker,
  type Room,
  type StoredEntry,
  seeEntry,
  seeTable,
  type Table,
  toldSince,
  viewerOf,
} from '@guildhall/tables'
import type { Services } from '../services.ts'
import type { Client } from './client.ts'

/** Missed facts are told one by one up to so many; beyond that the table as it is says enough. */
const MOST_MISSED = 500

/** Those who have a table open, and what they hear of it. One for every table that is watched. */
export class Audience {
  readonly #services: Services
  readonly #room: Room
  readonly #lookers = new Map<Client, Looker>()
  readonly #unsubscribe: () => void
  /** Those who are about to be shown the table. */
  #coming = 0

  constructor(services: Services, room: Room) {
    this.#services = services
    this.#room = room
    this.#unsubscribe = room.subscribe((table, entry) => this.#tell(table, entry))
  }

  get empty(): boolean {
    return this.#lookers.size + this.#coming === 0
  }

  close(): void {
    this.#unsubscribe()
  }

  /** Shows the table, with what happened since `seen`, and from then on what is new. */
  async add(client: Client, looker: Looker, seen: number | undefined): Promise<void> {
    this.#coming += 1
    try {
      await this.#room.readSince(seen ?? Number.POSITIVE_INFINITY, (table, entries) => {
        if (!client.open) return
        this.#show(client, looker, table, missedBy(table, entries, looker, seen ?? 0))
      })
    } finally {
      this.#coming -= 1
    }
  }

  #show(client: Client, looker: Looker, table: Table, missed: readonly FactView[]): void {
    this.#lookers.set(client, looker)
    client.send({
      type: 'table',
      view: seeTable(table, looker, this.#services.time.now()),
      missed,
      presence: this.presence(table),
    })
    this.#tellPresence(table)
  }

  async remove(client: Client): Promise<void> {
    if (!this.#lookers.delete(client)) return
    await this.#room.read((table) => this.#tellPresence(table))
  }

  presence(table: Table): Presence {
    const present = new Set([...this.#lookers.values()].flatMap(({ person }) => person ?? []))
    const seated = new Set(table.chairs.flatMap(({ person }) => person ?? []))
    return {
      seats: table.chairs.map(({ person }) => person !== null && present.has(person)),
      spectators: [...this.#lookers.values()].filter(
        ({ person }) => person === null || !seated.has(person),
      ).length,
    }
  }

  /** To everybody who has the table open, but for those who do not want to hear it. */
  broadcast(message: (client: Client) => ServerMessage | null): void {
    for (const client of this.#lookers.keys()) {
      const words = message(client)
      if (words !== null) client.send(words)
    }
  }

  #tellPresence(table: Table): void {
    const message = JSON.stringify({
      type: 'presence',
      table: table.card.id,
      presence: this.presence(table),
    })
    for (const client of this.#lookers.keys()) client.sendText(message)
  }

  /** Everybody gets what they may know; those who may know the same get the same text. */
  #tell(table: Table, entry: StoredEntry): void {
    const now = this.#services.time.now()
    let forSpectators: string | undefined
    for (const [client, looker] of this.#lookers) {
      const viewer = viewerOf(table, looker)
      const shared = viewer === 'spectator' && looker.person !== table.card.host
      const text =
        (shared ? forSpectators : undefined) ??
        JSON.stringify({
          type: 'news',
          fact: seeEntry(table, entry, viewer),
          view: seeTable(table, looker, now),
        })
      if (shared) forSpectators = text
      client.sendText(text)
    }
  }
}

function missedBy(
  { card, number }: Table,
  entries: readonly StoredEntry[],
  looker: Looker,
  seen: number,
): FactView[] {
  if (number - seen > MOST_MISSED) return []
  return toldSince(card, entries, seen, (table) => viewerOf(table, looker))
}
