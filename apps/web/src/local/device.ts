import type { ClientMessage, Hint } from '@guildhall/protocol'
import type { EventView, TableView } from '@guildhall/tables'
import { Refused } from '../net/http.ts'
import type { As, Hear, Keeper, Wanted } from '../net/keeper.ts'
import { SCRIPTS, trusted } from '../scripts.ts'
import { t } from '../words.ts'
import type { Before } from './cards.ts'
import { noteTables } from './known.ts'
import type { Calls, FromDevice, ToDevice } from './messages.ts'

interface Called {
  readonly resolve: (value: never) => void
  readonly reject: (error: Error) => void
}

/** This device as a keeper of tables: a worker with the rules, the opponents and the storage. */
class Device implements Keeper {
  readonly isOpen = true
  readonly #hearers = new Set<Hear>()
  readonly #called = new Map<number, Called>()
  #calls = 0
  #worker: Worker | null = null

  open(): void {}

  send(message: ClientMessage): boolean {
    this.#post(message)
    return true
  }

  hear(hear: Hear): () => void {
    this.#hearers.add(hear)
    return () => this.#hearers.delete(hear)
  }

  /** The line to a worker is never lost. */
  opened(): () => void {
    return () => {}
  }

  async make(wanted: Wanted, before?: Before): Promise<string> {
    // What is played here should outlast a browser that tidies up; it may say no.
    navigator.storage?.persist?.().catch(() => {})
    const id = await this.#call('make', wanted, before)
    noteTables()
    return id
  }

  table(id: string): Promise<TableView> {
    return this.#call('table', id)
  }

  log(id: string, as: As): Promise<readonly EventView[]> {
    return this.#call('log', id, as)
  }

  async file(id: string): Promise<unknown> {
    const { status } = await this.table(id)
    if (status !== 'over') throw new Refused('notOver', t('replay.notOver'), 409)
    return this.#call('file', id)
  }

  hint(id: string): Promise<Hint> {
    return this.#call('hint', id)
  }

  rematch(id: string): Promise<string> {
    return this.#call('rematch', id)
  }

  #call<Name extends keyof Calls>(
    name: Name,
    ...given: Parameters<Calls[Name]>
  ): ReturnType<Calls[Name]> {
    this.#calls += 1
    const id = this.#calls
    return new Promise((resolve, reject) => {
      this.#called.set(id, { resolve, reject })
      this.#post({ type: 'call', id, name, given })
    }) as ReturnType<Calls[Name]>
  }

  #post(message: ToDevice): void {
    this.#worker ??= this.#start()
    this.#worker.postMessage(message)
  }

  #start(): Worker {
    const worker = new Worker(trusted(SCRIPTS.tables), { type: 'module' })
    worker.addEventListener('message', ({ data }: MessageEvent<FromDevice>) => this.#hear(data))
    return worker
  }

  #hear(message: FromDevice): void {
    if (message.type === 'returned') this.#take(message.id)?.resolve(message.value as never)
    else if (message.type === 'failed') this.#take(message.id)?.reject(new Error(message.reason))
    else for (const hear of this.#hearers) hear(message)
  }

  #take(id: number): Called | undefined {
    const called = this.#called.get(id)
    this.#called.delete(id)
    return called
  }
}

export const device = new Device()
