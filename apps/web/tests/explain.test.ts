import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PHONE, type Site, startSite } from './browser.ts'
import { openFullTable } from './full-table.ts'
import { dice } from './table-page.ts'
import { text } from './texts.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

const card = (page: Page, role: 'tooltip' | 'dialog') => page.locator(`.piece-card[role="${role}"]`)
const drafted = (page: Page) => page.locator('.plan:not([data-drafted="0"])')

describe('the card of a piece', () => {
  let page: Page
  beforeAll(async () => {
    page = await site.newPerson()
    await openFullTable(page, 'red-cathedral')
  })

  test('comes with the mouse, describes the piece, and goes on Escape', async () => {
    const die = dice(page).first()
    await page.mouse.move(5, 5)
    await die.hover()
    await card(page, 'tooltip').waitFor()
    expect(await die.getAttribute('aria-describedby')).toBe('piece-card-text')
    await page.keyboard.press('Escape')
    await card(page, 'tooltip').waitFor({ state: 'detached' })
    expect(await die.getAttribute('aria-describedby')).toBeNull()
  })

  test('lets clicks through to the piece and to what lies below it', async () => {
    await dice(page).first().hover()
    await page.mouse.move(5, 5)
    await dice(page).first().hover()
    await card(page, 'tooltip').waitFor()
    expect(await card(page, 'tooltip').evaluate((one) => getComputedStyle(one).pointerEvents)).toBe(
      'none',
    )
    await dice(page).first().click()
    await drafted(page).waitFor()
    await card(page, 'tooltip').waitFor({ state: 'detached' })
    await page.keyboard.press('Escape')
    await page.locator('.plan[data-drafted="0"]').waitFor()
  })

  test('takes the mouse that walks over to it, so that its rule can be opened', async () => {
    await page.mouse.move(5, 5)
    await dice(page).first().hover()
    const shown = card(page, 'tooltip')
    await shown.waitFor()
    const from = await dice(page).first().boundingBox()
    const to = await shown.boundingBox()
    if (from === null || to === null) throw new Error('nothing to walk to')
    const y = to.y + to.height / 2
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
    await page.mouse.move(to.x + to.width / 2, y, { steps: 40 })
    await page.locator('.piece-card.reaches').waitFor()
    await page.mouse.move(5, 5, { steps: 40 })
    await shown.waitFor({ state: 'detached' })
  })

  test('comes with the focus, and as a dialog with "?"; Escape leads back', async () => {
    await dice(page).first().focus()
    await page.keyboard.press('ArrowDown')
    await card(page, 'tooltip').waitFor()
    await page.keyboard.press('?')
    const asked = card(page, 'dialog')
    await asked.waitFor()
    expect(await asked.evaluate((one) => one === document.activeElement)).toBe(true)
    await page.keyboard.press('Escape')
    await asked.waitFor({ state: 'detached' })
    expect(await page.evaluate(() => document.activeElement?.matches('[data-piece]'))).toBe(true)
  })

  test('says why a piece cannot be played, without a dimmed board', async () => {
    await page.locator('.cathedral .section[aria-disabled="true"]').first().dispatchEvent('click')
    await card(page, 'dialog').locator('.piece-card-why').waitFor()
    expect(await page.locator('dialog[open]').count()).toBe(0)
    await page.mouse.click(5, 5)
    await card(page, 'dialog').waitFor({ state: 'detached' })
  })

  test('is found by the arrow keys while looking, also of what is no button, and is said', async () => {
    await page.keyboard.press('i')
    await page.locator('.look-bar').waitFor()
    await page.locator('[data-card="track"]').dispatchEvent('click')
    const shown = page.locator('.piece-card[data-of="track"]')
    await shown.waitFor()
    await page.keyboard.press('ArrowDown')
    await shown.waitFor({ state: 'detached' })
    const title = await card(page, 'tooltip').locator('h2').innerText()
    await page.locator('p.unseen[role="status"]', { hasText: new RegExp(title, 'i') }).waitFor({
      state: 'attached',
    })
    expect(await drafted(page).count()).toBe(0)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await page.locator('.look-bar').waitFor({ state: 'detached' })
  })

  test('a key opens the player aid of the game and its modules, and the scores as they stand', async () => {
    await page.keyboard.press('a')
    const aid = page.getByRole('dialog', { name: text('explain.aid'), exact: true })
    await aid.locator('.rules-aid').nth(1).waitFor()
    await page.keyboard.press('Escape')
    await page.keyboard.press('s')
    const score = page.getByRole('dialog', { name: text('explain.score'), exact: true })
    await score.locator('tfoot td').nth(3).waitFor()
    expect(await score.locator('.score-now > li').count()).toBe(4)
    await page.keyboard.press('Escape')
    await score.waitFor({ state: 'hidden' })
  })
})

test('a finger that rests on a piece shows its card and does not play it', async () => {
  const page = await site.newPerson(PHONE, { hasTouch: true })
  await openFullTable(page, 'red-cathedral')
  await dice(page).first().tap({ trial: true }) // it lies still, and nothing on it
  const box = await dice(page).first().boundingBox()
  if (box === null) throw new Error('no die')
  const touch = await page.context().newCDPSession(page)
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }]
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
  // It is there while the finger rests: a board that is drawn anew may end it later.
  const { left, right } = await card(page, 'dialog').evaluate((one) => one.getBoundingClientRect())
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  expect(await drafted(page).count()).toBe(0)
  expect(left).toBeGreaterThanOrEqual(0)
  expect(right).toBeLessThanOrEqual(PHONE.width)
})
