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
const result = await kills({ rounds, tables, signal, report: (line) => console.log(line) })
const faults = [...result.lost, ...result.wrongs]
for (const fault of faults) console.log(fault)
console.log(
  `${result.rounds} times ${signal}, ${result.granted} requests granted, ${result.refused} refused, ${result.shown} views and events shown, at most ${Math.round(result.longestAway)} ms away: ${result.lost.length} lost, ${result.wrongs.length} wrong`,
)
process.exitCode = faults.length > 0 ? 1 : 0
