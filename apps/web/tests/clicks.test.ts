import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type OpenHouse, openHouse } from './browser.ts'
import { dice, LEGAL, myTurn, newTable, openSections, primary } from './table.ts'

let house: OpenHouse
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

/** Clicks with the mouse, and counts. */
function counting(): {
  readonly click: (what: Locator) => Promise<void>
  readonly count: () => number
} {
  let clicks = 0
  return {
    click: async (what) => {
      clicks += 1
      await what.click()
    },
    count: () => clicks,
  }
}

/** The turn is over once the server has it and the board shows the next one. */
const sent = (page: Page) => page.locator('.plan[data-drafted="0"][aria-busy="false"]').waitFor()
test('from the first visit to the first move it is three clicks', async () => {
  const page = await house.newPerson()
  const { click, count } = counting()
  await page.goto('/')
  await click(page.getByRole('button', { name: 'Play now' }))
  await page.waitForURL('**/t/*')
  await myTurn(page)
  await click(dice(page).first())
  await click(primary(page))
  await sent(page)
  await page
    .getByText(/are rolled/)
    .first()
    .waitFor()
  expect(count()).toBeLessThanOrEqual(3)
})

describe('a turn', () => {
  test('at the market is two clicks', async () => {
    const page = await house.newPerson()
    await newTable(page, 'Uma')
    await myTurn(page)
    const { click, count } = counting()
    await click(dice(page).first())
    await click(primary(page))
    await sent(page)
    expect(count()).toBe(2)
  })

  test('that claims a section and lays its tile is three', async () => {
    const page = await house.newPerson()
    await newTable(page, 'Olga')
    await myTurn(page)
    const { click, count } = counting()
    await click(openSections(page).first())
    await click(page.locator(`.workshop ${LEGAL}`).first())
    await click(primary(page))
    await sent(page)
    await page
      .getByText(/Olga claims/)
      .first()
      .waitFor()
    expect(count()).toBeLessThanOrEqual(3)
  })
})
