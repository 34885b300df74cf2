import { packGameFile } from '@guildhall/kernel'
import type { ClientMessage } from '@guildhall/protocol'
import {
  decide,
  fileOf,
  type Looker,
  Room,
  seatedAgain,
  seeEntry,
  seeTable,
  Table,
  toldSince,
  viewerOf,
} from '@guildhall/tables'
import { bots } from './bots.ts'
import { cardOfRow, HERE, newTable } from './cards.ts'
import { hereId } from './ids.ts'
import { takeLead } from './lead.ts'
import type { Calls, FromDevice, ToDevice } from './messages.ts'
import { layTable, rowOf, store } from './store.ts'
import { time } from './time.ts'

type Watch = Extract<ClientMessage, { type: 'watch' }>

/** A table that the page has open. */
interface Open {
  looker: Looker
  /** Null until this tab leads the table. */
  room: Room | null
  readonly close: () => void
  readonly ended: AbortSignal
}

/** How often it is looked whether a table is still led. */
const AGAIN = 1000

/**
 * The tables of this device that a page has open. Each is led here as a server leads its own:
 * decided, stored, answered, and then told.
 */
export class DeviceHall {
  readonly #tell: (message: FromDevice) => void
  readonly #open = new Map<string, Open>()

  constructor(tell: (message: FromDevice) => void) {
    this.#tell = tell
  }

  async receive(message: ToDevice): Promise<void> {
    switch (message.type) {
      case 'watch':
        return this.#watch(message)
      case 'takeOver': {
        const { looker } = this.#open.get(message.table) ?? { looker: { person: HERE } }
        this.#unwatch(message.table)
        return this.#take(message.table, looker, true)
      }
      case 'unwatch':
        return this.#unwatch(message.table)
      case 'request': {
        const { type: _, table, ...request } = message
        return this.#open
          .get(table)
          ?.room?.request(HERE, request, (answer) =>
            this.#tell({ type: 'answer', table, id: request.id, ...answer }),
          )
      }
      case 'call':
        return this.#called(message)
      case 'say':
      case 'ping':
        return
    }
  }

  async #watch({ table, as, curtain = false }: Watch): Promise<void> {
    const looker = { person: HERE, curtain, ...(as === undefined ? {} : { seat: as }) }
    const open = this.#open.get(table)
    if (open === undefined) return this.#take(table, looker, false)
    open.looker = looker
    await open.room?.read((now) => this.#show(now, looker))
  }

  /** Opens a table: one that is over for looking, any other by leading it. */
  async #take(id: string, looker: Looker, steal: boolean): Promise<void> {
    const row = await rowOf(id)
    if (row === undefined) return this.#refuse(id, 'noTable')
    if (row.fault !== undefined) return this.#refuse(id, 'setAside')
    const { status } = row.summary
    if (status === 'over' || status === 'closed') return this.#show(await folded(id), looker)
    const given = new AbortController()
    const open: Open = { looker, room: null, close: () => given.abort(), ended: given.signal }
    this.#open.set(id, open)
    const letGo = await takeLead(id, {
      steal,
      signal: given.signal,
      waits: () => this.#refuse(id, 'elsewhere'),
      lost: () => {
        if (this.#open.get(id) !== open) return
        this.#unwatch(id)
        this.#take(id, open.looker, false).catch(console.error) // waits until it is let go
      },
    }).catch(() => null) // it was not wanted any more
    if (letGo === null) return
    given.signal.addEventListener('abort', letGo)
    if (given.signal.aborted) return letGo()
    await this.#lead(id, open)
  }

  async #lead(id: string, open: Open): Promise<void> {
    const row = await rowOf(id)
    if (row === undefined) return this.#refuse(id, 'noTable')
    const report = (_table: string, error: unknown) => console.error(error)
    const entries = await store.entries(id, 0)
    const ports = { store, time, bots, report, isAlive: () => this.#open.get(id) === open }
    const room = new Room(cardOfRow(row), entries, ports)
    if (this.#open.get(id) !== open) return
    open.room = room
    room.subscribe((table, entry) => {
      if (this.#open.get(id) !== open) return
      const viewer = viewerOf(table, open.looker)
      const view = seeTable(table, open.looker, time.now())
      this.#tell({ type: 'news', fact: seeEntry(table, entry, viewer), view })
    })
    await room.read((table) => this.#show(table, open.looker))
    await room.lead(HERE, time.now())
    // The tab from which it was taken may have written once more: then it is read and led anew.
    const again = setInterval(() => {
      if (!room.leads) room.lead(HERE, time.now()).catch(console.error)
    }, AGAIN)
    open.ended.addEventListener('abort', () => clearInterval(again))
  }

  #unwatch(id: string): void {
    const open = this.#open.get(id)
    this.#open.delete(id)
    open?.room?.follow()
    const closed = () => open?.close()
    // What was asked is answered before another tab can lead.
    open?.room?.settled().then(closed, closed) ?? closed()
  }

  #show(table: Table, looker: Looker): void {
    this.#tell({
      type: 'table',
      view: seeTable(table, looker, time.now()),
      missed: [],
      presence: { seats: table.chairs.map(({ person }) => person === HERE), spectators: 0 },
    })
  }

  #refuse(table: string, code: 'noTable' | 'setAside' | 'elsewhere'): void {
    this.#tell({ type: 'refused', code, message: code, table })
  }

  async #called({ id, name, given }: Extract<ToDevice, { type: 'call' }>): Promise<void> {
    try {
      const call = calls[name] as (...given: readonly unknown[]) => Promise<unknown>
      this.#tell({ type: 'returned', id, value: await call(...given) })
    } catch (error) {
      console.error(error)
      this.#tell({ type: 'failed', id, reason: String(error) })
    }
  }
}

const circumstances = () => ({ now: time.now(), knowsBot: (bot: string) => bots.knows(bot) })

const calls: Calls = {
  async make(wanted, before) {
    const { row, entries } = newTable(wanted, circumstances(), before && { before })
    await layTable(row, entries)
    return row.id
  },
  async table(id) {
    return seeTable(await folded(id), { person: HERE, curtain: true }, time.now())
  },
  async log(id, as) {
    const looker = { person: HERE, curtain: true, ...(as === null ? {} : { seat: as }) }
    const { card } = await folded(id)
    return toldSince(card, await store.entries(id, 0), 0, (table) => viewerOf(table, looker))
  },
  async file(id) {
    return packGameFile(fileOf(await folded(id)))
  },
  async rematch(id) {
    const table = await folded(id)
    const decided = decide(table, HERE, { type: 'rematch' }, circumstances())
    const [fact] = decided.ok ? decided.facts : []
    if (fact?.type !== 'rematch') throw new Error('there is no next game')
    const { card } = table
    const { id: game, players, options } = card.game
    const chairs = seatedAgain(table, HERE)
    const { arrangement } = table
    const wanted = { game, players, options, title: card.title, chairs, arrangement, start: true }
    // Whoever asks again comes to the same table.
    const next = newTable(wanted, circumstances(), { id: hereId(fact.table) })
    await layTable(next.row, next.entries)
    return next.row.id
  },
}

/** A table as it is stored now. */
async function folded(id: string): Promise<Table> {
  const row = await rowOf(id)
  if (row === undefined) throw new Error('there is no such table')
  return new Table(cardOfRow(row), await store.entries(id, 0))
}
