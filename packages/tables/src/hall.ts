import type { PersonId } from './entry.ts'
import { SetAside } from './ports.ts'
import { refused } from './refusal.ts'
import { type Answer, Room, type RoomPorts } from './room.ts'
import type { Request } from './wish.ts'

export interface HallPorts extends RoomPorts {
  /** Hands a request to the process that leads the table; fails where it cannot be reached. */
  readonly forward: (
    leader: string,
    table: string,
    person: PersonId,
    request: Request,
  ) => Promise<Answer>
}

/** A process says that it is alive so often, and is taken for dead after so long without. */
export const BEAT = 2000
export const ALIVE = 6000
/** How often tables are looked for that have to act and that nobody leads. */
const LOOK = 1000
/** How many of them are taken at a time. */
const MOST_AT_A_TIME = 200
/** How long a request waits for a table whose leader is gone. */
const PATIENCE = 12_000
const PAUSE = 250
/** A table that nobody watches is forgotten after so long; it can be read again. */
const IDLE = 60_000

/** The tables of a process: those it leads, and those it follows for people who watch them here. */
export class Hall {
  readonly #ports: HallPorts
  readonly #rooms = new Map<string, { readonly room: Promise<Room | null>; used: number }>()
  readonly #timers = new Map<string, () => void>()
  #stopped = false

  constructor(ports: HallPorts) {
    this.#ports = ports
  }

  get size(): number {
    return this.#rooms.size
  }

  /** Says that this process is alive, then begins to lead tables. */
  async start(): Promise<void> {
    await this.#beat()
    this.#every('beat', BEAT, () => this.#beat())
    this.#every('look', LOOK, () => this.#look())
  }

  /** Answers what was asked and leads nothing any more. */
  async stop(): Promise<void> {
    this.#stopped = true
    for (const cancel of this.#timers.values()) cancel()
    const rooms = await Promise.all([...this.#rooms.values()].map(({ room }) => room))
    await Promise.all(
      rooms.map(async (room) => {
        room?.follow()
        await room?.settled()
      }),
    )
    await this.#ports.store.beat(this.#ports.process, this.#ports.time.now(), 0)
  }

  /** The table, led by this process if nobody else leads it; null if there is none. */
  async room(table: string): Promise<Room | null> {
    const room = await this.#open(table)
    if (room !== null && !room.leads && !this.#stopped) await this.#takeLead(table, room)
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
      if (time.now() >= until || this.#stopped) {
        return reply({ ok: false, refusal: refused('busy'), number: 0, retry: true })
      }
      await new Promise<void>((resolve) => time.after(PAUSE, resolve))
    }
  }

  /** Another process has stored something at this table. */
  async heard(table: string, number: number): Promise<void> {
    const room = await this.#rooms.get(table)?.room
    if (room === undefined || room === null || room.leads) return
    if ((await room.read(({ number: here }) => here)) < number) await room.refresh()
  }

  /** Forgets what is not used. */
  async #forget(): Promise<void> {
    const now = this.#ports.time.now()
    for (const [table, { room, used }] of this.#rooms) {
      if (now - used < IDLE) continue
      const idle = await room
      if (idle?.watched) continue
      this.#rooms.delete(table)
      idle?.follow()
    }
  }

  /** One try: answered here, the answer of the leader elsewhere, or null where it was not reached. */
  async #tryRequest(
    table: string,
    person: PersonId,
    request: Request,
    reply: (answer: Answer) => void,
  ): Promise<Answer | 'answered' | null> {
    let room: Room | null
    let leader: string | null = null
    try {
      room = await this.#open(table)
      if (room === null) return { ok: false, refusal: refused('noTable'), number: 0, retry: false }
      if (!room.leads) leader = await this.#takeLead(table, room)
    } catch (error) {
      return this.#unreadable(table, error)
    }
    if (leader !== null) {
      return this.#ports.forward(leader, table, person, request).catch(() => null)
    }
    let moved: Answer | 'answered' = 'answered'
    await room.request(person, request, (answer) => {
      if (isMoved(answer)) moved = answer
      else reply(answer)
    })
    return moved
  }

  /** What is stored cannot be read now, or never again. */
  #unreadable(table: string, error: unknown): Answer {
    this.#ports.report(table, error)
    const aside = error instanceof SetAside
    return { ok: false, refusal: refused(aside ? 'setAside' : 'storage'), number: 0, retry: !aside }
  }

  /** Leads the table, or says who does. */
  async #takeLead(table: string, room: Room): Promise<string | null> {
    const { store, process, time } = this.#ports
    const leadership = await store.lead(table, process, time.now())
    if (!leadership.mine) return leadership.leader
    await room.refresh()
    await room.lead(leadership.silent)
    return null
  }

  #open(table: string): Promise<Room | null> {
    const known = this.#rooms.get(table)
    const used = this.#ports.time.now()
    if (known !== undefined) {
      known.used = used
      return known.room
    }
    const room = this.#load(table)
    this.#rooms.set(table, { room, used })
    // What could not be read, or is not there, is looked for again the next time.
    room.then(
      (loaded) => loaded === null && this.#rooms.delete(table),
      () => this.#rooms.delete(table),
    )
    return room
  }

  async #load(table: string): Promise<Room | null> {
    const { store } = this.#ports
    const card = await store.card(table)
    if (card === null) return null
    return new Room(card, await store.entries(table, 0), this.#ports)
  }

  async #beat(): Promise<void> {
    const now = this.#ports.time.now()
    await this.#ports.store.beat(this.#ports.process, now, now + ALIVE)
  }

  /** Takes up tables that have to act by themselves and do not. */
  async #look(): Promise<void> {
    const { store, process, time, report } = this.#ports
    for (const table of await store.due(process, time.now(), MOST_AT_A_TIME)) {
      if (this.#stopped) return
      const room = await this.room(table).catch((error: unknown) => report(table, error))
      if (room?.leads) await room.nudge().catch(() => {}) // what went wrong was reported
    }
    await this.#forget()
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

const isMoved = (answer: Answer): boolean => !answer.ok && answer.refusal.code === 'moved'
