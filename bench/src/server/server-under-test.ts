import type { AnyCommand } from '@guildhall/kernel'

/** What a server is loaded with. */
export interface Load {
  readonly tables: number
  readonly players: number
  /** Commands a second. */
  readonly rate: number
  readonly seconds: number
}

/** A server in a process of its own, with people at its tables. */
export interface ServerUnderTest {
  readonly pid: number
  /** The memory it took before anybody came. */
  readonly emptyMegabytes: number
  readonly tables: readonly BenchTable[]
  /** Ends the sockets and the process. */
  close(): Promise<void>
}

/** A table in play: as many sockets as it has seats. */
export interface BenchTable {
  /** Whether a seat must decide, has seen everything, and has sent nothing. */
  readonly ready: boolean
  /** Random legal commands that the deciding seat can send in one request. */
  plan(): readonly AnyCommand[]
  /** Lets the deciding seat send them. */
  play(commands: readonly AnyCommand[], sent: Sent): void
  /** How many messages of what happened were due to the sockets, and how many have come. */
  readonly due: number
  readonly received: number
  /** Closes its sockets. */
  leave(): void
}

/** What becomes of a request. Either comes to an answer, or is counted as unanswered. */
export interface Sent {
  /** The server says that it is done; where it has no such word, the same as `seen`. */
  granted(): void
  /** The one who sent it sees the table after it. */
  seen(): void
  refused(code: string): void
}

/** How many tables are created at the same time. */
const AT_ONCE = 8

/** Creates tables. When a game ends, its players leave and others start another. */
export async function fillTables<T extends BenchTable>(
  count: number,
  make: (ended: () => void, place: number) => Promise<T>,
): Promise<T[]> {
  const tables: T[] = []
  const put = async (place: number) => {
    tables[place] = await make(() => {
      tables[place]?.leave()
      void put(place)
    }, place)
  }
  let next = 0
  const maker = async () => {
    while (next < count) await put(next++)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, maker))
  return tables
}
