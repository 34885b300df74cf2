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

const press = (name: RegExp | string) => page.getByRole('button', { name }).first().click()

test('the market is learnt by clicks on the table; another die is answered kindly', async () => {
  await page.goto('/learn')
  await page.getByRole('link', { name: /The market/ }).click()
  await page.getByText('Step 1 of 5').waitFor()
  await press(/blue die/i)
  await page.getByText('try what is asked for first').waitFor()
  await press(/white die/i)
  await page.getByText('Step 2 of 5').waitFor()
  await press(/^Roll/)
  await page.getByText('Step 3 of 5').waitFor()
})

test('who comes back goes on where they stopped', async () => {
  await page.reload()
  await page.getByText('Step 3 of 5').waitFor()
  await page.getByRole('button', { name: 'From the beginning' }).click()
  await page.getByText('Step 1 of 5').waitFor()
})

test('the last lesson ends with the towers worked out, and a first game', async () => {
  await page.goto('/learn/scoring')
  await page.getByText('Step 1 of 4').waitFor()
  await press(/T1, level 4/)
  await page.getByText('Step 2 of 4').waitFor()
  await press('End turn')
  await page.getByText('Step 3 of 4').waitFor()
  await press(/T3, level 2/)
  await page.getByText('Step 4 of 4').waitFor()
  await press('End turn')
  await page.getByRole('heading', { name: 'Learnt' }).waitFor()
  await page.getByText('Worth:').first().waitFor()
  await page.goto('/learn')
  expect(await page.getByRole('link', { name: /Scoring and penalties/ }).textContent()).toContain(
    'Learnt',
  )
  await page.getByRole('button', { name: 'Play a first game' }).click()
  await page.waitForURL('**/t/*')
})
