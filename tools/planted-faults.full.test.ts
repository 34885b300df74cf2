import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { simulate } from '@guildhall/tables/testing'
import { build, type Plugin } from 'esbuild'
import { afterAll, describe, expect, test } from 'vitest'

/** A fault of the tables that the simulation has to notice: a piece of a file, and what replaces it. */
interface Fault {
  readonly what: string
  readonly file: string
  readonly right: string
  readonly wrong: string
}

const APPEND = '      await this.#ports.store.append(this.#append(leader, entries))\n'

const FAULTS: readonly Fault[] = [
  {
    what: 'a request is answered before it is stored',
    file: 'journal.ts',
    right: APPEND,
    wrong: '      this.#ports.store.append(this.#append(leader, entries)).catch(() => {})\n',
  },
  {
    what: 'something is announced before it is stored',
    file: 'journal.ts',
    right: APPEND,
    wrong: `    const append = this.#append(leader, entries)
    for (const entry of entries) this.#announce(this.#table, entry)
    await this.#ports.store.append(append)
`,
  },
  {
    what: 'who reads sees what is not stored yet',
    file: 'live-table.ts',
    right:
      'return this.#queue.run(async () => {\n      await this.#journal.resync()\n      const { table }',
    wrong: 'return Promise.resolve().then(async () => {\n      const { table }',
  },
  {
    what: 'commands of a table run at the same time',
    file: 'serial-queue.ts',
    right: 'this.#last.then(work)',
    wrong: 'Promise.resolve().then(work)',
  },
  {
    what: 'what could not be stored is not taken back',
    file: 'journal.ts',
    right: '    if (this.#outOfSync) await this.refresh()\n',
    wrong: '    this.#outOfSync = false\n',
  },
  {
    what: 'a request is answered twice',
    file: 'live-table.ts',
    right: '    this.#reply(reply, answer)\n    announce()\n',
    wrong: '    this.#reply(reply, answer)\n    this.#reply(reply, answer)\n    announce()\n',
  },
  {
    what: 'requests are forgotten when a table is read again',
    file: 'journal.ts',
    right: '{ cause })\n    }\n    this.#record(entry)\n',
    wrong: '{ cause })\n    }\n    this.#stored = entry.number\n',
  },
  {
    what: 'who has not seen what happened may play all the same',
    file: 'live-table.ts',
    right: "    if (seen < mustHaveSeen(table, person, command)) return refused('stale')\n",
    wrong: '',
  },
  {
    what: 'two may write at a time, since nobody asks who leads and what is there',
    file: 'testing/simulation/database.ts',
    right: `    if (table.leader !== append.leader) throw new Conflict(\`led by \${table.leader}\`)
    if (item(entries, 0).number !== table.entries.length + 1) {`,
    wrong: '    if (item(entries, 0).number < 1) {',
  },
  {
    what: 'a process that all take for dead goes on',
    file: 'write-lease.ts',
    right: 'this.#leader !== null && this.#isAlive(this.#leader)',
    wrong: 'this.#leader !== null',
  },
  {
    what: 'the time that nobody led a table is charged to somebody',
    file: 'journal.ts',
    right: "[{ type: 'waited', ms }]",
    wrong: '[]',
  },
  {
    what: 'the time that nobody led a table is lost if it is not written down at once',
    file: 'testing/simulation/database.ts',
    right: '    table.leader = process\n',
    wrong: '    table.leader = process\n    if (this.#run.odds(50)) table.silentSince = null\n',
  },
  {
    what: 'what another process stores is not noticed',
    file: 'table-manager.ts',
    right: '      await liveTable.refresh()\n',
    wrong: '',
  },
  {
    what: 'a bot decides what was decided before',
    file: 'bot-turns.ts',
    right: '          if (this.#asked !== asked || turnOf(now) !== asked) return []\n',
    wrong: '',
  },
  {
    what: 'a bot that has failed is not asked again',
    file: 'bot-turns.ts',
    right: '        if (this.#asked === asked) this.#asked = null',
    wrong: '        ',
  },
]

const SOURCES = join(import.meta.dirname, '../packages/tables/src')
const SEEDS = 200
const folder = mkdtempSync(join(tmpdir(), 'planted-faults-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The simulation with a fault in what it simulates. */
async function withFault(fault: Fault, index: number): Promise<typeof simulate> {
  const path = join(SOURCES, fault.file)
  const plugin: Plugin = {
    name: 'fault',
    setup({ onLoad }) {
      onLoad({ filter: /\.ts$/ }, (args) => {
        if (args.path !== path) return undefined
        const [before, after, ...more] = readFileSync(path, 'utf8').split(fault.right)
        if (after === undefined || more.length > 0) throw new Error(`not once in ${fault.file}`)
        return { contents: `${before}${fault.wrong}${after}`, loader: 'ts' }
      })
    },
  }
  const outfile = join(folder, `${index}.mjs`)
  await build({
    entryPoints: [join(SOURCES, 'testing/index.ts')],
    bundle: true,
    platform: 'node',
    format: 'esm',
    logLevel: 'silent',
    plugins: [plugin],
    outfile,
  })
  return (await import(pathToFileURL(outfile).href)).simulate
}

describe('the simulation notices within its 200 runs that', () => {
  test.each(FAULTS.map((fault, index) => ({ ...fault, index })))('$what', async (fault) => {
    const simulateFault = await withFault(fault, fault.index)
    const drain = () => new Promise<void>((resolve) => setImmediate(resolve))
    let noticed = 0
    for (let seed = 1; seed <= SEEDS && noticed === 0; seed++) {
      const { violations } = await simulateFault(String(seed), { drain })
      if (violations.length > 0) noticed = seed
    }
    expect(noticed).toBeGreaterThan(0)
    console.log(`${fault.what}: run ${noticed}`)
  })
})
