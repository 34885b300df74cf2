import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Site, startSite } from './browser.ts'
import { dice, newTable, openSections, playTurn, primary, prompt } from './table-page.ts'
import { like, text } from './texts.ts'

let site: Site
/** Who is to play, and who waits. */
let plays: Page
let waits: Page

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const turn = (page: Page, whose: 'table.yourTurn' | 'table.theirTurn') =>
  prompt(page)
    .filter({ hasText: like(text(whose)) })
    .waitFor()

beforeAll(async () => {
  site = await startSite()
  const [anna, boris] = [await site.newPerson(), await site.newPerson()]
  const id = await newTable(anna, 'Anna', { chairs: [{ kind: 'me' }] })
  await boris.goto(`/t/${id}`)
  await boris.getByLabel(text('waitingRoom.yourName'), { exact: true }).fill('Boris')
  await button(boris, text('waitingRoom.sit')).click()
  await button(anna, text('waitingRoom.start')).click()
  for (const page of [anna, boris]) await page.locator('.rc-table').waitFor()
  const mine = like(text('table.yourTurn')).test((await prompt(anna).textContent()) ?? '')
  ;[plays, waits] = mine ? [anna, boris] : [boris, anna]
})
afterAll(() => site.close())

test('who waits drafts a turn, which nobody sees; it is there when the turn comes', async () => {
  await waits.getByText(text('ui.planAhead')).waitFor()
  await waits.getByText(text('ui.planNone')).waitFor()
  await dice(waits).first().click()
  await waits.locator('.plan:not([data-drafted="0"])').waitFor()
  expect(await primary(waits).textContent()).toBe(text('ui.planKept'))
  expect(await primary(waits).isDisabled()).toBe(true)
  const before = await plays.locator('.plan').getAttribute('data-drafted')
  expect(before).toBe('0')

  await playTurn(plays, 1) // claims a section: the die can still move
  await turn(waits, 'table.yourTurn')
  await waits.getByText(text('planned.kept')).waitFor()
  await waits.locator('.plan:not([data-drafted="0"])').waitFor()
  expect(await primary(waits).isDisabled()).toBe(false)
})

test('a plan that the other has spoilt is told to be lost, and why', async () => {
  const section = openSections(plays).first()
  await turn(plays, 'table.theirTurn')
  const label = (await section.getAttribute('aria-label')) ?? ''
  await section.click()
  await plays.locator('.plan:not([data-drafted="0"])').waitFor()
  const drafted = () => plays.locator('.plan').getAttribute('data-drafted').then(Number)
  const planned = await drafted()

  // The other takes the same section first.
  await expect
    .poll(async () => {
      await waits.keyboard.press('Escape') // the first one may close the card of a piece
      return waits.locator('.plan').getAttribute('data-drafted')
    })
    .toBe('0')
  expect(await openSections(waits).first().getAttribute('aria-label')).toBe(label)
  await playTurn(waits, 1)
  await turn(plays, 'table.yourTurn')
  await plays.getByText(text('planned.lost', { reason: '' }).trim()).waitFor()
  expect(await drafted()).toBeLessThan(planned) // what can still be played stays
})
