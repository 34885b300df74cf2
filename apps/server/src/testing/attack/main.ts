// `npm run attack [-- NAME …] [--short]`: attacks servers of its own on this machine, one line each,
// and ends with 1 where anything went wrong. What is tried follows from `SEED=…`.
import { parseArgs } from 'node:util'
import { ATTACKS, type AttackName } from './attacks.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { short: { type: 'boolean', default: false } },
})
const names = Object.keys(ATTACKS) as AttackName[]
const unknown = positionals.filter((name) => !names.some((known) => known === name))
if (unknown.length > 0) {
  console.error(`attack: there is no ${unknown.join(', ')}; there are ${names.join(', ')}`)
  process.exit(2)
}

/** So many failures are shown of each. */
const SHOWN = 10
for (const attack of names.filter(
  (name) => positionals.length === 0 || positionals.includes(name),
)) {
  const begun = performance.now()
  const { tried, failures, figures } = await ATTACKS[attack](values.short ? 'short' : 'long')
  const seconds = Math.round((performance.now() - begun) / 1000)
  console.log(JSON.stringify({ attack, tried, failed: failures.length, ...figures, seconds }))
  for (const failure of failures.slice(0, SHOWN)) console.log(`  ${failure}`)
  if (failures.length > 0) process.exitCode = 1
}
