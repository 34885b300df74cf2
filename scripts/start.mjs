import { pathToFileURL } from 'node:url'
import { buildDocsInBackground } from './docs.mjs'
import { ensureBuilt, ensureInstalled, ensurePages } from './prepare.mjs'

ensureInstalled()
await ensureBuilt('bot-worker')
await ensureBuilt('read-worker')
ensurePages()
const server = await ensureBuilt('server')
process.setSourceMapsEnabled(true)
await import(pathToFileURL(server).href)
buildDocsInBackground()
