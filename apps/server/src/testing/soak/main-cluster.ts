// `npm run cluster`: three servers of one PostgreSQL, with people and bots who play there. It runs
// until Ctrl-C and takes commands meanwhile. With `-- --rounds N` it kills the one that leads
// the most tables N times, compares all that clients were sent with what is stored, and ends. What
// people do follows from `SEED=…`.
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { chanceOf } from '../chance.ts'
import { type Postgres, startPostgres } from '../postgres.ts'
import { Cluster } from './cluster.ts'
import { SoakLoad } from './soak-load.ts'
import { takeover } from './takeover.ts'

const HELP = `who      what each process leads
kill N   kills process N at once (kill -9), and says when others lead its tables
start N  starts it again
Ctrl-C   ends everything`

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '0' },
    tables: { type: 'string', default: '6' },
  },
})
const rounds = Number(values.rounds)
const tables = Number(values.tables)
if (![rounds, tables].every((number) => Number.isSafeInteger(number) && number >= 0)) {
  console.error('cluster: --rounds and --tables are whole numbers')
  process.exit(2)
}

const postgres = await startPostgres().catch((error: Error) => {
  console.error(`cluster: ${error.message}`)
  process.exit(2)
})
const cluster = await Cluster.start(postgres)
const chance = chanceOf('cluster')
const load = await SoakLoad.start({ url: cluster.url }, cluster.addresses, tables, chance)
let ending = false
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void end())
console.log(`PostgreSQL: ${cluster.url}`)
for (const [i, { url, pid }] of cluster.servers.entries()) {
  console.log(`process ${i + 1}: ${url} (pid ${pid})`)
}

if (rounds > 0) await killInTurn(postgres, rounds)
else await listen()

async function killInTurn(database: Postgres, times: number): Promise<void> {
  const { ledger } = load
  let slowest = 0
  for (let i = 1; i <= times; i++) {
    await load.progresses(20)
    const result = await takeover(cluster, load)
    slowest = Math.max(slowest, result.within)
    await load.compare()
    await cluster.restart(result.process)
    console.log(
      `${i}: process ${result.process + 1} killed, ${result.tables} tables taken over within ${Math.round(result.within)} ms; ${ledger.lost.length} lost, ${ledger.wrongs.length} wrong`,
    )
  }
  for (const how of ['clean', 'crash'] as const) {
    await load.progresses(20)
    const from = performance.now()
    await database.restart(how)
    await load.movesEverywhere()
    await load.compare()
    const ms = Math.round(performance.now() - from)
    const running = cluster.servers.filter((server) => server.isRunning()).length
    console.log(
      `a ${how} restart of PostgreSQL: ${running} processes run on, every table moves after ${ms} ms`,
    )
  }
  await load.rest()
  await load.compare()
  const faults = [...ledger.lost, ...ledger.wrongs]
  for (const fault of faults) console.log(fault)
  console.log(
    `${times} kills, ${ledger.granted} requests granted, ${ledger.refused} refused, ${ledger.shown} views and events shown, taken over after at most ${Math.round(slowest)} ms: ${ledger.lost.length} lost, ${ledger.wrongs.length} wrong`,
  )
  await end(faults.length > 0 ? 1 : 0)
}

async function listen(): Promise<void> {
  console.log(HELP)
  for await (const line of createInterface({ input: process.stdin })) {
    const [, command, index] =
      /^\s*(who|kill(?=.*\d)|start(?=.*\d))\s*([1-9]?)\s*$/.exec(line) ?? []
    if (ending) return
    if (command === undefined) console.log(HELP)
    else
      await runCommand(command, Number(index) - 1).catch((error: Error) =>
        console.log(error.message),
      )
  }
}

async function runCommand(command: string, index: number): Promise<void> {
  if (command === 'who') return who()
  const server = cluster.server(index)
  if (command === 'start') {
    if (!server.isRunning()) await cluster.restart(index)
    return console.log(`process ${index + 1} runs`)
  }
  const before = (await cluster.led())[index] ?? []
  const from = performance.now()
  await server.end('SIGKILL')
  console.log(`process ${index + 1} is dead and led ${before.length} tables`)
  const ids = new Set(before.map(({ id }) => id))
  while (!ending && (await cluster.led())[index]?.some(({ id }) => ids.has(id))) {
    await sleep(100)
  }
  console.log(`after ${((performance.now() - from) / 1000).toFixed(1)} s others lead them`)
  await who()
}

async function who(): Promise<void> {
  for (const [i, led] of (await cluster.led()).entries()) {
    const state = cluster.server(i).isRunning() ? '' : ' (dead)'
    const list = led.map(({ id, number }) => `${id} at ${number}`).join(', ')
    console.log(`process ${i + 1}${state} leads ${led.length}: ${list || 'nothing'}`)
  }
}

async function end(code = 0): Promise<void> {
  if (ending) return
  ending = true
  load.stop()
  await cluster.stop()
  await postgres.stop()
  process.exit(code)
}
