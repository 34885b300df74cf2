import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Site, startSite, WIDE } from './browser.ts'
import { dice, myTurn, newTable, primary } from './table-page.ts'

let site: Site
let page: Page
let table: string

beforeAll(async () => {
  site = await startSite()
  page = await site.newPerson(WIDE, { reducedMotion: 'no-preference' })
  table = await newTable(page, 'Anna')
  await myTurn(page)
})
afterAll(() => site.close())

const withMotion = async (motion: number) => {
  await page.evaluate(`localStorage.setItem('guildhall.settings', '{"motion":${motion}}')`)
  await page.goto(`/t/${table}`)
  await myTurn(page)
}
const travels = () =>
  page.evaluate('getComputedStyle(document.querySelector(".travels")).transitionDuration')
const moving = () =>
  page.evaluate('document.getAnimations().filter((each) => each.playState === "running").length')

/** Whatever could move on the page, by how long it would. */
const LONGEST = `Math.max(...[...document.querySelectorAll('*')].flatMap((one) =>
  ['', '::before', '::after'].flatMap((part) => {
    const { transitionDuration, animationDuration, animationName } = getComputedStyle(one, part)
    const seconds = (list) => list.split(',').map((each) => parseFloat(each))
    return [...seconds(transitionDuration), ...(animationName === 'none' ? [0] : seconds(animationDuration))]
  })))`

test.each([
  [0.5, '0.5s'],
  [1, '0.25s'],
  [2, '0.125s'],
  [0, '0s'],
])('at speed %d a piece is on its way for %s', async (motion, time) => {
  await withMotion(motion)
  await expect.poll(travels).toBe(time)
})

test('who asks the device for less motion sees none, whatever is set', async () => {
  await withMotion(0.5)
  expect(await page.evaluate(LONGEST)).toBeGreaterThan(0)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await dice(page).first().click()
  await expect.poll(() => page.evaluate(LONGEST)).toBe(0)
  for (const path of ['/', '/settings']) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expect.poll(() => page.evaluate(LONGEST)).toBe(0)
  }
  await page.emulateMedia({ reducedMotion: 'no-preference' })
})

test('any key ends what moves, and nothing waits for it', async () => {
  await withMotion(0.5)
  // So slowly that no machine comes too late to see it.
  const devices = await page.context().newCDPSession(page)
  await devices.send('Animation.enable')
  await devices.send('Animation.setPlaybackRate', { playbackRate: 0.001 })
  await dice(page).first().click()
  await page.locator('.plan:not([data-drafted="0"])').waitFor()
  await expect.poll(moving).toBeGreaterThan(0)
  expect(await primary(page).isEnabled()).toBe(true)
  await page.keyboard.press('Shift')
  expect(await moving()).toBe(0)
  await devices.detach()
})
