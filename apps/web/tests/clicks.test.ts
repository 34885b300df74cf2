import { choicesOf } from '@guildhall/ui'
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pickDie } from '../../../games/red-cathedral/board/src/die-plan.ts'
import { closing, type RcDraft, withDefaults } from '../../../games/red-cathedral/board/src/plan.ts'
import { useSection, usesOf } from '../../../games/red-cathedral/board/src/section-plan.ts'
import { type Site, startSite } from './browser.ts'
import { ANY, ROLLED, rc, YOU } from './game-words.ts'
import { momentWith, placeOf, playOn } from './moments.ts'
import { dice, LEGAL, myTurn, newTable, openSections, primary } from './table-page.ts'
import { text } from './texts.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

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
  const page = await site.newPerson()
  const { click, count } = counting()
  await page.goto('/')
  await click(page.getByRole('button', { name: text('home.playNow'), exact: true }))
  await page.waitForURL('**/t/*')
  await myTurn(page)
  await click(dice(page).first())
  await click(primary(page))
  await sent(page)
  await page.getByText(ROLLED).first().waitFor()
  expect(count()).toBeLessThanOrEqual(3)
})

describe('a turn', () => {
  test('at the market is two clicks', async () => {
    const page = await site.newPerson()
    await newTable(page, 'Uma')
    await myTurn(page)
    const { click, count } = counting()
    await click(dice(page).first())
    await click(primary(page))
    await sent(page)
    expect(count()).toBe(2)
  })

  test('that claims a section and lays its tile is three', async () => {
    const page = await site.newPerson()
    await newTable(page, 'Olga')
    await myTurn(page)
    const { click, count } = counting()
    await click(openSections(page).first())
    await click(page.locator(`.workshop ${LEGAL}`).first())
    await click(primary(page))
    await sent(page)
    await page
      .getByText(rc('event.claimed.banner', { who: YOU, section: ANY, from: ANY }))
      .first()
      .waitFor()
    expect(count()).toBeLessThanOrEqual(3)
  })

  test('that pays for a step, uses the guild and a workshop is five', async () => {
    const page = await site.newPerson()
    const moment = momentWith(everything)
    const { die, extra, letter } = moment.found
    await playOn(page, moment)
    const { click, count } = counting()
    await click(page.locator(`.market ${LEGAL}[aria-label^="${die} die"]`))
    await click(page.locator('.plan .segmented label', { hasText: `+${extra}` }))
    const guild = page.locator('.plan-row', { hasText: rc('board.plan.guild') }).locator('.option')
    await click(guild.nth(letter.charCodeAt(0) - 'a'.charCodeAt(0)))
    await click(page.locator(`.workshop ${LEGAL}`).first())
    await click(primary(page))
    await page.getByText(ROLLED).first().waitFor()
    expect(count()).toBeLessThanOrEqual(5)
  })

  test('that builds and finishes a section is three at most', async () => {
    const page = await site.newPerson()
    const moment = momentWith(finishing)
    await playOn(page, moment)
    const { click, count } = counting()
    await click(page.locator(`.cathedral .claimed${LEGAL}[aria-label^="${moment.found}"]`))
    await click(primary(page))
    await page
      .getByText(rc('event.completed', { who: YOU, section: ANY, gains: ANY }))
      .first()
      .waitFor()
    expect(count()).toBeLessThanOrEqual(3)
  })
})

/** A die that can go further for money, with an action of the guild there and a workshop of its own. */
function everything(draft: RcDraft): { die: string; extra: number; letter: string } | null {
  for (const { die, extra } of choicesOf(draft.now, 'moveDie')) {
    const there = extra === 0 ? null : pickDie(draft, die, extra)
    const moved = draft.with(there ?? [])
    for (const action of there === null ? [] : choicesOf(moved.now, 'useAction')) {
      const used = draft.with(withDefaults(draft, [...moved.commands, action]))
      const [workshop] = used.final ? [] : choicesOf(used.now, 'useWorkshop')
      const all = workshop && draft.with(withDefaults(draft, [...used.commands, workshop]))
      if (all && closing(all) !== null) return { die, extra, letter: action.action.slice(-1) }
    }
  }
  return null
}

/** The name of a section that one delivery finishes. */
function finishing(draft: RcDraft): string | null {
  for (const [section, use] of usesOf(draft)) {
    const built = use === 'deliver' ? draft.with(useSection(draft, section) ?? []) : null
    const parts = (built ?? draft).now.view.towers.flat()
    const finished = parts.find((part) => part.section === section)?.finished
    if (built !== null && finished && (built.final || closing(built)))
      return placeOf(draft, section)
  }
  return null
}
