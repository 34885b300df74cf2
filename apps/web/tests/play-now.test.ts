import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Site, startSite } from './browser.ts'
import { like, text } from './texts.ts'

let site: Site
let page: Page

beforeAll(async () => {
  site = await startSite()
  page = await site.newPerson()
})
afterAll(() => site.close())

test('from the first visit to a table against an opponent it is one click', async () => {
  await page.goto('/')
  await page.getByRole('button', { name: text('home.playNow'), exact: true }).click()
  await page.waitForURL('**/t/*')
  await page
    .getByRole('heading', { name: like(text('table.yourTurn'), text('table.theirTurn')) })
    .waitFor()
  expect(new URL(page.url()).pathname).toMatch(/^\/t\/[\w-]{16,}$/)
})

test('each level is one click, the last one is remembered; the first opponent plans its turn', async () => {
  const bots = async (): Promise<unknown[]> => {
    await page.waitForURL('**/t/*')
    const table = await page.request.get(`/api/tables/${page.url().split('/').at(-1)}`)
    return ((await table.json()).chairs as { bot: string | null }[]).map(({ bot }) => bot)
  }
  const against = (level: 'novice' | 'journeyman' | 'master') =>
    page.getByRole('button', {
      name: text('home.playAgainst', { level: text(`bot.${level}`) }),
      exact: true,
    })
  expect(await bots()).toEqual([null, 'journeyman'])

  await page.goto('/')
  expect(await against('journeyman').getAttribute('aria-current')).toBe('true')
  await against('novice').click()
  expect(await bots()).toEqual([null, 'novice'])

  await page.goto('/')
  expect(await against('novice').getAttribute('aria-current')).toBe('true')
  await page.getByText(text('home.three'), { exact: true }).click()
  await page.getByRole('button', { name: text('home.playNow'), exact: true }).click()
  expect(await bots()).toEqual([null, 'novice', 'novice'])

  // Ivan plays by the rules, at no level.
  await page.goto('/')
  await page.getByText(text('home.solo'), { exact: true }).click()
  await against('master').waitFor({ state: 'hidden' })
})
