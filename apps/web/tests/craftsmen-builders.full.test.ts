import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PHONE, type Site, startSite, WIDE } from './browser.ts'
import {
  buildings,
  coinsPlace,
  finger,
  type Part,
  pairs,
  playGame,
  sites,
  slots,
} from './craftsmen-table.ts'
import { ANY, cb, YOU } from './game-words.ts'
import { clipped, faults, idsShown, inLongWords, sideways } from './look.ts'
import { asksWhy, keyboard, mouse, myTurn, newTable, primary } from './table-page.ts'
import { like, text } from './texts.ts'

const game = 'craftsmen-builders'
let site: Site

beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

describe('whole games in the browser', () => {
  test('with four, by mouse, to the result', async () => {
    const page = await site.newPerson()
    await newTable(page, 'Mira', { game, players: 4, options: { roundLimit: 2 } })
    expect(await playGame(page, mouse)).toBe(1 + 2 * 4) // the draft, and four laps a round
    await page.getByRole('link', { name: text('table.result'), exact: true }).click()
    await page.getByText(text('end.chart.sources')).first().waitFor()
    await page.getByRole('img', { name: cb('board.streets') }).waitFor()
    expect(await page.locator('.score-explained').textContent()).toContain('CB-11.4')
    expect(await idsShown(page)).toEqual([])
    expect(await faults(page)).toEqual([])
    await page.getByRole('link', { name: text('end.replay'), exact: true }).click()
    await page.locator('.cb-table').waitFor()
    await page.getByText(like(text('replay.step', { step: 0 }))).waitFor()
    expect(await idsShown(page)).toEqual([])
  })

  test('by keyboard alone', async () => {
    const page = await site.newPerson()
    await newTable(page, 'Kay', { game, options: { roundLimit: 1 } })
    expect(await playGame(page, keyboard(page))).toBe(1 + 4)
  })

  test('on a phone of 360 by 640, without scrolling sideways', async () => {
    const page = await site.newPerson(PHONE, { hasTouch: true })
    await newTable(page, 'Finn', { game, options: { roundLimit: 1 } })
    expect(await playGame(page, finger(page))).toBe(1 + 4)
    expect(await sideways(page)).toBe(0)
  })
})

/** A table at its first turn after the draft. */
async function afterDraft(page: Page, players = 3): Promise<void> {
  await newTable(page, 'Uma', { game, players })
  await myTurn(page)
  await pairs(page).first().click()
  await primary(page).click()
  await page.locator('.plan[data-drafted="0"][aria-busy="false"]').waitFor()
  await page.locator('.at-work').waitFor()
  await myTurn(page)
}

describe('a turn', () => {
  let page: Page
  beforeAll(async () => {
    page = await site.newPerson()
    await afterDraft(page)
  })

  test('what cannot be done answers with the reason and its clause', async () => {
    await asksWhy(page, '.cb-site')
  })

  test('who is not to play may look at everything', async () => {
    const stranger = await site.newPerson()
    await stranger.goto(page.url())
    await stranger.locator('.cb-table').waitFor()
    for (const piece of ['slot', 'card', 'building', 'site', 'contract']) {
      await asksWhy(stranger, `.cb-${piece}`)
    }
    // Who asks the next thing in the moment an answer closes is answered.
    const dialog = stranger.getByRole('dialog')
    await stranger.locator('.cb-site[aria-disabled="true"]').first().dispatchEvent('click')
    await dialog.waitFor()
    const next = await stranger.evaluate(() => {
      const contract = document.querySelector('.cb-contract')
      document.querySelector<HTMLDialogElement>('dialog[open]')?.requestClose()
      contract?.dispatchEvent(new MouseEvent('click'))
      return contract?.getAttribute('aria-label') ?? ''
    })
    await dialog.getByText(next).waitFor()
    await stranger.context().close()
  })

  test('a plan can be changed and taken back, and shows what it yields', async () => {
    const purse = page.locator('.cb-own-head .cb-purse')
    const before = await purse.textContent()
    await coinsPlace(page).click()
    await expect.poll(() => purse.textContent()).toContain('+3')
    await slots(page).first().click()
    await expect.poll(() => purse.textContent()).not.toBe(before)
    await page.getByRole('button', { name: text('ui.undo'), exact: true }).click()
    await expect.poll(() => purse.textContent()).toBe(before)
  })

  test('building is three clicks', async () => {
    // What can be paid depends on the draw: until something can, coins are earned.
    while ((await buildings(page).count()) === 0) {
      await coinsPlace(page).click()
      await primary(page).click()
      await page.locator('.plan[data-drafted="0"][aria-busy="false"]').waitFor()
      await myTurn(page)
    }
    let clicks = 0
    const click = async (what: Locator) => {
      clicks += 1
      await what.click()
    }
    await click(buildings(page).first())
    if (await primary(page).isDisabled()) await click(sites(page).first())
    await click(primary(page))
    await page
      .getByText(cb('event.built.paid', { who: YOU, building: ANY, site: ANY, cost: ANY }))
      .first()
      .waitFor()
    expect(clicks).toBeLessThanOrEqual(3)
  })
})

describe.each([
  ['wide', WIDE, ['craftsmen']],
  ['on a phone', PHONE, ['craftsmen', 'market', 'street']],
] as const)('the table, %s', (_, size, parts) => {
  let page: Page
  const look = (part: Part): Promise<unknown> =>
    size === PHONE ? page.locator(`#tab-${part}`).click() : Promise.resolve()
  beforeAll(async () => {
    page = await site.newPerson()
    await afterDraft(page, 4)
    await page.setViewportSize(size)
  })

  test.each(parts)('its part %s can be used by everybody in every theme', async (part) => {
    await look(part)
    expect.soft(await sideways(page)).toBe(0)
    expect.soft(await faults(page)).toEqual([])
  })

  test('so can a plan and its ways to pay', async () => {
    await look('market')
    // What can be paid depends on the draw; the coins place is always there.
    await buildings(page).or(coinsPlace(page)).first().click()
    await page.locator('.plan:not([data-drafted="0"])').waitFor()
    expect.soft(await sideways(page)).toBe(0)
    expect.soft(await faults(page)).toEqual([])
    await page.getByRole('button', { name: text('ui.undo'), exact: true }).click()
  })

  test('words longer by two fifths are not cut', async () => {
    for (const part of parts) {
      await look(part)
      await inLongWords(page)
      expect.soft(await sideways(page), part).toBe(0)
      expect.soft(await clipped(page), part).toEqual([])
      await page.reload()
      await page.locator('.cb-table').waitFor()
    }
  })

  if (size === PHONE) {
    test('everything to be touched is 44 points high', async () => {
      for (const part of parts) {
        await look(part)
        const small = await page.evaluate(`
          [...document.querySelectorAll('.cb-table button')]
            .filter((button) => button.offsetParent !== null)
            .map((button) => [button.className, button.getBoundingClientRect()])
            .filter(([, { width, height }]) => width < 44 || height < 44)
            .map(([name, { width, height }]) => name + ' ' + width + ' x ' + height)
        `)
        expect.soft(small, part).toEqual([])
      }
    })
  }
})
