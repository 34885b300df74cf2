// Quick checks while you work, within a minute: types, style, boundaries, and the tests of changed
// packages. Dependent packages, laws and browsers are left to `npm test`.
import { execFileSync } from 'node:child_process'
import { ROOT } from './files.mjs'
import { ensureInstalled } from './install.mjs'
import { bin, CHECKS, runAll } from './stages.mjs'

const git = (...args) =>
  execFileSync('git', args, {
    cwd: ROOT,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  }).trim()

/** The commit to compare with: where this branch left the remote one, or the last commit. */
function base() {
  try {
    return git('merge-base', 'HEAD', 'origin/HEAD')
  } catch {
    return 'HEAD'
  }
}

const PACKAGE = /^(packages\/[^/]+|games\/[^/]+\/[^/]+|apps\/[^/]+|bench|tools)\//

/** The packages that have changed since then, including untracked files. */
function changedPackages(since) {
  const files = [
    ...git('diff', '--name-only', since).split('\n'),
    ...git('ls-files', '--others', '--exclude-standard').split('\n'),
  ]
  return new Set(files.flatMap((file) => PACKAGE.exec(file)?.[1] ?? []))
}

function tests() {
  const since = base()
  const packages = [...changedPackages(since)].map((folder) => `${folder}/`)
  if (packages.length === 0) return []
  const args = [
    ...['run', '--project=!full', `--changed=${since}`, '--passWithNoTests'],
    ...['--exclude=**/laws.test.ts', '--exclude=apps/web/tests/**', '--reporter=minimal'],
  ]
  return [{ name: 'tests', args: [bin('vitest/vitest.mjs'), ...args, ...packages] }]
}

ensureInstalled('working')
const { types, lint, boundaries } = CHECKS
const results = await runAll([types, lint, ...tests(), boundaries])
process.exitCode = results.every(({ passed }) => passed) ? 0 : 1
