#!/usr/bin/env node
import { pathToFileURL } from 'node:url'
import { ensureBuilt, ensureInstalled } from './scripts/prepare.mjs'

// The benchmarks are a program of their own, so that no peer's code comes near the one that ships.
const program = process.argv[2] === 'bench' ? 'bench' : 'guildhall'

try {
  ensureInstalled()
  const bundle = await ensureBuilt(program)
  process.setSourceMapsEnabled(true)
  await import(pathToFileURL(bundle).href)
} catch (error) {
  process.stderr.write(`guildhall: ${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 1
}
