import { packGameFile } from '@guildhall/kernel'
import type { ClientMessage, Hint } from '@guildhall/protocol'
import {
  decide,
  eventsSince,
  gameFileOf,
  hintFor,
  seatedAgain,
  TableState,
  viewerOf,
  viewTable,
} from '@guildhall/tables'
import { bots } from './bots.ts'
import { deviceTableId } from './device-ids.ts'
import { DeviceTable, tableMessage } from './device-table.ts'
import { insertTable, rowOf, store } from './store.ts'
import { cardOfRow, DEVICE_PERSON, newTable } from './table-factory.ts'
import { time } from './time.ts'
import type { FromWorker, ToWorker, WorkerCalls } from './worker-messages.ts'

type Watch = Extract<ClientMessage, { type: 'watch' }>

/** The tables of this device that a page has open. */
export class DeviceTables {
  readonly #send: (message: FromWorker) => void
  readonly #open = new Map<string, DeviceTable>()

  constructor(send: (message: FromWorker) => void) {
    this.#send = send
  }

  async receive(message: ToWorker): Promise<void> {
    switch (message.type) {
      case 'watch':
        return this.#watch(message)
      case 'unwatch':
        this.#open.get(message.table)?.close()
        this.#open.delete(message.table)
        return
      case 'request': {
        const { type: _, table, ...request } = message
        return this.#open.get(table)?.request(request)
      }
      case 'call':
        return this.#answerCall(message)
      case 'say':
      case 'ping':
        return
    }
  }

  /** Opens a table: for viewing where its game is over, else for playing. */
  async #watch({ table: id, as, curtain = false }: Watch): Promise<void> {
    const looker = { person: DEVICE_PERSON, curtain, ...(as === undefined ? {} : { seat: as }) }
    const known = this.#open.get(id)
    if (known !== undefined) return known.look(looker)
    const [row, entries] = await Promise.all([rowOf(id), store.entries(id, 0)])
    if (row === undefined) return this.#refuse(id, 'noTable')
    if (row.fault !== undefined) return this.#refuse(id, 'setAside')
    const { status } = row.summary
    if (status === 'over' || status === 'closed') {
      return this.#send(tableMessage(new TableState(cardOfRow(row), entries), looker))
    }
    const open = this.#open.get(id) ?? new DeviceTable(row, entries, looker, this.#send)
    this.#open.set(id, open)
    await open.look(looker)
  }

  #refuse(table: string, code: 'noTable' | 'setAside'): void {
    this.#send({ type: 'refused', code, message: code, table })
  }

  async #answerCall({ id, name, args }: Extract<ToWorker, { type: 'call' }>): Promise<void> {
    try {
      const call = calls[name] as (...args: readonly unknown[]) => Promise<unknown>
      this.#send({ type: 'returned', id, value: await call(...args) })
    } catch (error) {
      console.error(error)
      this.#send({ type: 'failed', id, reason: String(error) })
    }
  }
}

const circumstances = () => ({ now: time.now(), knowsBot: (bot: string) => bots.knows(bot) })

/** The last hint: the same question gets the same one. */
let lastHint: { readonly about: string; readonly hint: Promise<Hint> } | null = null

const calls: WorkerCalls = {
  async createTable(request, forked) {
    const { row, entries } = newTable(request, circumstances(), forked && { forked })
    await insertTable(row, entries)
    return row.id
  },
  async table(id) {
    return viewTable(await folded(id), { person: DEVICE_PERSON, curtain: true }, time.now())
  },
  async log(id, seat) {
    const looker = { person: DEVICE_PERSON, curtain: true, ...(seat === null ? {} : { seat }) }
    const { header: card } = await folded(id)
    return eventsSince(card, await store.entries(id, 0), 0, (table) => viewerOf(table, looker))
  },
  async file(id) {
    return packGameFile(gameFileOf(await folded(id)))
  },
  async hint(id) {
    const table = await folded(id)
    const question = hintFor(table, DEVICE_PERSON)
    if ('code' in question) throw new Error(question.code)
    const { moved } = table
    const about = `${id} ${moved}`
    if (lastHint?.about !== about) {
      const hint = bots.advise(question).then((lines) => ({ seat: question.seat, moved, lines }))
      lastHint = { about, hint }
      hint.catch(() => {
        lastHint = null
      })
    }
    return lastHint.hint
  },
  async rematch(id) {
    const table = await folded(id)
    const decided = decide(table, DEVICE_PERSON, { type: 'rematch' }, circumstances())
    const [event] = decided.ok ? decided.events : []
    if (event?.type !== 'rematch') throw new Error('there is no next game')
    const { header: card } = table
    const { id: game, players, options } = card.game
    const chairs = seatedAgain(table, DEVICE_PERSON)
    const { arrangement } = table
    const request = { game, players, options, title: card.title, chairs, arrangement, start: true }
    // A second request leads to the same table.
    const next = newTable(request, circumstances(), { id: deviceTableId(event.table) })
    await insertTable(next.row, next.entries)
    return next.row.id
  },
}

/** A table as it is stored now. */
async function folded(id: string): Promise<TableState> {
  const row = await rowOf(id)
  if (row === undefined) throw new Error('there is no such table')
  return new TableState(cardOfRow(row), await store.entries(id, 0))
}
