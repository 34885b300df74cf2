import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PHONE, type Site, startSite, WIDE } from './browser.ts'
import * as craftsmen from './craftsmen-table.ts'
import { mouse, myTurn, newTable, playTurn, readUp } from './table-page.ts'
import { text } from './texts.ts'

let site: Site

beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

/** A game, how many turns one plays until others follow, and how. */
type Tried = readonly [string, number, (page: Page, turn: number) => Promise<void>]

const GAMES: readonly Tried[] = [
  ['red-cathedral', 1, (page: Page, turn: number) => playTurn(page, turn)],
  // Who is last to choose a pair may be the first to send a worker.
  ['craftsmen-builders', 2, (page: Page, turn: number) => craftsmen.playTurn(page, turn, mouse)],
]

const since = (page: Page) =>
  page.getByRole('list', { name: text('recap.title'), exact: true }).getByRole('listitem')
const scene = (page: Page) => page.locator('.table-page[data-scene]')
const noScene = (page: Page) => page.locator('.table-page:not([data-scene])')
const lines = (page: Page) => page.locator('.log li')

/** How many pieces carry a mark. */
const MARKED = `[...document.querySelectorAll('[data-at]')].filter((piece) => {
  const ring = piece.querySelector('.ring:last-child')
  return getComputedStyle(piece).outlineStyle === 'dashed' ||
    (ring !== null && getComputedStyle(ring).strokeDasharray === '7px, 5px')
}).length`
const marked = (page: Page) => page.evaluate(MARKED)

/** Sits at a table with two bots, and plays until they have a turn. */
async function untilOthersPlay(
  [game, turns, play]: Tried,
  motion: 'reduce' | 'no-preference',
): Promise<Page> {
  const page = await site.newPerson(WIDE, { reducedMotion: motion })
  await newTable(page, 'Anna', { game, players: 3 })
  // So slowly that no machine comes too late to see it.
  if (motion === 'no-preference') await slowly(page)
  for (let turn = 0; turn < turns; turn++) {
    await myTurn(page)
    await page.keyboard.press('Shift') // what was played before is not waited for
    await noScene(page).waitFor()
    await play(page, turn)
  }
  return page
}

async function slowly(page: Page): Promise<void> {
  const devices = await page.context().newCDPSession(page)
  await devices.send('Animation.enable')
  await devices.send('Animation.setPlaybackRate', { playbackRate: 0.001 })
}

describe.each(GAMES)('%s', (...game) => {
  test('what others play is a scene that any key ends, and stays in words', async () => {
    const page = await untilOthersPlay(game, 'no-preference')
    await scene(page).waitFor()
    await expect.poll(() => page.evaluate('document.getAnimations().length')).toBeGreaterThan(0)
    await myTurn(page)
    await page.keyboard.press('Shift')
    await noScene(page).waitFor()
    expect(await page.locator('.follow-flier').count()).toBe(0)
    await expect.poll(() => since(page).count()).toBeGreaterThan(0)
  })

  test('without motion every turn is told, and what has changed is marked; after a reload, too', async () => {
    const page = await untilOthersPlay(game, 'reduce')
    await myTurn(page)
    await since(page).first().waitFor()
    await expect.poll(() => marked(page)).toBeGreaterThan(0)
    expect(await scene(page).count()).toBe(0)
    const told = await since(page).allTextContents()
    expect(new Set(told).size).toBe(told.length)
    await page.reload()
    await readUp(page)
    await expect.poll(() => since(page).allTextContents()).toEqual(told)
    await page.setViewportSize(PHONE)
    const all = page.getByRole('region', { name: text('recap.title'), exact: true })
    await all.getByRole('button').click()
    await expect.poll(() => since(page).allTextContents()).toEqual(told)
  })
})

describe('two people', () => {
  let anna: Page
  let boris: Page

  beforeAll(async () => {
    anna = await site.newPerson()
    const id = await newTable(anna, 'Anna', { chairs: [{ kind: 'me' }, { kind: 'open' }] })
    boris = await site.newPerson()
    await boris.goto(`/t/${id}`)
    await boris.getByLabel(text('waitingRoom.yourName'), { exact: true }).fill('Boris')
    await boris.getByRole('button', { name: text('waitingRoom.sit'), exact: true }).click()
    await anna.getByRole('button', { name: text('waitingRoom.start'), exact: true }).click()
    for (const page of [anna, boris]) await page.locator('.rc-table').waitFor()
    await Promise.all([anna, boris].map(once))
  })

  async function once(page: Page): Promise<void> {
    await myTurn(page)
    await playTurn(page, 0)
  }

  test('what the other did is marked and told until one plays', async () => {
    const first = await Promise.race(
      [anna, boris].map(async (page) => myTurn(page).then(() => page)),
    )
    await expect.poll(() => since(first).count()).toBe(1)
    await expect.poll(() => marked(first)).toBeGreaterThan(0)
    await playTurn(first, 0)
    await expect.poll(() => since(first).count()).toBe(0)
    await expect.poll(() => marked(first)).toBe(0)
  })

  test('the log is read by player, and a line shows its moment', async () => {
    await anna.locator('.log-head').waitFor()
    const all = await lines(anna).count()
    const boriss = anna.getByRole('radio', { name: 'Boris', exact: true })
    await boriss.check()
    await expect.poll(() => lines(anna).count()).toBeLessThan(all)
    expect(
      await lines(anna).evaluateAll(
        (list) => new Set(list.map((each) => (each as HTMLElement).dataset['colour'])).size,
      ),
    ).toBe(1)
    await anna.getByRole('radio', { name: text('follow.everybody'), exact: true }).check()
    await expect.poll(() => lines(anna).count()).toBe(all)

    const market = () =>
      anna
        .locator('.market [aria-label]')
        .evaluateAll((list) => list.map((each) => each.getAttribute('aria-label')).join('\n'))
    const now = await market()
    await lines(anna).first().getByRole('button').click()
    await anna.getByText(text('follow.then')).waitFor()
    await expect.poll(market).not.toBe(now)
    await anna.getByRole('button', { name: text('follow.now'), exact: true }).click()
    await expect.poll(market).toBe(now)
  })
})
