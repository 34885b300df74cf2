import { parseArgs } from 'node:util'
import { simulate, type Told } from '@guildhall/tables/testing'

/** `npm run simulate-tables -- SEEDS [--from N]`, or `-- --seed S` to look at one world alone. */
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
  console.error('simulate-tables: say how many worlds, and from which one on')
  process.exitCode = 2
}

async function campaign(): Promise<void> {
  const total: Record<string, number> = {}
  let failed = 0
  for (let seed = from; seed < from + count; seed++) {
    const told = await simulate(String(seed), { drain })
    for (const [what, times] of Object.entries(told.counts)) {
      total[what] = (total[what] ?? 0) + times
    }
    if (told.violations.length > 0) {
      failed += 1
      report(told)
    }
    const done = seed - from + 1
    if (done % 100 === 0 || done === count) {
      console.log(`${done} worlds, ${total['played']} moves, ${failed} failed`)
    }
  }
  for (const [what, times] of Object.entries(total).toSorted()) console.log(`${what}: ${times}`)
}

function report({ seed, violations, counts }: Told): void {
  for (const violation of violations) console.log(`seed ${seed}: ${violation.slice(0, 2000)}`)
  if (violations.length > 0) process.exitCode = 1
  else console.log(`seed ${seed}: ${JSON.stringify(counts)}`)
}
