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
