// Everything that must hold, on a fresh clone too. Every stage runs and reports, whatever the
// ones before it found; the last line is the count.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBrowser } from './browser.mjs'
import { ensureInstalled, ROOT } from './prepare.mjs'

const scratch = mkdtempSync(join(tmpdir(), 'guildhall-test-'))
const report = join(scratch, 'vitest.json')
const bin = (name) => join(ROOT, 'node_modules', ...name.split('/'))

const TSX = bin('tsx/dist/cli.mjs')

const STAGES = [
  { name: 'types', args: ['tools/types.mjs'] },
  { name: 'lint', args: [bin('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings'] },
  { name: 'boundaries', args: [TSX, 'tools/boundaries.ts'] },
  { name: 'forbidden', args: [TSX, 'tools/forbidden.ts'] },
  { name: 'unused', args: [bin('knip/bin/knip.js'), '--no-config-hints'] },
  { name: 'clauses', args: [TSX, 'tools/clauses.ts'] },
  { name: 'build', args: ['scripts/build.mjs'] },
  {
    name: 'tests',
    args: [
      bin('vitest/vitest.mjs'),
      'run',
      '--reporter=minimal', // what failed, and nothing else
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
  },
]

function install() {
  try {
    ensureInstalled()
    ensureBrowser()
    return { name: 'install', passed: true, output: '' }
  } catch (error) {
    return { name: 'install', passed: false, output: error.message }
  }
}

function run({ name, args }) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined },
  })
  return { name, passed: status === 0, output: `${stdout}${stderr}` }
}

function timed(stage) {
  const start = performance.now()
  const result = stage()
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  console.log(`${result.passed ? 'ok    ' : 'FAILED'} ${result.name.padEnd(12)} ${seconds} s`)
  if (!result.passed) console.log(result.output.trim().replaceAll(/^/gm, '       '))
  return result
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

const installed = timed(install)
const results = [
  installed,
  ...(installed.passed ? STAGES.map((stage) => timed(() => run(stage))) : []),
]
const tests = testCounts()
rmSync(scratch, { recursive: true, force: true })

const failedStages = results.filter(({ passed }) => !passed)
const failed = failedStages.length + tests.failed
if (failed > 0) console.log(`failed: ${failedStages.map(({ name }) => name).join(', ')}`)
process.exitCode = failed > 0 ? 1 : 0
console.log(`${results.length - failedStages.length + tests.passed} passed, ${failed} failed`)
