import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { ensureTexts } from './scripts/prepare.mjs'
import { LongestFirst } from './tools/longest-first.ts'

ensureTexts()

/** What takes long by nature: `npm run test:full` runs it after everything else. */
const FULL = '**/*.full.test.ts'

/** No test fails on a clock: these only end what hangs. */
const HANGS = 15 * 60_000
const STAYS_AWAY = 5 * 60_000

const NOT_OURS = ['**/node_modules/**', 'dist/**']

const project = (name: string, include: readonly string[], more: object = {}) => ({
  extends: true as const,
  test: { name, include: [...include], exclude: [...NOT_OURS, FULL], ...more },
})

/** Imports as Node has them: rules that play many games take three quarters of the time so. */
const NATIVE = {
  experimental: { viteModuleRunner: false, nodeLoader: false },
  execArgv: ['--import', 'tsx'],
}

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    projects: [
      // These mostly wait for browsers and servers.
      project('apps', ['{apps,bench}/**/*.test.{ts,tsx}']),
      project('boards', ['{packages/ui,games/*/board}/**/*.test.{ts,tsx}']),
      project('rules', ['{packages/!(ui),games/*/rules,tools}/**/*.test.ts'], NATIVE),
      project('full', [FULL], { exclude: NOT_OURS }),
    ],
    setupFiles: [join(import.meta.dirname, 'tools', 'seeded.ts')],
    testTimeout: HANGS,
    hookTimeout: HANGS,
    expect: { poll: { timeout: STAYS_AWAY } },
    sequence: { sequencer: LongestFirst },
    isolate: false, // what is tested keeps nothing in its modules; read once, it is quicker, too
    maxWorkers: 4, // two would do on two cores, but many tests wait for processes of their own
    coverage: {
      include: ['{packages,games,apps}/**/src/**/*.{ts,tsx}'],
      exclude: ['**/*.test.{ts,tsx}', '**/testing/**'],
    },
  },
})
