import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PHONE, type Site, startSite } from './browser.ts'
import { withoutCard } from './cards.ts'
import { FULL_TABLES, type FullGame, openFullTable } from './full-table.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

const GAMES = Object.keys(FULL_TABLES) as FullGame[]

describe.each(GAMES)('every drawn piece has a card: %s', (game) => {
  test('wide', async () => {
    const page = await site.newPerson()
    await openFullTable(page, game)
    expect(await withoutCard(page)).toEqual([])
  })

  test('on a phone, in every part of it', async () => {
    const page = await site.newPerson(PHONE, { hasTouch: true })
    await openFullTable(page, game)
    const tabs = page.locator('.tabs [role="tab"]:not(#tab-log)')
    for (let n = 0; n < (await tabs.count()); n++) {
      await tabs.nth(n).tap()
      expect.soft(await withoutCard(page)).toEqual([])
    }
  })
})
