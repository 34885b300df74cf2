/** `npm run balance GAME [GAMES]`: the tables of a game's balance page, made anew by self-play. */
const PAGES: Readonly<Record<string, () => Promise<unknown>>> = {
  'craftsmen-builders': () => import('./craftsmen-builders.ts'),
  'red-cathedral': () => import('./red-cathedral.ts'),
}

const page = PAGES[process.argv[2] ?? '']
if (page === undefined) {
  console.error(`balance: name a game: ${Object.keys(PAGES).join(', ')}`)
  process.exitCode = 2
} else await page()

export {}
