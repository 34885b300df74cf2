import { gzipSync } from 'node:zlib'
import type { Response } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Site, startSite } from './browser.ts'
import { myTurn, newTable } from './table-page.ts'
import { like, text } from './texts.ts'

let site: Site

beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

/** The bytes of files as a server without better means would send them. */
async function weighed(came: readonly Response[], kind: RegExp): Promise<number> {
  const files = came.filter((response) => kind.test(new URL(response.url()).pathname))
  const bodies = await Promise.all(files.map((response) => response.body()))
  return bodies.reduce((sum, body) => sum + gzipSync(body).length, 0)
}

/** Scripts, but for what shows a rival's turn: whether there is one before the first move is luck. */
const SCRIPTS = /^(?!.*(scenes|folding)).*\.js$/

test('from the first visit to the first move little comes over the network', async () => {
  const page = await site.newPerson()
  let came: Response[] = []
  page.on('response', (response) => came.push(response))
  const atTable = async (board: string) => {
    await page
      .getByRole('heading', {
        level: 1,
        name: like(text('table.yourTurn'), text('table.theirTurn')),
      })
      .waitFor()
    await page.locator(board).waitFor()
    await page.waitForLoadState('networkidle')
  }
  // By keyboard: what explains the pieces comes when a pointer first moves over the board.
  await page.goto('/')
  await page.getByRole('button', { name: text('home.playNow'), exact: true }).press('Enter')
  await atTable('.rc-table')
  expect(await weighed(came, SCRIPTS)).toBeLessThan(110_000)
  expect(await weighed(came, /\.woff2$/)).toBeLessThan(150_000)
  // Another game comes when it is played: its rules, its board and their words, and nothing else.
  came = []
  await page.getByRole('link', { name: text('page.home'), exact: true }).press('Enter')
  await page
    .getByRole('button', {
      name: text('home.play', { game: text('game.craftsmen-builders') }),
      exact: true,
    })
    .press('Enter')
  await page.waitForURL('**/t/*')
  await atTable('.cb-table')
  const more = await weighed(came, SCRIPTS)
  expect(more).toBeGreaterThan(10_000)
  expect(more).toBeLessThan(60_000)
})

test('the rules and drawings of the Contractors come to a table that uses them, and to no other', async () => {
  const scripts = async (options: object): Promise<number> => {
    const anna = await site.newPerson()
    const id = await newTable(anna, 'Anna', { options })
    const page = await anna.context().newPage()
    const came: Response[] = []
    page.on('response', (response) => came.push(response))
    await page.goto(`/t/${id}`)
    await myTurn(page)
    await page.waitForLoadState('networkidle')
    return weighed(came, SCRIPTS)
  }
  const [plain, drawn] = [await scripts({}), await scripts({ contractors: true })]
  expect(drawn - plain).toBeGreaterThan(5_000)
  expect(drawn - plain).toBeLessThan(60_000)
})

test('what can be made smaller is sent so', async () => {
  const page = await site.newPerson()
  const script = page.waitForResponse((response) => /\/start-.*\.js$/.test(response.url()))
  await page.goto('/')
  expect(await (await script).headerValue('content-encoding')).toMatch(/^(br|gzip)$/)
})

test('who comes to a table by a link gets all files of a table at once', async () => {
  const page = await site.newPerson()
  const filesAt = async (path: string) => {
    const named = (await (await page.goto(path))?.headerValue('link')) ?? ''
    return [...named.matchAll(/<([^>]+)>/g)].map(([, file]) => file ?? '')
  }
  const scripts = (files: readonly string[], part: string) =>
    files.filter((file) => new RegExp(`^/assets/${part}-[\\w-]{8}\\.js$`).test(file))
  const none = await filesAt('/t/none')
  expect(scripts(none, 'table-screen')).toHaveLength(1)
  expect(scripts(none, 'red-cathedral')).toEqual([])
  for (const game of ['red-cathedral', 'craftsmen-builders']) {
    const files = await filesAt(`/t/${await newTable(page, 'Anna', { game })}`)
    expect(scripts(files, 'table-screen')).toHaveLength(1)
    expect(scripts(files, game)).toHaveLength(1)
    for (const file of files) expect((await page.request.get(file)).status(), file).toBe(200)
  }
  expect(await (await page.goto('/'))?.headerValue('link')).toBeNull()
})
