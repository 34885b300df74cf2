import type { ChatLine, ClientMessage, Hint } from '@guildhall/protocol'
import type { EventView, TableView } from '@guildhall/tables'
import { t } from '../i18n.ts'
import { Refused } from '../net/http.ts'
import type {
  MessageListener,
  NewTableRequest,
  TableBackend,
  ViewSeat,
} from '../net/table-backend.ts'
import { SCRIPTS, trusted } from '../scripts.ts'
import { noteDeviceTable } from './has-device-tables.ts'
import type { ForkedLog } from './table-factory.ts'
import type { CallResult, FromWorker, ToWorker, WorkerCalls } from './worker-messages.ts'

interface PendingCall {
  readonly resolve: (value: unknown) => void
  readonly reject: (error: Error) => void
}

/** This device as a backend: a worker with the rules, the bots and the storage. */
class DeviceBackend implements TableBackend {
  readonly isConnected = true
  readonly #listeners = new Set<MessageListener>()
  readonly #pending = new Map<number, PendingCall>()
  #calls = 0
  #worker: Worker | null = null

  connect(): void {}

  send(message: ClientMessage): boolean {
    this.#post(message)
    return true
  }

  onMessage(listener: MessageListener): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** The connection to a worker is never lost. */
  onConnect(): () => void {
    return () => {}
  }

  async createTable(request: NewTableRequest, forked?: ForkedLog): Promise<string> {
    // Games should outlast a browser that clears its storage; it may refuse.
    navigator.storage?.persist?.().catch(() => {})
    const id = await this.#call('createTable', request, forked)
    noteDeviceTable()
    return id
  }

  table(id: string): Promise<TableView> {
    return this.#call('table', id)
  }

  log(id: string, seat: ViewSeat): Promise<readonly EventView[]> {
    return this.#call('log', id, seat)
  }

  async file(id: string): Promise<unknown> {
    const { status } = await this.table(id)
    if (status !== 'over') throw new Refused('notOver', t('replay.notOver'), 409)
    return this.#call('file', id)
  }

  /** There is nobody to chat with. */
  chat(): Promise<readonly ChatLine[]> {
    return Promise.resolve([])
  }

  hint(id: string): Promise<Hint> {
    return this.#call('hint', id)
  }

  rematch(id: string): Promise<string> {
    return this.#call('rematch', id)
  }

  #call<Name extends keyof WorkerCalls>(
    name: Name,
    ...args: Parameters<WorkerCalls[Name]>
  ): Promise<CallResult<Name>> {
    this.#calls += 1
    const id = this.#calls
    return new Promise((resolve, reject) => {
      const returned = (value: unknown) => resolve(value as CallResult<Name>)
      this.#pending.set(id, { resolve: returned, reject })
      this.#post({ type: 'call', id, name, args })
    })
  }

  #post(message: ToWorker): void {
    this.#worker ??= this.#start()
    this.#worker.postMessage(message)
  }

  #start(): Worker {
    const worker = new Worker(trusted(SCRIPTS.tables), { type: 'module' })
    worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => this.#receive(data))
    return worker
  }

  #receive(message: FromWorker): void {
    if (message.type === 'returned') this.#take(message.id)?.resolve(message.value)
    else if (message.type === 'failed') this.#take(message.id)?.reject(new Error(message.reason))
    else for (const listener of this.#listeners) listener(message)
  }

  #take(id: number): PendingCall | undefined {
    const call = this.#pending.get(id)
    this.#pending.delete(id)
    return call
  }
}

export const device = new DeviceBackend()
