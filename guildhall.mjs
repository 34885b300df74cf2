#!/usr/bin/env node
import { pathToFileURL } from 'node:url'
import { buildDocsInBackground } from './scripts/docs.mjs'
import { ensureBuilt, ensureInstalled, ensurePages } from './scripts/prepare.mjs'

// The benchmarks are a separate program, so that no code of other projects is part of what ships;
// the server is another, so that a simulation does not load it.
const OWN_PROGRAMS = {
  ...{ bench: 'bench', serve: 'server', sit: 'sit' },
  ...{ backup: 'storage', restore: 'storage' },
}
const program = OWN_PROGRAMS[process.argv[2]] ?? 'guildhall'

try {
  ensureInstalled()
  if (program === 'server') {
    await ensureBuilt('bot-worker')
    await ensureBuilt('read-worker')
    ensurePages()
  }
  const bundle = await ensureBuilt(program)
  process.setSourceMapsEnabled(true)
  await import(pathToFileURL(bundle).href)
  if (program === 'server') buildDocsInBackground()
} catch (error) {
  process.stderr.write(`guildhall: ${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 1
}
