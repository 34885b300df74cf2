import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Site, startSite } from './browser.ts'
import { myTurn, newTable } from './table-page.ts'
import { text } from './texts.ts'

let site: Site
let page: Page
let id: string
const MASTER = text('bot.master')

beforeAll(async () => {
  site = await startSite()
  page = await site.newPerson()
  id = await newTable(page, 'Anna')
  await myTurn(page)
})
afterAll(() => site.close())

const button = (name: string, on: Page = page): Locator =>
  on.getByRole('button', { name, exact: true })
const endings = (on: Page = page) =>
  on.getByRole('list', { name: text('menu.endings'), exact: true })

async function holder(): Promise<unknown> {
  const table = await page.request.get(`/api/tables/${id}`)
  return (await table.json()).chairs[0]
}

test('a seat is handed to a bot only after a second click, and taken back in one', async () => {
  await button(text('menu.title')).click()
  await page.getByLabel(text('help.delegateTo'), { exact: true }).selectOption(MASTER)
  await button(text('menu.delegate')).click()
  await page.getByText(text('menu.delegateMore', { bot: MASTER })).waitFor()
  await button(text('confirm.no')).click()
  expect(await holder()).toMatchObject({ bot: null })

  await button(text('menu.delegate')).click()
  await button(text('confirm.yes')).click()
  await page.getByText(text('standIn.plays', { name: 'Anna', bot: MASTER })).waitFor()
  expect(await holder()).toMatchObject({ bot: 'master', mine: true })
  await button(text('standIn.takeBack')).click()
  await button(text('standIn.takeBack')).waitFor({ state: 'hidden' })
  expect(await holder()).toMatchObject({ bot: null, mine: true })
})

test('what ends the game stands apart, and asks first', async () => {
  await button(text('menu.title')).click()
  const names = await endings().getByRole('button').allTextContents()
  expect(names).toEqual([
    text('menu.end'),
    text('menu.leave', { name: text('bot.apprentice') }),
    text('menu.close'),
  ])
  await endings()
    .getByRole('button', { name: text('menu.close'), exact: true })
    .click()
  await page.getByText(text('menu.closeMore')).waitFor()
  // Enter is on the side of safety.
  await page.keyboard.press('Enter')
  await page.getByText(text('menu.closeMore')).waitFor({ state: 'hidden' })
  await page.keyboard.press('Escape')
  const table = await (await page.request.get(`/api/tables/${id}`)).json()
  expect(table.status).toBe('playing')
})

test('a spectator has nothing of it', async () => {
  const other = await site.newPerson()
  await other.goto(`/t/${id}`)
  await button(text('menu.title'), other).click()
  await other.getByRole('dialog').getByText(text('menu.report')).waitFor()
  expect(await endings(other).count()).toBe(0)
  expect(await button(text('menu.delegate'), other).count()).toBe(0)
})
