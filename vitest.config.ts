import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { ensureTexts } from './scripts/texts.mjs'
import { LongestFirst } from './tools/longest-first.ts'

ensureTexts()

/** The slow tests: only `npm run test:full` runs them. */
const FULL = '**/*.full.test.ts'

/** No test depends on a time limit: these only end tests that hang. */
const HANGS = 15 * 60_000
const STAYS_AWAY = 5 * 60_000

const NOT_OURS = ['**/node_modules/**', 'dist/**']

const project = (name: string, include: readonly string[], more: object = {}) => ({
  extends: true as const,
  test: { name, include: [...include], exclude: [...NOT_OURS, FULL], ...more },
})

/** Node's own module loader: tests that play many games run a quarter faster. */
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
    isolate: false, // modules keep no state, so sharing them is safe, and faster
    maxWorkers: 4, // more than the two cores, because many tests wait for other processes
    coverage: {
      include: ['{packages,games,apps}/**/src/**/*.{ts,tsx}'],
      exclude: ['**/*.test.{ts,tsx}', '**/testing/**'],
    },
  },
})
