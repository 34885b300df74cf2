/** `npm run balance PAGE [GAMES]`: regenerates the tables of a balance page by self-play. */
const PAGES: Readonly<Record<string, () => Promise<unknown>>> = {
  contractors: () => import('./contractors-balance.ts'),
  'craftsmen-builders': () => import('./craftsmen-builders-balance.ts'),
  'red-cathedral': () => import('./red-cathedral-balance.ts'),
  solitaire: () => import('./solitaire-balance.ts'),
}

const page = PAGES[process.argv[2] ?? '']
if (page === undefined) {
  console.error(`balance: name a page: ${Object.keys(PAGES).join(', ')}`)
  process.exitCode = 2
} else await page()

export {}
