import type { View } from '@guildhall/red-cathedral'
import type { TableView } from '@guildhall/tables'
import { choicesOf } from '@guildhall/ui'
import type { Page } from 'playwright-core'
import { pickDie, type RcDesk } from '../../../games/red-cathedral/board/src/plan.ts'
import { goOn, momentWith } from './moments.ts'
import { dice, LEGAL, myTurn, openSections, primary } from './table.ts'

/** Every piece that answers what a guild or Ivan asks. */
const ASKED = [
  '.foreman-place',
  '.contract',
  '.blueprint',
  '.reinforcement',
  '.choose-player',
  '.lent',
  '.bench',
  '.section',
  '.space.lit',
].map((piece) => `${piece}${LEGAL}`)

/** The table as the page's person sees it. */
export async function seen(page: Page): Promise<View> {
  const id = new URL(page.url()).pathname.split('/').at(-1)
  const answer = await page.request.get(`/api/tables/${id}`)
  return ((await answer.json()) as TableView).play?.view as View
}

/** The quarter of the market in which the guild's card lies; -1 where there is none. */
const guildQuarter = async (page: Page): Promise<number> =>
  (await seen(page)).influenceCards.findIndex((card) => card.startsWith('guild-'))

/** Answers whatever is still asked: by a piece where one is lit, else by its words. */
async function answer(page: Page): Promise<void> {
  for (let asked = 0; asked < 12 && (await primary(page).isDisabled()); asked++) {
    const words = page.locator('.plan-open[open] button')
    if ((await words.count()) > 0) await words.first().click()
    else await clickPiece(page)
  }
}

/** Clicks the first piece that is lit; dice may lie in the middle of it. */
async function clickPiece(page: Page): Promise<void> {
  for (const kind of ASKED) {
    const piece = page.locator(kind).first()
    if ((await piece.count()) > 0) return piece.dispatchEvent('click')
  }
  throw new Error('nothing answers what is asked')
}

/** A turn in which that action of the guild's card can be used: by the die that leads there. */
function guildMove(desk: RcDesk, letter: string) {
  const { influenceCards, turn } = desk.now.view
  const quarter = influenceCards.findIndex((card) => card.startsWith('guild-'))
  const action = `${influenceCards[quarter]}${letter}`
  for (const { die, extra } of choicesOf(desk.now, 'moveDie')) {
    const moved = desk.with((extra === 0 && pickDie(desk, die)) || [])
    if (choicesOf(moved.now, 'useAction').some((each) => each.action === action)) {
      return { die, quarter, round: Math.ceil(turn / 2) }
    }
  }
  return null
}

/**
 * Goes on at a moment of a game at which the guild can be used, in its last round from now on, and
 * drafts that action by mouse. Says what the guild's card is called.
 */
export async function draftGuild(page: Page, options: object, letter: 'a' | 'b'): Promise<string> {
  const moment = momentWith((desk) => guildMove(desk, letter), options)
  const { die, quarter, round } = moment.found
  await goOn(page, { ...moment, options: { ...moment.options, roundLimit: round } })
  await myTurn(page)
  await page.locator(`.market ${LEGAL}[aria-label^="${die} die"]`).click()
  await page.locator('.plan:not([data-drafted="0"])').waitFor()
  const card = page.locator('.market-card').nth(quarter)
  await card
    .locator('.market-action')
    .nth(letter === 'a' ? 0 : 1)
    .click()
  await card.locator('.market-action.chosen').waitFor()
  return (await card.locator('.card-head tspan').allTextContents()).join(' ')
}

/** Moves a die into the guild's quarter and uses an action there, where that can be done. */
async function useGuild(page: Page, quarter: number): Promise<boolean> {
  const actions = page.locator('.market-card').nth(quarter).locator('.market-action.lit')
  for (const die of await dice(page).all()) {
    await die.click()
    await page.locator('.plan:not([data-drafted="0"])').waitFor()
    if ((await actions.count()) === 0) continue
    await actions.first().click()
    return true
  }
  return false
}

/** Sends the draft, and what chance asks in between. */
export async function send(page: Page): Promise<void> {
  for (;;) {
    await answer(page)
    await primary(page).click()
    const sure = page.getByRole('dialog').getByRole('button', { name: 'Do it' })
    const sent = page.locator('.plan[data-drafted="0"][aria-busy="false"]')
    await sure.or(sent).first().waitFor()
    if (await sure.isVisible()) await sure.click()
    await sent.waitFor()
    const mine = await page.locator('.prompt.mine').isVisible()
    if (!mine || (await dice(page).count()) > 0) return
  }
}

/** One turn by mouse; says whether the guild was used. */
export async function guildTurn(page: Page, turn: number): Promise<boolean> {
  const quarter = await guildQuarter(page)
  const used = turn % 3 !== 1 && quarter >= 0 && (await useGuild(page, quarter))
  if (!used && turn % 3 === 1 && (await openSections(page).count()) > 0) {
    await openSections(page).first().click()
  } else if (!used) await dice(page).first().click()
  await page.locator('.plan:not([data-drafted="0"])').waitFor()
  await send(page)
  return used
}

/** Plays until the game is over. */
export async function playOut(page: Page): Promise<void> {
  while (await myTurn(page)) {
    await dice(page).first().click()
    await page.locator('.plan:not([data-drafted="0"])').waitFor()
    await send(page)
  }
}
