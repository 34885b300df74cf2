import type { AnyGame } from '../../table-state.ts'
import { testHeader } from '../test-table.ts'
import { checkInvariants, isOverdue } from './check-invariants.ts'
import { randomFaults } from './faults.ts'
import { randomGame } from './random-game.ts'
import { SimulatedClient } from './simulated-client.ts'
import { SimulatedCluster } from './simulated-cluster.ts'
import { SimulationRun } from './simulation-run.ts'

export interface SimulationOptions {
  /** A game for a table, instead of some. */
  readonly game?: (run: SimulationRun) => AnyGame
  /** Lets all pending promises run. */
  readonly drain: () => Promise<void>
  /** How long faults are injected, in milliseconds of the run. */
  readonly faultyMs?: number
}

/** What came of one simulation run. */
export interface SimulationResult {
  readonly seed: string
  /** What must never be, and was. */
  readonly violations: readonly string[]
  readonly counts: Readonly<Record<string, number>>
  /** As it was at the end, to be looked at. */
  readonly cluster: SimulatedCluster
}

/** Once nothing goes wrong any more, everybody can go on after so long. */
const RECOVERY_MS = 30_000

/** A cluster with a few tables, people and processes, in which everything that can go wrong does. */
export async function simulate(
  seed: string,
  { game = randomGame, drain, faultyMs = 100_000 }: SimulationOptions,
): Promise<SimulationResult> {
  const run = new SimulationRun(seed, drain)
  const cluster = new SimulatedCluster(run, randomFaults(run), run.between(1, 3))
  const { database, recorder } = cluster
  const clients: SimulatedClient[] = []
  for (let i = run.between(1, 3); i > 0; i--) {
    const header = testHeader(game(run), `table-${i}-${seed}`, 'ann')
    database.add(header)
    const people = ['ann', 'bob', 'cleo', 'dora'].slice(0, run.between(1, header.game.players + 1))
    // Some have the table open twice.
    for (const person of people.flatMap((each) => (run.odds(40) ? [each, each] : [each]))) {
      clients.push(
        new SimulatedClient(cluster, `${i}${person}${clients.length}`, person, header.id),
      )
    }
  }
  cluster.start()
  for (const client of clients) client.start()
  await run.advance(faultyMs)
  cluster.endFaults()
  for (const client of clients) {
    client.busy = false
    client.reconnect()
  }
  await run.advance(RECOVERY_MS)
  for (const { name, pending } of clients) {
    if (pending !== null) recorder.violated(`${name} was not answered: ${JSON.stringify(pending)}`)
  }
  try {
    await everyTableGoesOn(cluster, clients)
    await everyClientKnows(cluster, clients)
    checkInvariants(recorder, database)
  } catch (error) {
    recorder.violated(`what is stored cannot be read: ${error}`)
  }
  return { seed, violations: recorder.violations, counts: countsOf(cluster), cluster }
}

/** Every table does what it has to do by itself, and lets whoever is to decide do so. */
async function everyTableGoesOn(
  { run, recorder, database }: SimulatedCluster,
  clients: readonly SimulatedClient[],
): Promise<void> {
  const tried = clients.flatMap((client) => {
    const command = client.view?.play?.legal[0]?.command
    if (command === undefined || client.view?.proposal?.proposal.what === 'takeBack') return []
    const others = clients.filter(
      ({ table, pending }) => table === client.table && pending !== null,
    )
    return others.length > 0
      ? []
      : [{ client, ...client.submit({ type: 'play', command: { ...command } }) }]
  })
  await run.advance(RECOVERY_MS)
  for (const { client, id } of tried) {
    const answers = recorder.requests.get(`${client.table} ${client.person} ${id}`)?.answers ?? []
    // Meanwhile a bot may have taken over, or somebody may have gone back.
    const overtaken = answers.some((answer) => !answer.ok && answer.refusal.code === 'stale')
    if (!overtaken && !answers.some((answer) => answer.ok)) {
      recorder.violated(`${client.name} cannot go on: ${JSON.stringify(answers)}`)
    }
  }
  for (const stored of database.tables.values()) {
    const leader = recorder.lifetimes.get(stored.leader?.replace(/\.\d+$/, '') ?? '')
    if (isOverdue(stored, run.now + (leader?.skew ?? 0))) {
      recorder.violated(`${stored.header.id} does not go on by itself`)
    }
    if (stored.fault !== null)
      recorder.violated(`${stored.header.id} was quarantined: ${stored.fault}`)
  }
}

/** Every client knows what is stored, but for what was stored just now. */
async function everyClientKnows(
  { run, recorder, database }: SimulatedCluster,
  clients: readonly SimulatedClient[],
): Promise<void> {
  const stored = clients.map(({ table }) => database.table(table).entries.length)
  await run.advance(1000)
  clients.forEach(({ name, number, view }, index) => {
    const least = stored[index] ?? 0
    if (number < least || number !== view?.number) {
      recorder.violated(`${name} knows ${number} of ${least} and shows ${view?.number}`)
    }
  })
}

function countsOf({ database, recorder, faultCounts }: SimulatedCluster): Record<string, number> {
  const entries = [...database.tables.values()].flatMap((table) => table.entries)
  const counts: Record<string, number> = { tables: database.tables.size, entries: entries.length }
  const count = (what: string) => {
    counts[what] = (counts[what] ?? 0) + 1
  }
  for (const { event, person, requestId } of entries) {
    count(event.type === 'handed' ? `handed by ${event.by}` : event.type)
    if (event.type === 'played' && person !== null && requestId === null) count('played together')
  }
  for (const { answers } of recorder.requests.values()) {
    count('requests')
    for (let i = 1; i < answers.length; i++) count('doubled answers')
    const [first] = answers
    count(first?.ok ? 'granted' : `refused ${first?.refusal.code}`)
  }
  return { ...counts, ...faultCounts }
}
