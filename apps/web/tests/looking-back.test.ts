import { readFile } from 'node:fs/promises'
import type { TableView } from '@guildhall/tables'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PHONE, type Site, startSite, WIDE } from './browser.ts'
import { finishedGame } from './finished-game.ts'
import { ROLLED, VALUE } from './game-words.ts'
import { faults, forEverybody, idsShown, type LookedAt, sideways } from './look.ts'
import { like, redCathedral, text } from './texts.ts'

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
    await page.getByRole('heading', { name: text('end.charts'), exact: true }).waitFor()
  })

  test('says who won, why, and how the points came about', async () => {
    const seats = (await outcome())?.seats ?? []
    const best = seats.find(({ rank }) => rank === 1)
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toMatch(
      like(text('end.wins', { n: 1 }), text('end.wins', { n: 2 })),
    )
    const ranking = page
      .getByRole('list', { name: text('end.ranking'), exact: true })
      .getByRole('listitem')
    expect(await ranking.count()).toBe(3)
    expect(await ranking.first().textContent()).toContain(`${best?.total} points`)
    const totals = await page.locator('.end-points tfoot td').allTextContents()
    expect(totals).toEqual(seats.map(({ total }) => String(total)))
    expect(await page.getByText(VALUE).count()).toBe(
      await page.locator('.score-explained h3').count(),
    )
    expect(await idsShown(page)).toEqual([])
  })

  test('every chart has its numbers', async () => {
    const figures = page.locator('figure')
    expect(await figures.count()).toBe(5)
    await figures.first().getByText(text('end.asTable')).click()
    const last = await figures.first().locator('tbody tr').last().locator('td').allTextContents()
    expect(last).toEqual((await outcome())?.seats.map(({ total }) => String(total)))
  })

  test('a part that does not come over the network is said to be missing, and comes at a second try', async () => {
    const other = await site.newPerson()
    const part = '**/red-cathedral-post-game-*.js'
    await other.route(part, (route) => route.abort())
    await other.goto(`/t/${id}/end`)
    await other.getByText(text('page.failed')).waitFor()
    await other.unroute(part)
    await other.getByRole('button', { name: text('page.again'), exact: true }).click()
    await other.getByRole('heading', { name: text('end.charts'), exact: true }).waitFor()
  })

  test('the dice are verified in the browser', async () => {
    await page
      .getByRole('button', { name: text('end.verify', { chance: 'dice' }), exact: true })
      .click()
    await page.getByText(text('end.verified', { chance: 'dice' })).waitFor()
    await page.getByText(like(text('end.verified.steps'))).waitFor()
  })

  test('the cathedral is saved as a picture, the game as a file', async () => {
    const saved = async (button: string) => {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: button }).click(),
      ])
      return readFile(await download.path())
    }
    const picture = await saved(text('end.picture'))
    expect(picture.subarray(1, 4).toString()).toBe('PNG')
    expect(picture.length).toBeGreaterThan(50_000)
    const file = JSON.parse((await saved(text('end.download'))).toString())
    expect(file).toMatchObject({ format: 'guildhall-game', game: 'red-cathedral', players: 3 })
  })

  test('a rematch is one click against bots, and starts at once', async () => {
    const other = await site.newPerson()
    const ended = await finishedGame(other, site.url, { players: 2 })
    await other.goto(`/t/${ended}/end`)
    await other.getByRole('button', { name: text('end.rematch'), exact: true }).click()
    await other.waitForURL((url) => /^\/t\/[\w-]{16,}$/.test(url.pathname))
    expect(other.url()).not.toContain(ended)
    await other
      .getByRole('heading', {
        level: 1,
        name: like(text('table.yourTurn'), text('table.theirTurn')),
      })
      .waitFor()
  })
})

describe('a replay', () => {
  test('goes step by step and turn by turn by keyboard, and its address follows', async () => {
    await page.goto(`/t/${id}/replay`)
    await page.getByText(like(text('replay.step', { step: 0 }))).waitFor()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await page.waitForURL('**/replay#step=2')
    await page.keyboard.press('ArrowLeft')
    await page.waitForURL('**/replay#step=1')
    await page.keyboard.press('Shift+ArrowRight')
    await page.waitForURL(({ hash }) => Number(hash.slice('#step='.length)) > 1)
    await page.keyboard.press('End')
    await page.getByText(text('replay.atEnd')).waitFor()
    await page.keyboard.press('Home')
    await page.waitForURL('**/replay#step=0')
  })

  test('a link opens a step as a seat saw it, and the log marks it', async () => {
    await page.goto(`/t/${id}/replay#step=20&seat=1`)
    await page.getByText(like(text('replay.step', { step: 20 }))).waitFor()
    expect(await page.getByLabel(text('replay.eyes')).inputValue()).toBe('1')
    const marked = page.locator('.replay-log [aria-current=step]')
    await expect.poll(() => marked.count()).toBe(1)
    await page.getByLabel(text('replay.slider'), { exact: true }).fill('30')
    await page.waitForURL('**/replay#step=30&seat=1')
    expect(await idsShown(page)).toEqual([])
  })

  test('plays by itself until it is told to stop', async () => {
    const other = await site.newPerson()
    await other.clock.install()
    await other.goto(`/t/${id}/replay`)
    await other.getByRole('button', { name: text('replay.play'), exact: true }).click()
    await other.clock.runFor(3000)
    await other
      .getByText(like(...[2, 3, 4, 5, 6, 7, 8, 9].map((step) => text('replay.step', { step }))))
      .waitFor()
    await other.getByRole('button', { name: text('replay.pause'), exact: true }).click()
    await other.getByRole('button', { name: text('replay.play'), exact: true }).waitFor()
    const stopped = await other.evaluate('location.hash')
    await other.clock.runFor(60_000)
    expect(await other.evaluate('location.hash')).toBe(stopped)
  })

  test('opens a downloaded file, and says what is wrong with another', async () => {
    const file = await (await page.request.get(`${site.url}/api/tables/${id}/file`)).body()
    const give = (name: string, buffer: Buffer) =>
      page
        .getByLabel(text('replay.file'))
        .setInputFiles({ name, mimeType: 'application/json', buffer })
    await page.goto('/replay')
    await give('bad.json', Buffer.from('{"format":"other"}'))
    await page.getByRole('alert').getByText('file.format').waitFor()
    await give('game.json', file)
    await page.getByText(like(text('replay.step', { step: 0 }))).waitFor()
  })

  test('goes on from a step at a table of this device, with dice of its own', async () => {
    await page.goto(`/t/${id}/replay#step=0`)
    await page.getByRole('button', { name: text('replay.continue'), exact: true }).click()
    await page.waitForURL('**/t/~*')
    await page.getByText(text('device.forkedMore')).waitFor()
    await page
      .getByRole('button', { name: /white die/i })
      .first()
      .click()
    await page.getByRole('button', { name: /^Roll/ }).click()
    const rolled = page.getByText(ROLLED).first()
    await rolled.waitFor()
    const said = await rolled.textContent()
    await page.reload()
    await rolled.waitFor()
    expect(await rolled.textContent()).toBe(said)
    await page.goBack()
    await page.getByText(like(text('replay.step', { step: 0 }))).waitFor()
  })

  test('of a game in play is not to be had', async () => {
    const other = await site.newPerson()
    await other.goto('/')
    await other.getByRole('button', { name: text('home.playNow'), exact: true }).click()
    await other.waitForURL('**/t/*')
    await other.goto(`${other.url()}/replay`)
    await other.getByText(text('replay.notOver')).waitFor()
  })
})

describe('a review', () => {
  let short: string
  beforeAll(async () => {
    short = await finishedGame(page, site.url, { players: 2, rounds: 2 })
  })
  const judged = () =>
    page
      .getByRole('heading', { name: text('review.costliest'), exact: true })
      .first()
      .waitFor()

  test('is made by the server while one waits, and says what was better where', async () => {
    await page.setViewportSize(WIDE)
    await page.goto(`/t/${short}/end`)
    // However soon it is ready: it is said first that it is being made.
    await Promise.all([
      page.getByText(text('review.goesOn')).waitFor(),
      page.getByRole('button', { name: text('review.start'), exact: true }).click(),
    ])
    await judged()
    const seats = page.locator('.review-seat')
    expect(await seats.count()).toBe(2)
    const [turn] = await page.locator('.review-turn').all()
    const [costTurn, played, better] = [
      'review.costTurn',
      'review.played',
      'review.better',
    ] as const
    expect(await turn?.textContent()).toMatch(
      new RegExp(
        `^${like(text(costTurn)).source}-\\d+.*${text(played)}.+\\d%.*${text(better)}.+\\d%`,
      ),
    )
    const [well] = await page.locator('.review-played tbody tr').allTextContents()
    expect(well).toMatch(
      new RegExp(`^Anna${like(text('review.goodOf')).source}\\d+\\.\\d%[+-]?\\d+%$`),
    )
    const why = page.locator('.review-why')
    expect(await why.first().textContent()).toMatch(like(text('review.for')))
    await page.locator('.review').getByText(text('end.asTable')).click()
    const last = page.locator('.review .end-figure tbody tr').last()
    expect(await last.textContent()).toMatch(
      new RegExp(`^${text('review.end')}(100%0%|0%100%|50%50%)$`),
    )
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
      .getByLabel(text('replay.file'))
      .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: file })
    await Promise.all([
      page.getByText(text('review.stays')).waitFor(),
      page.getByRole('button', { name: text('review.start'), exact: true }).click(),
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
    await other.locator('.review').getByText(text('page.loading')).waitFor()
    expect(await other.locator('.review').textContent()).not.toContain('%')
    send()
    await other.locator('.review-why').first().waitFor()
  })
})

const PAGES: readonly LookedAt[] = [
  ['the end', () => `/t/${id}/end`, text('end.charts')],
  ['a replay', () => `/t/${id}/replay#step=40`, like(text('replay.step', { step: 40 }))],
  ['a file', () => '/replay', text('replay.file')],
  ['the lessons', () => '/learn', redCathedral('learn.scoring.title')],
  ['a lesson', () => '/learn/contractors', redCathedral('learn.contractors.send')],
]

forEverybody(PAGES, () => page)
