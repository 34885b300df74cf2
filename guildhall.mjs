#!/usr/bin/env node
import { pathToFileURL } from 'node:url'
import { ensureBuilt, ensurePages } from './scripts/build.mjs'
import { buildDocsInBackground } from './scripts/docs.mjs'
import { log } from './scripts/files.mjs'
import { ensureInstalled } from './scripts/install.mjs'

// The benchmarks are a separate program, so that no code of other projects is part of what ships;
// the server is another, so that a simulation does not load it.
const OWN_PROGRAMS = {
  ...{ bench: 'bench', serve: 'server', sit: 'sit' },
  ...{ backup: 'storage', restore: 'storage' },
}
const program = OWN_PROGRAMS[process.argv[2]] ?? 'guildhall'

try {
  ensureInstalled(program === 'bench' ? 'working' : 'running')
  if (program === 'server') ensurePages()
  const bundle = await ensureBuilt(program)
  process.setSourceMapsEnabled(true)
  await import(pathToFileURL(bundle).href)
  if (program === 'server') buildDocsInBackground()
} catch (error) {
  log(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
