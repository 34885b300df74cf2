import type { View } from '@guildhall/red-cathedral'
import type { TableView } from '@guildhall/tables'
import { choicesOf } from '@guildhall/ui'
import type { Locator, Page } from 'playwright-core'
import type { RcDraft } from '../../../games/red-cathedral/board/src/plan.ts'
import { goOn, momentWith } from './moments.ts'
import { dice, LEGAL, myTurn, openSections, primary } from './table-page.ts'
import { text } from './texts.ts'

/** Every piece that answers what a guild or Ivan asks; what is chosen already would be put back. */
const ASKED = [
  '.foreman-place',
  '.guild-piece:not(.diamond-chip)',
  '.choose-player',
  '.market-action',
  '.waiting',
  '.workshop-space',
  '.section',
].map((piece) => `${piece}${LEGAL}:not(.chosen)`)

/** The table as the page's person sees it. */
export async function seen(page: Page): Promise<View> {
  const id = new URL(page.url()).pathname.split('/').at(-1)
  const answer = await page.request.get(`/api/tables/${id}`)
  return ((await answer.json()) as TableView).play?.view as View
}

/** The quarter of the market in which the guild's card lies; -1 where there is none. */
const guildQuarter = async (page: Page): Promise<number> =>
  (await seen(page)).influenceCards.findIndex((card) => card.startsWith('guild-'))

/** The most answers of one plan: where more are asked, they lead in a circle. */
const MOST_ANSWERS = 40

/** Answers whatever is still asked, until the plan can be sent. */
async function answer(page: Page): Promise<void> {
  const given: string[] = []
  while (await primary(page).isDisabled()) {
    const next = await firstAnswer(page)
    if (next === null || given.length === MOST_ANSWERS) {
      const plan = await page.locator('.plan').innerText()
      throw new Error(`the plan cannot be sent: ${plan}\nafter: ${given.join('; ')}`)
    }
    given.push((await next.getAttribute('aria-label')) ?? (await next.innerText()))
    await next.click()
  }
}

/** What answers first what is asked: words where there are any, else a piece that is lit. */
async function firstAnswer(page: Page): Promise<Locator | null> {
  for (const kind of ['.plan-open.asked button', ...ASKED]) {
    const found = page.locator(kind).first()
    if ((await found.count()) > 0) return found
  }
  return null
}

/** A turn in which that action of the guild's card can be used: by the die that leads there. */
function guildMove(draft: RcDraft, letter: string) {
  const { influenceCards, turn, archive } = draft.now.view
  // Contracts are drawn onto a full hand: then one of them may go back — GU-ARCHIVISTS-5.
  if (letter === 'a' && archive !== null && archive.held[draft.base.seat]?.length !== 3) return null
  const quarter = influenceCards.findIndex((card) => card.startsWith('guild-'))
  const action = `${influenceCards[quarter]}${letter}`
  for (const move of choicesOf(draft.now, 'moveDie').filter(({ extra }) => extra === 0)) {
    const moved = draft.with([move])
    if (choicesOf(moved.now, 'useAction').some((each) => each.action === action)) {
      return { die: move.die, quarter, round: Math.ceil(turn / 2) }
    }
  }
  return null
}

/**
 * Goes on at a moment of a game at which the guild can be used, in its last round from now on, and
 * drafts that action by mouse. Says what the guild's card is called.
 */
export async function draftGuild(page: Page, options: object, letter: 'a' | 'b'): Promise<string> {
  const moment = momentWith((draft) => guildMove(draft, letter), options)
  const { die, quarter, round } = moment.found
  await goOn(page, { ...moment, options: { ...moment.options, roundLimit: round } })
  await myTurn(page)
  await page.locator(`.market ${LEGAL}[aria-label^="${die} die"]`).click()
  await page.locator('.plan:not([data-drafted="0"])').waitFor()
  const card = page.locator('.market-card').nth(quarter)
  const action = card.locator('.market-action').nth(letter === 'a' ? 0 : 1)
  const chosen = action.and(page.locator('.chosen'))
  // What costs nothing is ticked already; a click would take it out.
  if ((await chosen.count()) === 0) await action.click()
  await chosen.waitFor()
  return (await card.locator('.card-head tspan').allTextContents()).join(' ')
}

/** Moves a die into the guild's quarter and uses an action there, where that can be done. */
async function useGuild(page: Page, quarter: number): Promise<boolean> {
  const card = page.locator('.market-card').nth(quarter)
  const actions = card.locator('.market-action.lit')
  for (const die of await dice(page).all()) {
    await die.click()
    await page.locator('.plan:not([data-drafted="0"])').waitFor()
    if ((await card.locator('.market-action.chosen').count()) > 0) return true
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
    const sure = page
      .getByRole('dialog')
      .getByRole('button', { name: text('confirm.yes'), exact: true })
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
