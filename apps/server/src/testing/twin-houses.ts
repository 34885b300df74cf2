import { cpSync } from 'node:fs'
import { join } from 'node:path'
import type { AnyCommand } from '@guildhall/kernel'
import { decide, playAt, type TableEvent, type TableView } from '@guildhall/tables'
import { openStorage } from '../storage/open-storage.ts'
import { TableStore } from '../storage/table-store.ts'
import { BrowserPush } from './browser-push.ts'
import { scratchFolder } from './house.ts'
import { LetterBox } from './letter-box.ts'
import { MailServer } from './mail-server.ts'
import { runServer, type ServerProcess } from './run-server.ts'
import { Scribe } from './scribe.ts'
import { type Plan, planTwins } from './twin-tables.ts'
import { withAccount } from './two-at-a-table.ts'
import { Visitor } from './visitor.ts'

/** A game with something to hide. */
export interface Hiding {
  readonly game: string
  readonly options: Readonly<Record<string, unknown>>
  /** What nobody knows is put otherwise at the other table. */
  readonly instead: (fact: TableEvent) => TableEvent
  readonly isSecret: ((command: AnyCommand) => boolean) | null
}

export const PLAYERS = ['Anna', 'Boris', 'Clara'] as const
const ADMIN_TOKEN = 'a token that nobody can guess'

/**
 * Two houses in which everything is the same, but for what somebody holds in secret at a table: the
 * folder of one, copied before the secret was chosen.
 */
export class TwinHouses {
  readonly box: LetterBox
  readonly mail: MailServer
  readonly visitors = new Map<string, Visitor>()
  readonly browsers = new Map<string, BrowserPush>()
  readonly #scratch = scratchFolder()
  #port = ''
  table = ''
  #plan: Plan | undefined

  private constructor(box: LetterBox, mail: MailServer) {
    this.box = box
    this.mail = mail
  }

  static async open(hiding: Hiding): Promise<TwinHouses> {
    const houses = new TwinHouses(await LetterBox.open(), await MailServer.open())
    const server = await houses.run(0)
    houses.#port = String(server.port)
    await houses.#furnish(server.url, hiding)
    await server.end()
    cpSync(houses.#folder(0), houses.#folder(1), { recursive: true })
    await houses.#part(hiding)
    return houses
  }

  get plan(): Plan {
    if (this.#plan === undefined) throw new Error('not planned yet')
    return this.#plan
  }

  /** The server of one of them; on a copy of it, so that it can be run again. */
  run(house: 0 | 1, program?: string): Promise<ServerProcess> {
    const folder = this.#plan === undefined ? this.#folder(house) : this.#copy(house)
    const env = {
      GUILDHALL_DATA: folder,
      ...(this.#port === '' ? {} : { PORT: this.#port }),
      ADMIN_TOKEN,
      TRUST_PROXY: '1',
      INTERNAL_WEBHOOKS: '1',
      NOTICE_AFTER_MS: '0',
      SMTP_URL: this.mail.url,
      MAIL_FROM: 'house@example.org',
      LOG_LEVEL: 'debug',
      HINT_SIMULATIONS: '40',
    }
    return runServer(env, program)
  }

  async close(): Promise<void> {
    this.box.close()
    await this.mail.close()
    this.#scratch.remove()
  }

  #folder(house: 0 | 1): string {
    return join(this.#scratch.folder, String(house))
  }

  #copies = 0
  #copy(house: 0 | 1): string {
    this.#copies += 1
    const copy = join(this.#scratch.folder, `copy-${this.#copies}`)
    cpSync(this.#folder(house), copy, { recursive: true })
    return copy
  }

  /** People who want to be told on every way, and a table at which they sit. */
  async #furnish(url: string, { game, options }: Hiding): Promise<void> {
    for (const name of [...PLAYERS, 'Stranger', 'Administrator']) {
      this.visitors.set(name, await withAccount(url, name))
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
    const browser = new BrowserPush(`${this.box.url}/push/${name}`)
    this.browsers.set(name, browser)
    const hook = { kind: 'json', url: `${this.box.url}/hook/${name}` }
    await visitor.ask('POST', '/api/notifications/push', browser.subscription)
    await visitor.ask('POST', '/api/notifications/webhooks', hook)
    const email = `${name.toLowerCase()}@post.example`
    await visitor.ask('POST', '/api/notifications/mail', { email })
    const [asked] = await this.mail.waitFor(email, 1)
    const link = /\/api\/notifications\/\S+/.exec(asked?.text ?? '')?.[0] ?? ''
    await visitor.ask('GET', link)
  }

  /** Plays at both until they have parted. */
  async #part({ isSecret, instead }: Hiding): Promise<void> {
    const scribes = await Promise.all([this.#scribe(0), this.#scribe(1)])
    const [one, other] = scribes.map(({ scribe }) => scribe)
    if (one === undefined || other === undefined) throw new Error('no tables')
    const started = decide(one.table, one.table.host, { type: 'start' }, START)
    if (!started.ok) throw new Error(started.refusal.code)
    await one.add(one.table.host, started.events)
    await other.add(one.table.host, started.events.map(instead))
    const entries = [await scribes[0].entries(), await scribes[1].entries()] as const
    const plan = planTwins({ card: one.table.header, entries, isSecret })
    for (const [i, scribe] of [one, other].entries()) {
      for (const { seat, command } of plan.stored[i === 0 ? 0 : 1]) {
        const facts = playAt(scribe.table, seat, command)
        if ('code' in facts) throw new Error(facts.code)
        await scribe.add(scribe.table.seatHolders[seat]?.person ?? null, facts)
      }
    }
    for (const { close } of scribes) await close()
    this.#plan = plan
  }

  async #scribe(house: 0 | 1) {
    const storage = await openStorage({ folder: this.#folder(house) })
    const store = new TableStore(storage, 'http://127.0.0.1:1')
    return {
      scribe: await Scribe.at(store, this.table),
      entries: () => store.entries(this.table, 0),
      close: () => storage.close(),
    }
  }
}

const START = { now: 1_790_000_000_000, knowsBot: () => true }
