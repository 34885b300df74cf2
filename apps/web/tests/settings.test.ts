import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OpenHouse, openHouse } from './browser.ts'

let house: OpenHouse
let page: Page

beforeAll(async () => {
  house = await openHouse()
  page = await house.newPerson()
})
afterAll(() => house.close())

const shown = (what: string): Promise<unknown> => page.evaluate(`document.documentElement.${what}`)

test('what is set holds at once, and after the page was loaded anew', async () => {
  await page.goto('/settings')
  await page.getByRole('radio', { name: 'Dark' }).check()
  await page.getByRole('radio', { name: '150' }).check()
  await page.getByRole('radio', { name: 'None' }).check()
  await page.getByLabel('Words first').check()
  await page.getByLabel('Language').selectOption('Deutsch')
  for (const again of [false, true]) {
    if (again) await page.reload()
    await page.getByRole('radio', { checked: true }).first().waitFor()
    expect(await shown('dataset.theme')).toBe('dark')
    expect(await shown('style.fontSize')).toBe('150%')
    expect(await shown('dataset.motion')).toBe('0')
    expect(await shown('lang')).toBe('de')
  }
})

test('who is not known to the server is told what to do about notices', async () => {
  const guest = await house.newPerson()
  await guest.goto('/settings')
  await guest.getByText('Come in first: play a game or make a table.').waitFor()
})

test('the pages open without network after the first visit', async () => {
  const reader = await house.newPerson()
  await reader.goto('/')
  await reader.evaluate('navigator.serviceWorker.ready')
  await reader.reload()
  await reader.context().setOffline(true)
  await reader.goto('/settings')
  await reader.getByRole('heading', { level: 1, name: 'Settings' }).waitFor()
  await reader.getByRole('link', { name: 'Guildhall' }).click()
  await reader.getByText('The tables could not be read.').first().waitFor()
  await reader.context().setOffline(false)
  await reader.getByRole('button', { name: 'Try again' }).first().click()
  await reader.getByText('You sit at no table yet.').waitFor()
})
