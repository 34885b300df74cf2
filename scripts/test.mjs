// Everything that must hold, on a fresh clone too. Every stage runs and reports, whatever the
// ones before it found; the last line is the count.
//   node scripts/test.mjs          the checks, and the tests
//   node scripts/test.mjs full     the tests that take long by nature
//   node scripts/test.mjs quick    types, lint, boundaries, and the tests of what is not committed
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBrowser } from './browser.mjs'
import { ensureInstalled, ROOT } from './prepare.mjs'

const scratch = mkdtempSync(join(tmpdir(), 'guildhall-test-'))
const report = join(scratch, 'vitest.json')
const bin = (name) => join(ROOT, 'node_modules', ...name.split('/'))

const TSX = bin('tsx/dist/cli.mjs')

const QUICK_CHECKS = ['types', 'lint', 'boundaries']

const CHECKS = [
  { name: 'types', args: ['tools/types.mjs'] },
  { name: 'lint', args: [bin('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings'] },
  { name: 'boundaries', args: [TSX, 'tools/boundaries.ts'] },
  { name: 'forbidden', args: [TSX, 'tools/forbidden.ts'] },
  { name: 'unused', args: [bin('knip/bin/knip.js'), '--no-config-hints'] },
  { name: 'clauses', args: [TSX, 'tools/clauses.ts'] },
  { name: 'build', args: ['scripts/build.mjs'] },
]

const EVERY_TIME = ['--project=apps', '--project=rules']

/** What each way of calling this runs. */
const WAYS = {
  test: { checks: CHECKS, tests: EVERY_TIME },
  full: { checks: [], tests: ['--project=full'] },
  quick: {
    checks: CHECKS.filter(({ name }) => QUICK_CHECKS.includes(name)),
    tests: [...EVERY_TIME, '--changed', '--passWithNoTests'],
  },
}

const [way = 'test'] = process.argv.slice(2)
if (!Object.hasOwn(WAYS, way)) throw new Error(`there is no way to test called ${way}`)
const { checks, tests: chosen } = WAYS[way]

const TESTS = {
  name: 'tests',
  args: [
    bin('vitest/vitest.mjs'),
    'run',
    ...chosen,
    '--reporter=minimal', // what failed, and nothing else
    '--reporter=json',
    `--outputFile.json=${report}`,
  ],
}

function install() {
  try {
    ensureInstalled()
    ensureBrowser()
    return { name: 'install', passed: true, output: '' }
  } catch (error) {
    return { name: 'install', passed: false, output: error.message }
  }
}

async function run({ name, args }) {
  const stage = spawn(process.execPath, args, {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined },
  })
  let output = ''
  for (const stream of [stage.stdout, stage.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text
    })
  }
  const [status] = await once(stage, 'close')
  return { name, passed: status === 0, output }
}

async function timed(stage) {
  const start = performance.now()
  const result = await stage()
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  console.log(`${result.passed ? 'ok    ' : 'FAILED'} ${result.name.padEnd(12)} ${seconds} s`)
  if (!result.passed) console.log(result.output.trim().replaceAll(/^/gm, '       '))
  return result
}

/** The checks need one core each, and nothing of each other. */
async function check() {
  const waiting = [...checks]
  const results = []
  const lane = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const stage = next
      results.push(await timed(() => run(stage)))
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, lane))
  return results
}

/** How many tests ran; none when vitest did not get as far as a report. */
function testCounts() {
  try {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'))
    return { passed: numPassedTests, failed: numFailedTests }
  } catch {
    return { passed: 0, failed: 0 }
  }
}

const results = [await timed(install)]
if (results[0].passed) results.push(...(await check()), await timed(() => run(TESTS)))
const tests = testCounts()
rmSync(scratch, { recursive: true, force: true })

const failedStages = results.filter(({ passed }) => !passed)
const failed = failedStages.length + tests.failed
if (failed > 0) console.log(`failed: ${failedStages.map(({ name }) => name).join(', ')}`)
process.exitCode = failed > 0 ? 1 : 0
console.log(`${results.length - failedStages.length + tests.passed} passed, ${failed} failed`)
