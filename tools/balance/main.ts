/** `npm run balance PAGE [GAMES]`: the tables of a balance page, made anew by self-play. */
const PAGES: Readonly<Record<string, () => Promise<unknown>>> = {
  contractors: () => import('./contractors.ts'),
  'craftsmen-builders': () => import('./craftsmen-builders.ts'),
  'red-cathedral': () => import('./red-cathedral.ts'),
  solitaire: () => import('./solitaire.ts'),
}

const page = PAGES[process.argv[2] ?? '']
if (page === undefined) {
  console.error(`balance: name a page: ${Object.keys(PAGES).join(', ')}`)
  process.exitCode = 2
} else await page()

export {}
