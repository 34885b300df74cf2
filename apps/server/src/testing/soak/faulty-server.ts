import { changedServer } from '../changed-server.ts'

const JOURNAL = 'packages/tables/src/journal.ts'
const APPEND = '      await this.#ports.store.append(this.#append(leader, entries))\n'

/** What a server must never do. The tests build one that does, and must find it out. */
export const FAULTS = {
  'answers before it stores':
    '    this.#ports.store.append(this.#append(leader, entries)).catch(() => {})\n',
  'stores a while after it answers': `    const late = this.#append(leader, entries)
    setTimeout(() => this.#ports.store.append(late).catch(() => {}), 200)
`,
  'shows before it stores': `    const append = this.#append(leader, entries)
    this.#announce(this.#table, applied)
    await this.#ports.store.append(append)
`,
}

export type Fault = keyof typeof FAULTS

/** Builds a server with that fault, for a test alone: the program to run. */
export const faultyServer = (fault: Fault): Promise<string> =>
  changedServer(fault, [{ file: JOURNAL, from: APPEND, to: FAULTS[fault] }])
