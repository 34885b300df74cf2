// Takes a picture of every screen, or of those that are named, wide and narrow, light and dark, for
// docs/screens.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { greedy } from '@guildhall/bots'
import { seededChance } from '@guildhall/kernel'
import { findGame } from '@guildhall/registry'
import type { GameView, TableView } from '@guildhall/tables'
import type { Page } from 'playwright-core'
import type { RcDraft } from '../../../games/red-cathedral/board/src/plan.ts'
import { PHONE, type Site, startSite, theBrowser } from './browser.ts'
import { finishedGame } from './finished-game.ts'
import { goOn, momentWith } from './moments.ts'
import { dice, LEGAL, newTable } from './table-page.ts'
import { redCathedral, text } from './texts.ts'

const FOLDER = join(import.meta.dirname, '..', '..', '..', 'docs', 'screens')
const SIZES = { wide: { width: 1280, height: 800 }, narrow: PHONE }
/** How many decisions lie behind the tables that are shown, and what is there once a turn worth showing can begin. */
const MIDDLES = {
  'red-cathedral': { decisions: 230, begins: `.market-die${LEGAL}` },
  'craftsmen-builders': {
    decisions: 60,
    begins: `.cb-table:has(.cb-crafts ${LEGAL}):has(.cb-building${LEGAL})`,
  },
} as const

const MOST_TRIES = 5
/** A game alone is shorter. */
const ALONE = 40
/** A review of so many rounds is soon made. */
const REVIEWED = 10

interface Screen {
  readonly name: string
  readonly path: string | (() => Promise<string>)
  /** What is there once the screen is all there. */
  readonly there: string
  /** What is done before the picture is taken. */
  readonly before?: (page: Page, size: keyof typeof SIZES) => Promise<unknown>
  readonly only?: keyof typeof SIZES
}

const pickDie = async (page: Page): Promise<void> => {
  await dice(page).last().click()
}

/** A contractor goes to a city, and whoever waits beside it comes along. */
const hire = async (page: Page, size: keyof typeof SIZES): Promise<void> => {
  if (size === 'narrow') await page.locator('#tab-duchy').click()
  for (const what of ['city', 'waiting']) {
    const [found] = await page.locator(`.duchy .${what}${LEGAL}`).all()
    await found?.click()
  }
}

const pickHouse = async (page: Page): Promise<void> => {
  for (const tab of await page.locator('#tab-market').all()) await tab.click()
  await page.locator(`.cb-building${LEGAL}`).first().click()
}

/** Every guild by its emblem. */
const openGuilds = async (page: Page): Promise<void> => {
  await page.getByText(redCathedral('guide.more')).click()
  await page.locator('.picture-choice').scrollIntoViewIfNeeded()
}

/** On a phone everything of Ivan's comes with a tap on him. */
const lookAtIvan = async (page: Page, size: keyof typeof SIZES): Promise<void> => {
  if (size === 'narrow') await page.locator('.strip button').nth(1).click()
}

/** Opens a tab, where there are tabs. */
const tab =
  (part: string) =>
  async (page: Page): Promise<void> => {
    for (const one of await page.locator(`#tab-${part}`).all()) await one.click()
  }

/** A section that cannot be built on is asked about. */
const askWhy = async (page: Page): Promise<void> => {
  await tab('cathedral')(page)
  await page.locator('.section[aria-disabled="true"]').last().dispatchEvent('click')
}

/** Waits for what looks best. */
const openHint = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: text('hint.ask'), exact: true }).click()
  await page.locator('.hint-line').first().waitFor()
}

/** Has the game reviewed, which is done once. */
const readReview = async (page: Page): Promise<void> => {
  const ask = page.getByRole('button', { name: text('review.start'), exact: true })
  const found = page.locator('.review-seat').first()
  await ask.or(found).first().waitFor()
  if (await ask.isVisible()) await ask.click()
  await found.waitFor()
  await page.locator('.review').evaluate((review) => review.scrollIntoView())
}

const screens = (played: ReturnType<typeof tables>): Screen[] => [
  { name: 'home', path: '/', there: '.hero svg' },
  { name: 'new-table', path: '/new', there: 'main fieldset' },
  { name: 'table', path: played.table, there: '.rc-table', before: pickDie },
  {
    name: 'cathedral',
    path: played.table,
    there: '.rc-table',
    only: 'narrow',
    before: tab('cathedral'),
  },
  { name: 'hint', path: played.table, there: '.rc-table', before: openHint },
  { name: 'contractors', path: played.contractors, there: '.rc-table', before: hire },
  { name: 'guilds', path: '/new', there: 'main fieldset', before: openGuilds },
  { name: 'guild', path: played.guild, there: '.rc-table' },
  {
    name: 'contracts',
    path: played.contracts,
    there: '.rc-table',
    before: async (page) => {
      await tab('workshop')(page)
      await page.locator('.guild-own').scrollIntoViewIfNeeded()
    },
  },
  { name: 'ivan', path: played.ivan, there: '.rc-table', before: lookAtIvan },
  { name: 'ivan-map', path: played.ivanMap, there: '.rc-table', before: tab('duchy') },
  { name: 'why', path: played.table, there: '.rc-table', before: askWhy },
  { name: 'craftsmen', path: played.street, there: '.cb-table' },
  { name: 'craftsmen-build', path: played.street, there: '.cb-table', before: pickHouse },
  {
    name: 'craftsmen-street',
    path: played.street,
    there: '.cb-table',
    only: 'narrow',
    before: tab('street'),
  },
  { name: 'craftsmen-end', path: at(played.built, '/end'), there: '.end-points' },
  { name: 'end', path: at(played.ended, '/end'), there: '.end-points' },
  { name: 'review', path: at(played.reviewed, '/end'), there: '.review', before: readReview },
  { name: 'replay', path: at(played.ended, '/replay#step=120'), there: '.rc-table' },
  { name: 'learn', path: '/learn', there: '.learn-list' },
  { name: 'lesson', path: '/learn/market', there: '.rc-table' },
  { name: 'rules', path: '/rules', there: 'main h2' },
  { name: 'settings', path: '/settings', there: 'main h2' },
]

const at = (path: () => Promise<string>, rest: string) => async (): Promise<string> =>
  `${await path()}${rest}`

/** A table of this device at which somebody holds two contracts of the Archivists. */
async function withContracts(page: Page): Promise<string> {
  const holdsTwo = (draft: RcDraft): true | null =>
    (draft.now.view.archive?.held[draft.base.seat]?.length ?? 0) > 1 || null
  await goOn(page, momentWith(holdsTwo, { fourthGuild: 'guild-archivists' }))
  return new URL(page.url()).pathname.replace('/t/', '')
}

/** A table some way into its game, at which its person is to play and a turn worth showing can begin. */
async function midGame(site: Site, page: Page, wanted: MidGame): Promise<string> {
  const { game, options, players } = wanted
  const { decisions, begins } = MIDDLES[game]
  const least = players === 1 ? ALONE : decisions
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const table = await newTable(page, 'Anna', { game, players, options })
    const person = personAt(site, page, table)
    for (let now = await person.playTo(least); now !== null; now = await person.playTo(now + 1)) {
      if (await shows(page, `/t/${table}`, begins)) return table
    }
  }
  throw new Error(`no middle of ${game} in ${MOST_TRIES} games`)
}

interface MidGame {
  readonly game: keyof typeof MIDDLES
  readonly options: object
  readonly players: number
}

/** Whether something comes on the board once the board is there. */
async function shows(page: Page, path: string, what: string): Promise<boolean> {
  await page.goto(path)
  await page.locator('.rc-table, .cb-table').waitFor()
  const found = page.locator(what).first()
  return found.waitFor({ timeout: 5_000 }).then(
    () => true,
    () => false,
  )
}

/** Who sits at the table and plays what looks best at once; bots never get ahead of them. */
function personAt(site: Site, page: Page, table: string) {
  const url = `${site.url}/api/tables/${table}`
  const bot = greedy()
  let requests = 0
  const view = async (): Promise<TableView> => (await page.request.get(url)).json()
  /** Their question, once it is theirs; null where the game has ended. */
  const question = async (): Promise<{ seen: number; play: GameView } | null> => {
    for (;;) {
      const { number: seen, play, status } = await view()
      if (status === 'over') return null
      if (play !== null && play.legal.length > 0) return { seen, play }
      await page.waitForTimeout(50)
    }
  }
  const answer = async ({ seen, play }: { seen: number; play: GameView }): Promise<void> => {
    const { game: id, players, options } = await view()
    const legal = play.legal.map(({ command }) => command)
    const created = findGame(id)?.definition.create({ players, options })
    if (created?.ok !== true) throw new Error(`${id} could not be created`)
    const asked = { seat: 0, legal, view: () => play.view }
    const command = bot.choose(created.value, asked, seededChance(`${table} ${seen}`))
    requests += 1
    const data = { id: `screens-${table}-${requests}`, seen, wish: { type: 'play', command } }
    await page.request.post(`${url}/requests`, { data, headers: { origin: site.url } })
  }
  /** Plays until the table has so many entries and it is their turn; how many, or null at the end. */
  const playTo = async (least: number): Promise<number | null> => {
    for (;;) {
      const now = await question()
      if (now === null || now.seen >= least) return now?.seen ?? null
      await answer(now)
    }
  }
  return { playTo }
}

async function take(page: Page, screen: Screen): Promise<void> {
  const address = typeof screen.path === 'string' ? screen.path : await screen.path()
  for (const [size, viewport] of Object.entries(SIZES) as [keyof typeof SIZES, typeof PHONE][]) {
    if (screen.only !== undefined && screen.only !== size) continue
    await page.setViewportSize(viewport)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.goto(address)
      await page.reload()
      await page.locator(screen.there).first().waitFor()
      await screen.before?.(page, size)
      await page.waitForLoadState('networkidle')
      const path = join(FOLDER, `${screen.name}-${size}-${colorScheme}.png`)
      await page.screenshot({ path })
    }
  }
}

/** The tables that are shown, each played when a picture first needs it. */
function tables(site: Site, page: Page) {
  const once = (play: () => Promise<string>) => {
    let path: Promise<string> | undefined
    return (): Promise<string> => {
      path ??= play().then((id) => `/t/${id}`)
      return path
    }
  }
  const inTheMiddle = (game: keyof typeof MIDDLES, options = {}, players = 3) =>
    once(() => midGame(site, page, { game, options, players }))
  return {
    ended: once(() => finishedGame(page, site.url)),
    built: once(() => finishedGame(page, site.url, { game: 'craftsmen-builders' })),
    reviewed: once(() => finishedGame(page, site.url, { players: 2, rounds: REVIEWED })),
    table: inTheMiddle('red-cathedral'),
    contractors: inTheMiddle('red-cathedral', { contractors: true }),
    guild: inTheMiddle('red-cathedral', { fourthGuild: 'guild-brickmakers' }),
    contracts: once(() => withContracts(page)),
    ivan: inTheMiddle('red-cathedral', {}, 1),
    ivanMap: inTheMiddle('red-cathedral', { contractors: true }, 1),
    street: inTheMiddle('craftsmen-builders'),
  }
}

const site = await startSite()
mkdirSync(FOLDER, { recursive: true })
const page = await site.newPerson(SIZES.wide)
await page.addInitScript('globalThis.__name = (it) => it') // tsx names functions with it
const wanted = process.argv.slice(2)
for (const screen of screens(tables(site, page))) {
  if (wanted.length > 0 && !wanted.includes(screen.name)) continue
  process.stderr.write(`${screen.name}\n`)
  await take(page, screen)
}
await site.close()
await (await theBrowser()).close()
