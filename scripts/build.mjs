import { ensureBuilt, ensureInstalled } from './prepare.mjs'

ensureInstalled()
await ensureBuilt('guildhall')
await ensureBuilt('bench')
