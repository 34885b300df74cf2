import { defineConfig } from 'vitest/config'
import { MUTATED } from './tools/mutation/mutated-rules.ts'

/** The tests that mutants are held against: those of the game that is mutated, or of all. */
const { [process.env['MUTATED'] ?? '']: game } = MUTATED
const tests = (game === undefined ? Object.values(MUTATED) : [game]).map((each) => each.tests)

export default defineConfig({ test: { include: tests, testTimeout: 300_000 } })
