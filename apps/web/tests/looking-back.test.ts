import { readFile } from 'node:fs/promises'
import type { TableView } from '@guildhall/tables'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PHONE, type Site, startSite, WIDE } from './browser.ts'
import { finishedGame } from './finished-game.ts'
import { faults, forEverybody, idsShown, type LookedAt, sideways } from './look.ts'

let site: Site
let page: Page
let id: string

beforeAll(async () => {
  site = await startSite()
  page = await site.newPerson()
  id = await finishedGame(page, site.url)
})
afterAll(() => site.close())

const outcome = async () => {
  const response = await page.request.get(`${site.url}/api/tables/${id}`)
  return ((await response.json()) as TableView).play?.outcome ?? null
}

describe('the end of a game', () => {
  beforeAll(async () => {
    await page.setViewportSize(WIDE)
    await page.goto(`/t/${id}/end`)
    await page.getByRole('heading', { name: 'How it went' }).waitFor()
  })

  test('says who won, why, and how the points came about', async () => {
    const seats = (await outcome())?.seats ?? []
    const best = seats.find(({ rank }) => rank === 1)
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toMatch(/wins|share/)
    const ranking = page.getByRole('list', { name: 'Ranking' }).getByRole('listitem')
    expect(await ranking.count()).toBe(3)
    expect(await ranking.first().textContent()).toContain(`${best?.total} points`)
    const totals = await page.locator('.end-points tfoot td').allTextContents()
    expect(totals).toEqual(seats.map(({ total }) => String(total)))
    expect(await page.getByText('Worth:').count()).toBe(
      await page.locator('.score-explained h3').count(),
    )
    expect(await idsShown(page)).toEqual([])
  })

  test('every chart has its numbers', async () => {
    const figures = page.locator('figure')
    expect(await figures.count()).toBe(5)
    await figures.first().getByText('Show the numbers').click()
    const last = await figures.first().locator('tbody tr').last().locator('td').allTextContents()
    expect(last).toEqual((await outcome())?.seats.map(({ total }) => String(total)))
  })

  test('a part that does not come over the network is said to be missing, and comes at a second try', async () => {
    const other = await site.newPerson()
    const part = '**/red-cathedral-post-game-*.js'
    await other.route(part, (route) => route.abort())
    await other.goto(`/t/${id}/end`)
    await other.getByText('could not be loaded').waitFor()
    await other.unroute(part)
    await other.getByRole('button', { name: 'Try again' }).click()
    await other.getByRole('heading', { name: 'How it went' }).waitFor()
  })

  test('the dice are verified in the browser', async () => {
    await page.getByRole('button', { name: 'Verify the dice' }).click()
    await page.getByText('The dice were fair.').waitFor()
    await page.getByText(/decisions were played again/).waitFor()
  })

  test('the cathedral is saved as a picture, the game as a file', async () => {
    const saved = async (button: string) => {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: button }).click(),
      ])
      return readFile(await download.path())
    }
    const picture = await saved('Save the drawing as a picture')
    expect(picture.subarray(1, 4).toString()).toBe('PNG')
    expect(picture.length).toBeGreaterThan(50_000)
    const file = JSON.parse((await saved('Download the game')).toString())
    expect(file).toMatchObject({ format: 'guildhall-game', game: 'red-cathedral', players: 3 })
  })

  test('a rematch leads to the next table', async () => {
    const other = await site.newPerson()
    const ended = await finishedGame(other, site.url, { players: 2 })
    await other.goto(`/t/${ended}/end`)
    await other.getByRole('button', { name: 'Rematch' }).click()
    await other.waitForURL((url) => /^\/t\/[\w-]{16,}$/.test(url.pathname))
    expect(other.url()).not.toContain(ended)
  })
})

describe('a replay', () => {
  test('goes step by step and turn by turn by keyboard, and its address follows', async () => {
    await page.goto(`/t/${id}/replay`)
    await page.getByText('Step 0 of').waitFor()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await page.waitForURL('**/replay#step=2')
    await page.keyboard.press('ArrowLeft')
    await page.waitForURL('**/replay#step=1')
    await page.keyboard.press('Shift+ArrowRight')
    await page.waitForURL(({ hash }) => Number(hash.slice('#step='.length)) > 1)
    await page.keyboard.press('End')
    await page.getByText('End of the game').waitFor()
    await page.keyboard.press('Home')
    await page.waitForURL('**/replay#step=0')
  })

  test('a link opens a step as a seat saw it, and the log marks it', async () => {
    await page.goto(`/t/${id}/replay#step=20&seat=1`)
    await page.getByText('Step 20 of').waitFor()
    expect(await page.getByLabel('Seen by').inputValue()).toBe('1')
    const marked = page.locator('.replay-log [aria-current=step]')
    await expect.poll(() => marked.count()).toBe(1)
    await page.getByLabel('Step of the game').fill('30')
    await page.waitForURL('**/replay#step=30&seat=1')
    expect(await idsShown(page)).toEqual([])
  })

  test('plays by itself until it is told to stop', async () => {
    const other = await site.newPerson()
    await other.clock.install()
    await other.goto(`/t/${id}/replay`)
    await other.getByRole('button', { name: 'Play', exact: true }).click()
    await other.clock.runFor(3000)
    await other.getByText(/Step [2-9] of/).waitFor()
    await other.getByRole('button', { name: 'Pause' }).click()
    await other.getByRole('button', { name: 'Play', exact: true }).waitFor()
    const stopped = await other.evaluate('location.hash')
    await other.clock.runFor(60_000)
    expect(await other.evaluate('location.hash')).toBe(stopped)
  })

  test('opens a downloaded file, and says what is wrong with another', async () => {
    const file = await (await page.request.get(`${site.url}/api/tables/${id}/file`)).body()
    const give = (name: string, buffer: Buffer) =>
      page
        .getByLabel('Open a game file')
        .setInputFiles({ name, mimeType: 'application/json', buffer })
    await page.goto('/replay')
    await give('bad.json', Buffer.from('{"format":"other"}'))
    await page.getByRole('alert').getByText('file.format').waitFor()
    await give('game.json', file)
    await page.getByText('Step 0 of').waitFor()
  })

  test('goes on from a step at a table of this device, with dice of its own', async () => {
    await page.goto(`/t/${id}/replay#step=0`)
    await page.getByRole('button', { name: 'Continue from here' }).click()
    await page.waitForURL('**/t/~*')
    await page.getByText('This game goes on from another one').waitFor()
    await page
      .getByRole('button', { name: /white die/i })
      .first()
      .click()
    await page.getByRole('button', { name: /^Roll/ }).click()
    const rolled = page.getByText(/The dice on space \d are rolled/).first()
    await rolled.waitFor()
    const said = await rolled.textContent()
    await page.reload()
    await rolled.waitFor()
    expect(await rolled.textContent()).toBe(said)
    await page.goBack()
    await page.getByText('Step 0 of').waitFor()
  })

  test('of a game in play is not to be had', async () => {
    const other = await site.newPerson()
    await other.goto('/')
    await other.getByRole('button', { name: 'Play now' }).click()
    await other.waitForURL('**/t/*')
    await other.goto(`${other.url()}/replay`)
    await other.getByText('This game is not over yet').waitFor()
  })
})

describe('a review', () => {
  let short: string
  beforeAll(async () => {
    short = await finishedGame(page, site.url, { players: 2, rounds: 2 })
  })
  const judged = () => page.getByRole('heading', { name: 'What cost most' }).first().waitFor()

  test('is made by the server while one waits, and says what was better where', async () => {
    await page.setViewportSize(WIDE)
    await page.goto(`/t/${short}/end`)
    // However soon it is ready: it is said first that it is being made.
    await Promise.all([
      page.getByText('goes on when you leave').waitFor(),
      page.getByRole('button', { name: 'Review this game' }).click(),
    ])
    await judged()
    const seats = page.locator('.review-seat')
    expect(await seats.count()).toBe(2)
    const [turn] = await page.locator('.review-turn').all()
    expect(await turn?.textContent()).toMatch(
      /^Turn \d+-\d+(%| points?)Played.+\.\d+% to win.*Better.+\.\d+% to win/,
    )
    const [well] = await page.locator('.review-played tbody tr').allTextContents()
    expect(well).toMatch(/^Anna\d+ of \d+\d+\.\d%[+-]?\d+%$/)
    const why = page.locator('.review-why')
    expect(await why.first().textContent()).toMatch(/^For it: .+ \+\d+%\./)
    await page.locator('.review').getByText('Show the numbers').click()
    const last = page.locator('.review .end-figure tbody tr').last()
    expect(await last.textContent()).toMatch(/^End(100%0%|0%100%|50%50%)$/)
    expect(await faults(page)).toEqual([])
    await page.setViewportSize(PHONE)
    expect(await sideways(page)).toBe(0)
    await turn?.getByRole('link').click()
    await page.waitForURL(/\/replay#step=\d+&seat=[01]$/)
    // It is kept with the game.
    await judged()
  })

  test('of a file is made in the browser', async () => {
    const file = await (await page.request.get(`${site.url}/api/tables/${short}/file`)).body()
    await page.goto('/replay')
    await page
      .getByLabel('Open a game file')
      .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: file })
    await Promise.all([
      page.getByText('Stay on this page').waitFor(),
      page.getByRole('button', { name: 'Review this game' }).click(),
    ])
    await judged()
  })

  test('shows no number before the words for it are there', async () => {
    const other = await site.newPerson()
    let send = () => {}
    const sent = new Promise<void>((resolve) => {
      send = resolve
    })
    await other.route('**/red-cathedral-advice-*.js', async (route) => {
      await sent
      await route.continue()
    })
    await other.goto(`/t/${short}/end`)
    await other.locator('.review').getByText('One moment').waitFor()
    expect(await other.locator('.review').textContent()).not.toContain('%')
    send()
    await other.locator('.review-why').first().waitFor()
  })
})

describe('the rulebooks', () => {
  test('a link leads to its clause', async () => {
    await page.goto('/rules#RC-8.3')
    const clause = page.locator('[id="RC-8.3"]')
    await clause.waitFor()
    expect(await clause.getAttribute('aria-current')).toBe('location')
    await page.locator('[id="RC-8.3"]:focus').waitFor()
  })

  test('are searched, and what is found is opened', async () => {
    await page.getByLabel('Search in all rulebooks').fill('IV-7.1')
    await page.getByText('rule found').waitFor()
    await page.getByRole('link', { name: 'IV-7.1', exact: true }).first().click()
    await page.waitForURL('**/rules/solitaire#IV-7.1')
    await page.locator('[id="IV-7.1"]:focus').waitFor()
  })
})

const PAGES: readonly LookedAt[] = [
  ['the end', () => `/t/${id}/end`, 'How it went'],
  ['a replay', () => `/t/${id}/replay#step=40`, 'Step 40 of'],
  ['a file', () => '/replay', 'Open a game file'],
  ['the lessons', () => '/learn', 'Scoring and penalties'],
  ['a lesson', () => '/learn/contractors', 'Send one to Tver'],
]

forEverybody(PAGES, () => page)

test('the rulebooks can be used by everybody', async () => {
  await page.setViewportSize(PHONE)
  await page.goto('/rules/solitaire')
  await page.getByRole('heading', { name: 'General' }).waitFor()
  expect(await sideways(page)).toBe(0)
  expect(await faults(page)).toEqual([])
})
