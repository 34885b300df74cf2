import { ensureBuilt, ensureInstalled, ensurePages } from './prepare.mjs'

ensureInstalled()
for (const program of [
  'guildhall',
  'server',
  'sit',
  'storage',
  'bot-worker',
  'read-worker',
  'bench',
])
  await ensureBuilt(program)
ensurePages()
