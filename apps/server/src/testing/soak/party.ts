import { setTimeout as sleep } from 'node:timers/promises'
import type { TableView } from '@guildhall/tables'
import { pick } from '../chance.ts'
import { Visitor } from '../visitor.ts'
import { type Guest, type House, Screen } from './screen.ts'

/** Who sits at the tables of a party, and what is played. */
export interface Kind {
  readonly game: string
  readonly people: number
  readonly bots: number
  /** How many only look on. */
  readonly others: number
}

/** People, bots, and people who look on. */
const KINDS: readonly Kind[] = [
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
export class Party {
  readonly #house: House
  readonly #kind: Kind
  readonly screens: readonly Screen[]
  #moving = false
  #stopped = false

  private constructor(house: House, kind: Kind, people: readonly Guest[]) {
    this.#house = house
    this.#kind = kind
    this.screens = people.map((guest) => new Screen(house, guest, () => this.#next()))
  }

  static async meet(house: House, index: number): Promise<Party> {
    const kind = KINDS[index % KINDS.length] as Kind
    const people: Guest[] = []
    for (let i = 0; i < kind.people + kind.others; i++) {
      const [url = ''] = house.addresses()
      people.push(await comeIn(url))
    }
    const party = new Party(house, kind, people)
    party.#next()
    return party
  }

  get table(): string {
    return this.screens[0]?.table ?? ''
  }

  stop(): void {
    this.#stopped = true
    for (const screen of this.screens) screen.stop()
  }

  /** The next table, as soon as a server can be found that makes it. */
  #next(): void {
    if (this.#moving || this.#stopped || this.screens.some(({ resting }) => resting)) return
    this.#moving = true
    this.#makeTable().then(
      (table) => {
        this.#moving = false
        this.#house.ledger.made(table)
        for (const screen of this.screens) screen.open(table)
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
    const addresses = this.#house.addresses()
    const url = pick(addresses, this.#house.chance)
    const [host] = this.screens
    const chairs = [
      { kind: 'me' },
      ...Array.from({ length: people - 1 }, () => ({ kind: 'open' })),
      ...Array.from({ length: bots }, () => ({ kind: 'bot', bot: 'random' })),
    ]
    const wanted = { game, players: people + bots, chairs, start: people === 1 }
    const headers = { ...host?.guest.headers }
    const { status, body } = await new Visitor(url).call('POST', '/api/tables', wanted, headers)
    if (status >= 400 && status < 500) {
      this.#house.ledger.wrong(`no table: ${status} ${JSON.stringify(body)}`)
    }
    if (status !== 201) throw new Error(`no table: ${status}`)
    return (body as TableView).id
  }
}
