import { defineConfig } from 'vitest/config'

/** The tests that mutants are held against: those of the chapters whose rules are mutated. */
export default defineConfig({
  test: {
    include: ['games/red-cathedral/rules/src/clauses/rc-{06,07,08,12}-*.test.ts'],
    testTimeout: 300_000,
  },
})
