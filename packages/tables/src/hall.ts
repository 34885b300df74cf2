import type { Answer } from './answer.ts'
import type { PersonId } from './entry.ts'
import { BEAT, Life } from './life.ts'
import { SetAside, type Store } from './ports.ts'
import { refused } from './refusal.ts'
import { Room, type RoomPorts } from './room.ts'
import type { Request } from './wish.ts'

export interface HallPorts extends Omit<RoomPorts, 'isAlive' | 'store'> {
  readonly store: Store
  /** The name of this process among those that lead tables. No two ever have the same. */
  readonly process: string
  /** Hands a request to the process that leads the table; fails where it cannot be reached. */
  readonly forward: (
    leader: string,
    table: string,
    person: PersonId,
    request: Request,
  ) => Promise<Answer>
}

/** How often tables are looked for that have to act and that nobody leads. */
const LOOK = 1000
/** How many of them are taken up in one look, and how many of those at the same time. */
const MOST_AT_A_TIME = 200
const AT_ONCE = 16
/** How long a request waits for a table whose leader is gone. */
const PATIENCE = 12_000
const PAUSE = 250
/** A table that nobody uses is forgotten after so long; it can be read again. */
const IDLE = 60_000

interface Entrance {
  readonly room: Promise<Room | null>
  /** The lead is being taken. */
  taking: Promise<string | null> | null
  used: number
}

/** The tables of a process: those it leads, and those it follows for people who watch them here. */
export class Hall {
  readonly #ports: HallPorts
  readonly #entrances = new Map<string, Entrance>()
  readonly #timers = new Map<string, () => void>()
  readonly #life: Life
  #stopped = false

  constructor(ports: HallPorts) {
    this.#ports = ports
    this.#life = new Life(ports, () => this.#eachRoom(async (room) => room.follow()))
  }

  get size(): number {
    return this.#entrances.size
  }

  /** Says that this process is alive, then begins to lead tables. */
  async start(): Promise<void> {
    await this.#life.beat()
    this.#every('beat', BEAT, () => this.#life.beat())
    this.#every('look', LOOK, () => this.#look())
  }

  /** Answers what was asked and leads nothing any more. */
  async stop(): Promise<void> {
    this.#stopped = true
    for (const cancel of this.#timers.values()) cancel()
    await this.#eachRoom(async (room) => {
      await room.settled()
      room.follow()
    })
    await this.#life.end()
  }

  /** The table, led by this process if nobody else leads it; null if there is none. */
  async room(table: string): Promise<Room | null> {
    const entrance = this.#open(table)
    const room = await entrance.room
    if (room !== null && !this.#stopped) {
      // Where the lead cannot be taken now, the table can still be read.
      await this.#leader(entrance, room).catch((error: unknown) => this.#ports.report(table, error))
    }
    return room
  }

  /** Lets the leader of the table answer, wherever it is; waits for a new one where it is gone. */
  async request(
    table: string,
    person: PersonId,
    request: Request,
    reply: (answer: Answer) => void,
  ): Promise<void> {
    const { time } = this.#ports
    const until = time.now() + PATIENCE
    for (;;) {
      const answer = await this.#tryRequest(table, person, request, reply)
      if (answer === 'answered') return
      if (answer !== null && (answer.ok || !isMoved(answer))) return reply(answer)
      if (time.now() >= until || this.#stopped) return reply(no('busy', true))
      await new Promise<void>((resolve) => time.after(PAUSE, resolve))
    }
  }

  /** Another process has stored something at this table. */
  async heard(table: string, number: number): Promise<void> {
    try {
      const room = await this.#entrances.get(table)?.room
      if (room === undefined || room === null) return
      if ((await room.read(({ number: here }) => here)) >= number) return
      room.follow() // whoever leads it knows all that is stored
      await room.refresh()
    } catch (error) {
      this.#ports.report(table, error)
      this.#ports.time.after(LOOK, () => this.heard(table, number))
    }
  }

  /** The table is read anew when it is next asked for: somebody has seen to it. */
  async forget(table: string): Promise<void> {
    const known = this.#entrances.get(table)
    this.#entrances.delete(table)
    const room = await known?.room.catch(() => null)
    room?.follow()
  }

  /** One try: answered here, the answer of the leader elsewhere, or null where it was not reached. */
  async #tryRequest(
    table: string,
    person: PersonId,
    request: Request,
    reply: (answer: Answer) => void,
  ): Promise<Answer | 'answered' | null> {
    const { forward, report } = this.#ports
    if (this.#stopped) return null
    let room: Room | null
    let leader: string | null
    try {
      const entrance = this.#open(table)
      room = await entrance.room
      if (room === null) return no('noTable', false)
      leader = await this.#leader(entrance, room)
    } catch (error) {
      report(table, error)
      return error instanceof SetAside ? no('setAside', false) : null
    }
    if (leader !== null) return forward(leader, table, person, request).catch(() => null)
    let moved: Answer | 'answered' = 'answered'
    await room.request(person, request, (answer) => {
      if (isMoved(answer)) moved = answer
      else reply(answer)
    })
    return moved
  }

  /** Leads the table, or says who does. */
  async #leader(entrance: Entrance, room: Room): Promise<string | null> {
    if (room.leads) return null
    // One after the other: the silence must be written down before anything happens.
    entrance.taking ??= this.#takeLead(room).finally(() => {
      entrance.taking = null
    })
    return entrance.taking
  }

  async #takeLead(room: Room): Promise<string | null> {
    const { store, time } = this.#ports
    if (!this.#life.isAlive()) await this.#life.beat()
    const { name } = this.#life
    const now = time.now()
    const leadership = await store.lead(room.id, name, now)
    if (!leadership.mine) return leadership.leader
    await room.lead(name, now - leadership.silent)
    return null
  }

  #open(table: string): Entrance {
    const known = this.#entrances.get(table)
    const used = this.#ports.time.now()
    if (known !== undefined) {
      known.used = used
      return known
    }
    const entrance: Entrance = { room: this.#load(table), taking: null, used }
    this.#entrances.set(table, entrance)
    // What could not be read, or is not there, is looked for again the next time.
    entrance.room.then(
      (loaded) => loaded === null && this.#entrances.delete(table),
      () => this.#entrances.delete(table),
    )
    return entrance
  }

  async #load(table: string): Promise<Room | null> {
    const { store } = this.#ports
    const card = await store.card(table)
    if (card === null) return null
    const entries = await store.entries(table, 0)
    try {
      return new Room(card, entries, {
        ...this.#ports,
        isAlive: (leader) => this.#life.isAlive(leader),
      })
    } catch (error) {
      await store.setAside(table, String(error))
      throw error
    }
  }

  /** Takes up tables that have to act by themselves and do not, and forgets what is not used. */
  async #look(): Promise<void> {
    const { store, time } = this.#ports
    if (!this.#life.isAlive()) return
    const due = await store.due(this.#life.name, time.now(), MOST_AT_A_TIME)
    for (let first = 0; first < due.length && !this.#stopped; first += AT_ONCE) {
      await Promise.all(due.slice(first, first + AT_ONCE).map((table) => this.#takeUp(table)))
    }
    await this.#forgetIdle()
  }

  async #takeUp(table: string): Promise<void> {
    try {
      const room = await this.room(table)
      await room?.nudge()
    } catch (error) {
      this.#ports.report(table, error)
    }
  }

  async #forgetIdle(): Promise<void> {
    const idle = (entrance: Entrance) => this.#ports.time.now() - entrance.used >= IDLE
    for (const [table, entrance] of this.#entrances) {
      if (!idle(entrance)) continue
      const room = await entrance.room.catch(() => null)
      if (!idle(entrance) || entrance.taking !== null || room?.inUse) continue
      this.#entrances.delete(table)
      room?.follow()
    }
  }

  async #eachRoom(work: (room: Room) => Promise<void>): Promise<void> {
    const entrances = [...this.#entrances.values()]
    await Promise.all(
      entrances.map(async (entrance) => {
        const room = await entrance.room.catch(() => null)
        if (room !== null) await work(room)
      }),
    )
  }

  #every(name: string, ms: number, work: () => Promise<void>): void {
    const again = () => {
      if (this.#stopped) return
      this.#timers.set(
        name,
        this.#ports.time.after(ms, () => {
          work()
            .catch((error: unknown) => this.#ports.report(name, error))
            .finally(again)
        }),
      )
    }
    again()
  }
}

const no = (code: 'busy' | 'noTable' | 'setAside', retry: boolean): Answer => ({
  ok: false,
  refusal: refused(code),
  number: 0,
  retry,
})

const isMoved = (answer: Answer): boolean => !answer.ok && answer.refusal.code === 'moved'
