// All checks and tests, also on a fresh clone; with `full`, the slow tests instead. Every stage
// runs, even if an earlier one failed. The last line is the count.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBrowser } from './browser.mjs'
import { ensureInstalled } from './install.mjs'
import { bin, CHECKS, runAll, timed } from './stages.mjs'

const scratch = mkdtempSync(join(tmpdir(), 'guildhall-test-'))
const report = join(scratch, 'vitest.json')

const tests = (name, ...projects) => ({
  name,
  args: [
    bin('vitest/vitest.mjs'),
    'run',
    ...projects.map((project) => `--project=${project}`),
    '--bail=5', // a browser test may wait minutes for what is missing: do not repeat that all day
    '--reporter=minimal', // only failures
    '--reporter=json',
    `--outputFile.json=${report}`,
  ],
})

const PLANS = {
  quick: { checks: Object.values(CHECKS), tests: tests('tests', 'apps', 'boards', 'rules') },
  full: { checks: [], tests: tests('full tests', 'full') },
}

function install() {
  try {
    ensureInstalled('working')
    ensureBrowser()
    return { name: 'install', passed: true, output: '' }
  } catch (error) {
    return { name: 'install', passed: false, output: error.message }
  }
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

const plan = PLANS[process.argv[2] ?? 'quick']
const results = [await timed(install)]
if (results[0].passed) results.push(...(await runAll(plan.checks)), ...(await runAll([plan.tests])))
const counts = testCounts()
rmSync(scratch, { recursive: true, force: true })

const failedStages = results.filter(({ passed }) => !passed)
const failed = failedStages.length + counts.failed
if (failed > 0) console.log(`failed: ${failedStages.map(({ name }) => name).join(', ')}`)
process.exitCode = failed > 0 ? 1 : 0
console.log(`${results.length - failedStages.length + counts.passed} passed, ${failed} failed`)
