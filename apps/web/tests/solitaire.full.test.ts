import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PHONE, type Site, startSite, WIDE } from './browser.ts'
import { ANY, rc } from './game-words.ts'
import { guildTurn, seen } from './guild-table.ts'
import { faults, sideways } from './look.ts'
import { dice, finger, LEGAL, myTurn, newTable, primary, prompt } from './table-page.ts'
import { like, text } from './texts.ts'

let site: Site
let page: Page
beforeAll(async () => {
  site = await startSite()
  page = await site.newPerson()
})
afterAll(() => site.close())

const SHORT = { roundLimit: 3 }
const alone = (who: Page, options: object = {}) =>
  newTable(who, 'Anna', { players: 1, options: { ...SHORT, ...options } })

/** How Ivan's turn begins: with the reason for his die. */
const IVANS_DIE = new RegExp(
  [rc('event.ivanTookDie', { die: ANY, reason: ANY }), rc('event.ivanStayed')]
    .map(({ source }) => `^${source}`)
    .join('|'),
)

describe('a whole game against Ivan by mouse', () => {
  test.each([{}, { contractors: true }])('%o', async (options) => {
    await alone(page, options)
    await myTurn(page)
    const cards = 'contractors' in options ? 6 : 5
    expect(await page.locator('.solo-card').count()).toBe(cards)
    // His marker stands on the map, for who sees it and for who hears it — IV-9.3.
    const marked = page.locator('.city:has(.ivan-marker)')
    expect(await marked.count()).toBe(cards - 5)
    for (const city of await marked.all()) {
      expect(await city.getAttribute('aria-label')).toMatch(
        rc('board.duchy.marker', { about: ANY }),
      )
    }
    for (let turn = 0; await myTurn(page); turn++) {
      await guildTurn(page, turn)
      // His turn is described with the reason for his die, and then with what his card did.
      const [first] = await page.locator('.ivan-steps li').allTextContents()
      if (first !== undefined) expect(first).toMatch(IVANS_DIE)
    }
    expect(await prompt(page).textContent()).toBe(text('table.over'))
  })

  test('where Ivan starts is chosen by clicking the base — IV-2.7', async () => {
    await alone(page, { ivanStart: 'chosen' })
    await myTurn(page)
    const bases = page.locator(`.cathedral .planned${LEGAL}`)
    expect(await bases.count()).toBe(4)
    await bases.nth(2).click()
    await dice(page).first().click() // one's own turn begins at once
    await primary(page).click()
    await page.locator('.plan[data-drafted="0"][aria-busy="false"]').waitFor()
    const { towers, ivan } = await seen(page)
    expect(towers[2]?.[0]?.owner).toBe(ivan?.seat)
  })
})

test('on a phone of 360 points', async () => {
  const phone = await site.newPerson(PHONE)
  await alone(phone)
  const hand = finger(phone)
  for (let turn = 0; await myTurn(phone); turn++) {
    await hand.look('market')
    const begins = (await dice(phone).count()) > 0
    await hand.look('cathedral')
    const section = phone.locator(`.cathedral .section${LEGAL}`)
    if (!begins)
      await section.first().click() // for Ivan
    else if (turn % 2 === 0 && (await section.count()) > 0) {
      await section.first().click()
      await hand.look('workshop')
      const workshop = phone.locator(`.workshop .workshop-space${LEGAL}`)
      if ((await workshop.count()) > 0) await workshop.first().click()
    } else {
      await hand.look('market')
      await dice(phone).first().click()
    }
    for (let n = 0; n < 8 && (await primary(phone).isDisabled()); n++) {
      await phone.locator('.plan-open.asked button').first().click()
    }
    await primary(phone).click()
    await phone.locator('.plan[data-drafted="0"][aria-busy="false"]').waitFor()
  }
  expect(await prompt(phone).textContent()).toBe(text('table.over'))
  await phone.context().close()
})

test('his steps are shown one after the other, and any key shows all', async () => {
  const slow = await site.newPerson(WIDE, { reducedMotion: 'no-preference' })
  await slow.clock.install()
  await alone(slow)
  await myTurn(slow)
  const now = (await slow.evaluate('Date.now()')) as number
  await slow.clock.pauseAt(now + 60_000)
  await dice(slow).first().click()
  await primary(slow).click()
  const steps = slow.locator('.ivan-steps li')
  await steps.first().waitFor()
  await slow.clock.runFor(500)
  expect(await steps.count()).toBe(1)
  const skip = slow.getByRole('button', { name: rc('ivan.skip') })
  await skip.waitFor()
  await slow.clock.runFor(1000)
  expect(await steps.count()).toBe(2)
  // By chance he may have taken no more than these two.
  await slow.keyboard.press('Shift')
  await skip.waitFor({ state: 'detached' })
  expect(await steps.count()).toBeGreaterThanOrEqual(2)
  await slow.context().close()
})

test('what was played alone is kept: the best, won and lost by level and variant', async () => {
  await page.goto('/games')
  const records = page.getByRole('region', { name: text('solo.title'), exact: true })
  await records
    .getByRole('row', { name: new RegExp(`^${text('solo.level.architect')} \\d`) })
    .waitFor()
  await records
    .getByRole('row', {
      name: like(text('solo.withContractors', { level: text('solo.level.architect') })),
    })
    .waitFor()
  await records.getByText(like(text('solo.current'), text('solo.current', { n: 1 }))).waitFor()
  expect(await faults(page)).toEqual([])
})

describe.each([
  ['wide', WIDE],
  ['on a phone', PHONE],
] as const)('%s, everybody can use', (_, size) => {
  test('a table with Ivan, in every theme', async () => {
    await page.setViewportSize(size)
    await alone(page)
    await myTurn(page)
    if (size === PHONE) await page.locator('.strip button').nth(1).click()
    expect.soft(await sideways(page)).toBe(0)
    expect.soft(await faults(page)).toEqual([])
    await page.setViewportSize(WIDE)
  })
})
