import { ensureBuilt, ensureInstalled } from './prepare.mjs'

ensureInstalled()
for (const program of ['guildhall', 'server', 'bot-worker', 'bench']) await ensureBuilt(program)
