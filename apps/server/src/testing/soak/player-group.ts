import { setTimeout as sleep } from 'node:timers/promises'
import { item } from '@guildhall/kernel'
import type { TableView } from '@guildhall/tables'
import { pick } from '../chance.ts'
import { Visitor } from '../visitor.ts'
import { type Guest, type LoadContext, SoakClient } from './soak-client.ts'

/** Who sits at the tables of a party, and what is played. */
export interface GroupSetup {
  readonly game: string
  readonly people: number
  readonly bots: number
  /** How many only look on. */
  readonly others: number
}

/** People, bots, and people who look on. */
const KINDS: readonly GroupSetup[] = [
  { game: 'red-cathedral', people: 2, bots: 1, others: 0 },
  { game: 'craftsmen-builders', people: 2, bots: 0, others: 1 },
  { game: 'red-cathedral', people: 1, bots: 2, others: 1 },
  { game: 'craftsmen-builders', people: 1, bots: 1, others: 0 },
]

let guests = 0

/** Somebody comes in. Each from an address of their own, or the limits of one would stop them. */
async function comeIn(url: string): Promise<Guest> {
  guests += 1
  const name = `Guest ${guests}`
  const from = `10.${(guests >> 16) & 255}.${(guests >> 8) & 255}.${guests & 255}`
  const headers = { 'x-forwarded-for': from }
  const visitor = new Visitor(url)
  const { status, body } = await visitor.call('POST', '/api/guest', { name }, headers)
  if (status !== 201) throw new Error(`nobody can come in: ${status}`)
  const { person } = body as { person: { id: string } }
  return { id: person.id, name, headers: { ...headers, cookie: visitor.cookie } }
}

/** Some people who play one game after the other with each other. */
export class PlayerGroup {
  readonly #context: LoadContext
  readonly #kind: GroupSetup
  readonly clients: readonly SoakClient[]
  #moving = false
  #stopped = false

  private constructor(context: LoadContext, kind: GroupSetup, people: readonly Guest[]) {
    this.#context = context
    this.#kind = kind
    this.clients = people.map((guest) => new SoakClient(context, guest, () => this.#next()))
  }

  static async meet(context: LoadContext, index: number): Promise<PlayerGroup> {
    const kind = item(KINDS, index % KINDS.length)
    const people: Guest[] = []
    for (let i = 0; i < kind.people + kind.others; i++) {
      const [url = ''] = context.addresses()
      people.push(await comeIn(url))
    }
    const group = new PlayerGroup(context, kind, people)
    group.#next()
    return group
  }

  get table(): string {
    return this.clients[0]?.table ?? ''
  }

  stop(): void {
    this.#stopped = true
    for (const client of this.clients) client.stop()
  }

  /** The next table, as soon as a server can be found that makes it. */
  #next(): void {
    if (this.#moving || this.#stopped || this.clients.some(({ resting }) => resting)) return
    this.#moving = true
    this.#makeTable().then(
      (table) => {
        this.#moving = false
        this.#context.ledger.made(table)
        for (const client of this.clients) client.open(table)
      },
      async () => {
        await sleep(100)
        this.#moving = false
        this.#next()
      },
    )
  }

  async #makeTable(): Promise<string> {
    const { game, people, bots } = this.#kind
    const addresses = this.#context.addresses()
    const url = pick(addresses, this.#context.chance)
    const [host] = this.clients
    const chairs = [
      { kind: 'me' },
      ...Array.from({ length: people - 1 }, () => ({ kind: 'open' })),
      ...Array.from({ length: bots }, () => ({ kind: 'bot', bot: 'random' })),
    ]
    const wanted = { game, players: people + bots, chairs, start: people === 1 }
    const headers = { ...host?.guest.headers }
    const { status, body } = await new Visitor(url).call('POST', '/api/tables', wanted, headers)
    if (status >= 400 && status < 500) {
      this.#context.ledger.wrong(`no table: ${status} ${JSON.stringify(body)}`)
    }
    if (status !== 201) throw new Error(`no table: ${status}`)
    return (body as TableView).id
  }
}
