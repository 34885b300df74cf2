import { defineConfig } from 'vitest/config'
import { LongestFirst } from './tools/longest-first.ts'

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    include: ['{packages,games,apps,bench,tools}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', 'dist/**'],
    testTimeout: 300_000, // no test fails on a clock: this only ends what hangs
    hookTimeout: 300_000,
    expect: { poll: { timeout: 120_000 } },
    sequence: { sequencer: LongestFirst },
    isolate: false, // what is tested keeps nothing in its modules; read once, it is quicker, too
    maxWorkers: 2, // one would do on two cores, but many tests wait for processes of their own
    coverage: {
      include: ['{packages,games,apps}/**/src/**/*.{ts,tsx}'],
      exclude: ['**/*.test.{ts,tsx}', '**/testing/**'],
    },
  },
})
