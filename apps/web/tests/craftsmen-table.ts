import type { Page } from 'playwright-core'
import { type Hand, myTurn, primary } from './table-page.ts'

export type Part = 'craftsmen' | 'market' | 'street'

export const finger = (page: Page): Hand<Part> => ({
  click: (what) => what.tap(),
  look: (part) => page.locator(`#tab-${part}`).tap(),
})

const LIT = '[aria-disabled="false"]'
export const pairs = (page: Page) => page.locator(`.cb-pair${LIT}`)
export const slots = (page: Page) => page.locator(`.cb-slot${LIT}`)
const offer = (page: Page) => page.locator(`.offer .cb-card${LIT}`)
export const buildings = (page: Page) => page.locator(`.cb-building${LIT}`)
export const sites = (page: Page) => page.locator(`.cb-site${LIT}`)
/** A contract that is free stands in the plan already. */
const contracts = (page: Page) => page.locator(`.cb-contract:not(.planned)${LIT}`)
const permanent = (page: Page) => page.locator(`.cb-permanent${LIT}`)
export const coinsPlace = (page: Page) => permanent(page).first()
const open = (page: Page) => page.locator('.plan-open .option')

/** Plays one turn: takes a pair, builds where it can, else sends a worker or recruits. */
export async function playTurn(page: Page, turn: number, hand: Hand<Part>): Promise<void> {
  // Where only the coins place was left, the rules have sent the worker already — CB-13.1.
  if (await primary(page).isEnabled()) {
    await hand.click(primary(page))
    await page.locator('.plan-buttons .primary:disabled').waitFor()
    return
  }
  await hand.look('craftsmen')
  // Something is always open there; what is lit is counted only once it is drawn.
  const lit = pairs(page).or(slots(page)).or(offer(page)).or(permanent(page)).first()
  const openHere = () => lit.waitFor({ state: 'attached' })
  await openHere()
  if ((await pairs(page).count()) > 0) await hand.click(pairs(page).first())
  else {
    await hand.look('market')
    if (turn % 2 === 1 && (await buildings(page).count()) > 0) {
      await hand.click(buildings(page).first())
      await hand.look('street')
      await page.locator('.plan:not([data-drafted="0"])').waitFor()
      if (await primary(page).isDisabled()) await hand.click(sites(page).last())
    } else {
      await hand.look('craftsmen')
      await openHere()
      const way = (await slots(page).count()) > 0 && turn % 3 !== 0 ? slots(page) : offer(page)
      await hand.click((await way.count()) > 0 ? way.first() : coinsPlace(page))
    }
  }
  await page.locator('.plan:not([data-drafted="0"])').waitFor()
  await hand.look('street')
  if ((await contracts(page).count()) > 0) await hand.click(contracts(page).first())
  // Whatever is still asked has its choices in words.
  for (let asked = 0; asked < 6 && (await primary(page).isDisabled()); asked++) {
    await hand.click(open(page).first())
  }
  await hand.click(primary(page))
  await page.locator('.plan[data-drafted="0"][aria-busy="false"]').waitFor()
}

export async function playGame(page: Page, hand: Hand<Part>): Promise<number> {
  let turns = 0
  while (await myTurn(page)) {
    await playTurn(page, turns, hand)
    turns += 1
  }
  return turns
}
