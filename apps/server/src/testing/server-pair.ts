import { cpSync } from 'node:fs'
import { join } from 'node:path'
import type { AnyCommand } from '@guildhall/kernel'
import { decide, playAt, type TableEvent, type TableView } from '@guildhall/tables'
import { openStorage } from '../storage/open-storage.ts'
import { TableStore } from '../storage/table-store.ts'
import { BrowserPush } from './browser-push.ts'
import { HttpReceiver } from './http-receiver.ts'
import { MailServer } from './mail-server.ts'
import { runServer, type ServerProcess } from './run-server.ts'
import { StoredTableDriver } from './stored-table-driver.ts'
import { scratchFolder } from './stored-tables.ts'
import { planTablePair, type TablePairPlan } from './table-pair.ts'
import { withAccount } from './two-player-table.ts'
import { Visitor } from './visitor.ts'

/** A game with something to hide. */
export interface SecretScenario {
  readonly game: string
  readonly options: Readonly<Record<string, unknown>>
  /** What nobody knows is put otherwise at the other table. */
  readonly instead: (event: TableEvent) => TableEvent
  readonly isSecret: ((command: AnyCommand) => boolean) | null
}

export const PLAYERS = ['Anna', 'Boris', 'Clara'] as const
const ADMIN_TOKEN = 'a token that nobody can guess'

/**
 * Two servers on which everything is the same, but for what somebody holds in secret at a table: the
 * folder of one, copied before the secret was chosen.
 */
export class ServerPair {
  readonly receiver: HttpReceiver
  readonly mail: MailServer
  readonly visitors = new Map<string, Visitor>()
  readonly browsers = new Map<string, BrowserPush>()
  readonly #scratch = scratchFolder()
  #port = ''
  table = ''
  #plan: TablePairPlan | undefined

  private constructor(receiver: HttpReceiver, mail: MailServer) {
    this.receiver = receiver
    this.mail = mail
  }

  static async open(scenario: SecretScenario): Promise<ServerPair> {
    const pair = new ServerPair(await HttpReceiver.open(), await MailServer.open())
    const server = await pair.run(0)
    pair.#port = String(server.port)
    await pair.#addTable(server.url, scenario)
    await server.end()
    cpSync(pair.#folder(0), pair.#folder(1), { recursive: true })
    await pair.#diverge(scenario)
    return pair
  }

  get plan(): TablePairPlan {
    if (this.#plan === undefined) throw new Error('not planned yet')
    return this.#plan
  }

  /** The server of one of them; on a copy of it, so that it can be run again. */
  run(index: 0 | 1, program?: string): Promise<ServerProcess> {
    const folder = this.#plan === undefined ? this.#folder(index) : this.#copy(index)
    const env = {
      GUILDHALL_DATA: folder,
      ...(this.#port === '' ? {} : { PORT: this.#port }),
      ADMIN_TOKEN,
      TRUST_PROXY: '1',
      INTERNAL_WEBHOOKS: '1',
      NOTICE_AFTER_MS: '0',
      SMTP_URL: this.mail.url,
      MAIL_FROM: 'server@example.org',
      LOG_LEVEL: 'debug',
      HINT_SIMULATIONS: '40',
    }
    return runServer(env, program)
  }

  async close(): Promise<void> {
    this.receiver.close()
    await this.mail.close()
    this.#scratch.remove()
  }

  #folder(index: 0 | 1): string {
    return join(this.#scratch.folder, String(index))
  }

  #copies = 0
  #copy(index: 0 | 1): string {
    this.#copies += 1
    const copy = join(this.#scratch.folder, `copy-${this.#copies}`)
    cpSync(this.#folder(index), copy, { recursive: true })
    return copy
  }

  /** People with every channel of notification, and a table at which they sit. */
  async #addTable(url: string, { game, options }: SecretScenario): Promise<void> {
    for (const name of [...PLAYERS, 'Stranger', 'Administrator']) {
      this.visitors.set(name, await withAccount(url, name, this.mail))
    }
    this.visitors.set('Nobody', new Visitor(url))
    await this.visitor('Administrator').ask('POST', '/api/admin/claim', { token: ADMIN_TOKEN })
    const { id } = await this.visitor('Anna').ask<TableView>('POST', '/api/tables', {
      ...{ game, options, players: PLAYERS.length, title: 'Twins', visibility: 'public' },
      arrangement: { hints: true },
    })
    this.table = id
    for (const [seat, name] of PLAYERS.entries()) {
      const request = { id: `sits-${name}`, seen: seat, wish: { type: 'sit', seat, name } }
      await this.visitor(name).ask('POST', `/api/tables/${id}/requests`, request)
      await this.#subscribe(name)
    }
    await this.visitor('Boris').ask('POST', `/api/tables/${id}/talk`, { text: 'Good evening' })
  }

  visitor(name: string): Visitor {
    const visitor = this.visitors.get(name)
    if (visitor === undefined) throw new Error(`nobody is called ${name}`)
    return visitor
  }

  async #subscribe(name: string): Promise<void> {
    const visitor = this.visitor(name)
    const browser = new BrowserPush(`${this.receiver.url}/push/${name}`)
    this.browsers.set(name, browser)
    const hook = { kind: 'json', url: `${this.receiver.url}/hook/${name}` }
    await visitor.ask('POST', '/api/notifications/push', browser.subscription)
    await visitor.ask('POST', '/api/notifications/webhooks', hook)
    const email = `${name.toLowerCase()}@post.example`
    await visitor.ask('POST', '/api/notifications/mail', { email })
    const [asked] = await this.mail.waitFor(email, 1)
    const link = /\/api\/notifications\/\S+/.exec(asked?.text ?? '')?.[0] ?? ''
    await visitor.ask('GET', link)
  }

  /** Plays at both until they differ in the secret. */
  async #diverge({ isSecret, instead }: SecretScenario): Promise<void> {
    const drivers = await Promise.all([this.#driver(0), this.#driver(1)])
    const [one, other] = drivers.map(({ driver }) => driver)
    if (one === undefined || other === undefined) throw new Error('no tables')
    const started = decide(one.table, one.table.host, { type: 'start' }, START)
    if (!started.ok) throw new Error(started.refusal.code)
    await one.add(one.table.host, started.events)
    await other.add(one.table.host, started.events.map(instead))
    const entries = [await drivers[0].entries(), await drivers[1].entries()] as const
    const plan = planTablePair({ header: one.table.header, entries, isSecret })
    for (const [i, driver] of [one, other].entries()) {
      for (const { seat, command } of plan.stored[i === 0 ? 0 : 1]) {
        const events = playAt(driver.table, seat, command)
        if ('code' in events) throw new Error(events.code)
        await driver.add(driver.table.seatHolders[seat]?.person ?? null, events)
      }
    }
    for (const { close } of drivers) await close()
    this.#plan = plan
  }

  async #driver(index: 0 | 1) {
    const storage = await openStorage({ folder: this.#folder(index) })
    const store = new TableStore(storage, 'http://127.0.0.1:1')
    return {
      driver: await StoredTableDriver.at(store, this.table),
      entries: () => store.entries(this.table, 0),
      close: () => storage.close(),
    }
  }
}

const START = { now: 1_790_000_000_000, knowsBot: () => true }
