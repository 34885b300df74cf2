import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { closing, type RcDraft } from '../../../games/red-cathedral/board/src/plan.ts'
import { useSection, usesOf } from '../../../games/red-cathedral/board/src/section-plan.ts'
import { PHONE, type Site, startSite } from './browser.ts'
import { ANY, rc, YOU } from './game-words.ts'
import { faults, idsShown, sideways } from './look.ts'
import { goOn, momentWith, placeOf, type Sought } from './moments.ts'
import {
  finger,
  type Hand,
  keyboard,
  LEGAL,
  myTurn,
  newTable,
  playTurn,
  primary,
} from './table-page.ts'
import { text } from './texts.ts'

let site: Site

beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

const cities = (page: Page): Locator => page.locator(`.duchy .city${LEGAL}`)
const specialists = (page: Page): Locator => page.locator(`.duchy .waiting${LEGAL}`)
const table = (page: Page, name: string, options = {}) =>
  newTable(page, name, { options: { contractors: true, ...options } })

/** Sends a contractor; says how many clicks it took, with the one that ends the turn. */
async function hire(page: Page, hand: Hand): Promise<number> {
  await hand.click(cities(page).first())
  await page.locator('.plan:not([data-drafted="0"])').waitFor()
  let clicks = 2
  if ((await specialists(page).count()) > 0) {
    await hand.click(specialists(page).first())
    clicks += 1
  }
  await hand.click(primary(page))
  await page.locator('.plan[data-drafted="0"][aria-busy="false"]').waitFor()
  return clicks
}

/** Plays to the end and sends a contractor every other turn, where one can go; says how many went. */
async function playAndHire(page: Page, hand: Hand): Promise<number> {
  let hired = 0
  for (let turn = 0; await myTurn(page); turn++) {
    await hand.look('duchy')
    if (turn % 2 === 0 && (await cities(page).count()) > 0) {
      expect(await hire(page, hand)).toBeLessThanOrEqual(4)
      hired += 1
    } else await playTurn(page, turn, hand)
  }
  return hired
}

describe('whole games with the Contractors', () => {
  test('by keyboard alone, with all of the map in sight', async () => {
    const page = await site.newPerson()
    await table(page, 'Kay', { roundLimit: 6 })
    await myTurn(page)
    const map = await page.locator('.duchy > svg').boundingBox()
    expect((map?.y ?? 0) + (map?.height ?? 1000)).toBeLessThanOrEqual(900)
    expect(map?.width).toBeGreaterThan(300)
    expect(await playAndHire(page, keyboard(page))).toBeGreaterThan(0)
    await page
      .getByText(rc('event.contractorSent', { who: YOU, city: ANY, cost: ANY }))
      .first()
      .waitFor()
    await page.getByRole('link', { name: text('table.result'), exact: true }).waitFor()
    expect(await idsShown(page)).toEqual([])
  })

  test('on a phone of 360 by 640, where the map has a tab of its own', async () => {
    const page = await site.newPerson(PHONE, { hasTouch: true })
    await table(page, 'Finn', { roundLimit: 6 })
    await myTurn(page)
    await page.locator('#tab-duchy').click()
    for (const piece of await page.locator('.duchy [data-piece]').all()) {
      const box = await piece.boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
    }
    expect(await playAndHire(page, finger(page))).toBeGreaterThan(0)
    expect(await sideways(page)).toBe(0)
  })
})

/** The name of a section whose delivery closes a city in which somebody gains by that. */
function closesCity(draft: RcDraft): string | null {
  for (const [section, use] of usesOf(draft)) {
    const built = use === 'deliver' ? draft.with(useSection(draft, section) ?? []) : draft
    const events = built.steps.flatMap((step) => step.events as readonly Partial<CityClosed>[])
    const closed = events.find(({ type }) => type === 'cityClosed')
    const gains = closed?.recognition?.some((n) => n > 0) ?? false
    if (gains && (built.final || closing(built) !== null)) return placeOf(draft, section)
  }
  return null
}
interface CityClosed {
  readonly type: string
  readonly recognition: readonly number[]
}

/** Every seal that sets out for its city is noted. */
const NOTE_FLIGHTS = `
  globalThis.flights = []
  const { animate } = Element.prototype
  Element.prototype.animate = function (...how) {
    if (this.dataset.seal !== undefined) flights.push(this.dataset.seal)
    return animate.apply(this, how)
  }
`

describe('a city that is closed', () => {
  let moment: Sought<string>
  beforeAll(() => {
    moment = momentWith(closesCity, { contractors: true })
  })

  test.each([
    ['flies to it from above its tower', 'no-preference', 1],
    ['lies there at once for who wants no motion', 'reduce', 0],
  ] as const)('its tile %s, and its scoring is described', async (_, reducedMotion, flights) => {
    const page = await site.newPerson(undefined, { reducedMotion })
    await goOn(page, moment)
    await myTurn(page)
    await page.evaluate(NOTE_FLIGHTS)
    const seals = page.locator('.duchy [data-seal]')
    const before = await seals.count()
    await page.locator(`.cathedral .claimed${LEGAL}[aria-label^="${moment.found}"]`).click()
    await seals.nth(before).waitFor()
    await expect.poll(() => page.evaluate('flights.length')).toBe(flights)
    // What it would bring is said before it is done, and in the log once it is.
    const described = rc('event.cityClosed.scored', { tower: ANY, city: ANY, gains: ANY })
    await page.locator('.plan-outcome li', { hasText: described }).waitFor()
    await primary(page).click()
    await page.locator('.log li', { hasText: described }).last().waitFor()
    expect(await seals.count()).toBe(before + 1)
  })
})

describe('everybody can use it in every theme', () => {
  test('wide, with a hire that is planned and the reason why another cannot be', async () => {
    const page = await site.newPerson()
    await table(page, 'Uma')
    await myTurn(page)
    const city = cities(page).first()
    const heard = (there: string) =>
      rc('board.duchy.open', { city: ANY, tower: ANY, price: ANY, there, finds: ANY })
    const nobody = rc('board.duchy.nobody').source
    expect(await city.getAttribute('aria-label')).toMatch(heard(nobody))
    await city.click()
    await specialists(page).last().click()
    // What the plan changes is said as well; what it costs stays as it is.
    expect(await city.getAttribute('aria-label')).toMatch(heard(ANY))
    expect(await city.getAttribute('aria-label')).not.toMatch(heard(nobody))
    const chosen = page.locator('.duchy .waiting[aria-pressed="true"]')
    expect(await chosen.getAttribute('aria-label')).toMatch(/^s\d: .+ \(.+\): .+/)
    expect.soft(await faults(page)).toEqual([])
    await page.locator('.duchy .city.closed').first().click({ force: true })
    await page.getByRole('dialog').getByText(rc('refusal.cityClosed')).waitFor()
    await page
      .getByRole('dialog')
      .getByText(/CT-5\.4/)
      .waitFor()
  })

  test('on a phone: the map, the workshop with its extension, a rival', async () => {
    const page = await site.newPerson(PHONE, { hasTouch: true })
    await table(page, 'Ida')
    await myTurn(page)
    for (const tab of ['duchy', 'workshop']) {
      await page.locator(`#tab-${tab}`).click()
      expect.soft(await faults(page)).toEqual([])
      expect.soft(await sideways(page)).toBe(0)
    }
    await page.locator('.strip button').last().click()
    await page.getByRole('dialog').getByText('6 contractors left').waitFor()
  })
})
