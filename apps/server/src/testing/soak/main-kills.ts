// `npm run soak-kills -- ROUNDS [--tables N] [--gently]`: the real server, killed under load again
// and again, or stopped as for a new version. What people do follows from `SEED=…`.
import { parseArgs } from 'node:util'
import { kills } from './kills.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { tables: { type: 'string', default: '20' }, gently: { type: 'boolean' } },
})
const rounds = Number(positionals[0] ?? 100)
const tables = Number(values.tables)
if (![rounds, tables].every((number) => Number.isSafeInteger(number) && number > 0)) {
  console.error('soak-kills: say how many times, and at how many tables')
  process.exit(2)
}

const signal = values.gently ? 'SIGTERM' : 'SIGKILL'
const told = await kills({ rounds, tables, signal, report: (line) => console.log(line) })
const faults = [...told.lost, ...told.wrongs]
for (const fault of faults) console.log(fault)
console.log(
  `${told.rounds} times ${signal}, ${told.granted} requests granted, ${told.refused} refused, ${told.shown} views and facts shown, at most ${Math.round(told.longestAway)} ms away: ${told.lost.length} lost, ${told.wrongs.length} wrong`,
)
process.exitCode = faults.length > 0 ? 1 : 0
