// `npm run soak-freezes -- [--rounds N] [--tables N]`: three servers of one PostgreSQL; the one that
// leads the most tables stands still (SIGSTOP) again and again. What people do follows from `SEED=…`.
import { parseArgs } from 'node:util'
import { freezes } from './freezes.ts'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '20' },
    tables: { type: 'string', default: '6' },
  },
})
const rounds = Number(values.rounds)
const tables = Number(values.tables)
if (![rounds, tables].every((number) => Number.isSafeInteger(number) && number > 0)) {
  console.error('soak-freezes: --rounds and --tables are whole numbers')
  process.exit(2)
}

const result = await freezes({ rounds, tables, report: (line) => console.log(line) })
const faults = [...result.lost, ...result.wrongs]
for (const fault of faults) console.log(fault)
const sorted = result.within.map(Math.round).sort((a, b) => a - b)
console.log(
  `${result.rounds} times SIGSTOP, ${result.locked} within a transaction, ${result.granted} requests granted, ${result.refused} refused, ${result.shown} views and events shown; ${result.tables} tables went on after ${sorted[Math.floor(sorted.length / 2)]} ms (median) and ${sorted.at(-1)} ms at most; ${result.running} processes run on: ${result.lost.length} lost, ${result.wrongs.length} wrong`,
)
process.exitCode = faults.length > 0 || result.running < 3 ? 1 : 0
