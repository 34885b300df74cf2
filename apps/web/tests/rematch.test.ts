import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Site, startSite } from './browser.ts'
import { newTable } from './table-page.ts'
import { like, text } from './texts.ts'

let site: Site
let anna: Page
let boris: Page
let id: string

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

beforeAll(async () => {
  site = await startSite()
  ;[anna, boris] = [await site.newPerson(), await site.newPerson()]
  id = await newTable(anna, 'Anna', { chairs: [{ kind: 'me' }], options: { roundLimit: 2 } })
  await boris.goto(`/t/${id}`)
  await boris.getByLabel(text('waitingRoom.yourName'), { exact: true }).fill('Boris')
  await button(boris, text('waitingRoom.sit')).click()
  await button(anna, text('waitingRoom.start')).click()
})
afterAll(() => site.close())

/** Lets a bot play the seat of that page's person to the end. */
async function letBotPlay(page: Page, seat: number): Promise<void> {
  const answer = await page.request.post(`/api/tables/${id}/requests`, {
    headers: { origin: site.url },
    data: { id: crypto.randomUUID(), seen: 0, wish: { type: 'hand', seat, bot: 'greedy' } },
  })
  expect(await answer.json()).toMatchObject({ ok: true })
}

test('a rematch is one click for each of two people, and starts when both are there', async () => {
  await letBotPlay(anna, 0)
  await letBotPlay(boris, 1)
  for (const page of [anna, boris]) await button(page, text('end.rematch')).waitFor()

  await button(anna, text('end.rematch')).click()
  await anna.getByText(text('waitingRoom.waitingFor', { n: 1 })).waitFor()
  // The other is told so where they are.
  await boris.getByText(text('end.rematchWaits')).waitFor()
  await button(boris, text('end.again')).click()
  for (const page of [anna, boris]) {
    await page
      .getByRole('heading', {
        level: 1,
        name: like(text('table.yourTurn'), text('table.theirTurn')),
      })
      .waitFor()
    expect(page.url()).not.toContain(id)
  }
  expect(anna.url()).toBe(boris.url())
})
