import { parseArgs } from 'node:util'
import { type SimulationResult, simulate } from '@guildhall/tables/testing'

/** `npm run simulate-tables -- SEEDS [--from N]`, or `-- --seed S` to look at one run alone. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { from: { type: 'string', default: '1' }, seed: { type: 'string' } },
})
const count = Number(positionals[0] ?? 1000)
const from = Number(values.from)
const drain = () => new Promise<void>((resolve) => setImmediate(resolve))

if (values.seed !== undefined) report(await simulate(values.seed, { drain }))
else if (Number.isSafeInteger(count) && Number.isSafeInteger(from)) await campaign()
else {
  console.error('simulate-tables: say how many runs, and from which seed on')
  process.exitCode = 2
}

async function campaign(): Promise<void> {
  const total: Record<string, number> = {}
  let failed = 0
  for (let seed = from; seed < from + count; seed++) {
    const result = await simulate(String(seed), { drain })
    for (const [what, times] of Object.entries(result.counts)) {
      total[what] = (total[what] ?? 0) + times
    }
    if (result.violations.length > 0) {
      failed += 1
      report(result)
    }
    const done = seed - from + 1
    if (done % 100 === 0 || done === count) {
      console.log(`${done} runs, ${total['played']} moves, ${failed} failed`)
    }
  }
  for (const [what, times] of Object.entries(total).toSorted()) console.log(`${what}: ${times}`)
}

function report({ seed, violations, counts }: SimulationResult): void {
  for (const violation of violations) console.log(`seed ${seed}: ${violation.slice(0, 2000)}`)
  if (violations.length > 0) process.exitCode = 1
  else console.log(`seed ${seed}: ${JSON.stringify(counts)}`)
}
