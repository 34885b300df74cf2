import type { Locator, Page } from 'playwright-core'
import { like, text } from './texts.ts'

/** Sits down at a new table and opens it; the rest are opponents. */
export async function newTable(
  page: Page,
  name: string,
  { game = 'red-cathedral', players = 2, options = {}, chairs = [] as object[] } = {},
): Promise<string> {
  await page.goto('/')
  const id = await page.evaluate(
    async ([who, body]) => {
      const send = (path: string, what: unknown) =>
        fetch(path, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(what),
        })
      await send('/api/guest', { name: who })
      const answer = await send('/api/tables', body)
      const table = (await answer.json()) as { id?: string }
      if (table.id === undefined) throw new Error(JSON.stringify(table))
      return table.id
    },
    [
      name,
      {
        game,
        players,
        options,
        chairs:
          chairs.length > 0
            ? chairs
            : [
                { kind: 'me' },
                ...Array.from({ length: players - 1 }, () => ({ kind: 'bot', bot: 'greedy' })),
              ],
        start: chairs.length === 0,
      },
    ] as const,
  )
  await page.goto(`/t/${id}`)
  return id
}

export const prompt = (page: Page): Locator => page.locator('.prompt h1')
export const primary = (page: Page): Locator => page.locator('.plan-buttons .primary')

/** Waits until whoever comes back to a table is told what happened since their last turn. */
export const readUp = (page: Page): Promise<void> =>
  page
    .getByRole('list', { name: text('recap.title'), exact: true })
    .or(page.getByRole('region', { name: text('recap.title'), exact: true }))
    .first()
    .waitFor()

/** Waits until the page's person is to play, or the game is over; says whether they are to play. */
export async function myTurn(page: Page): Promise<boolean> {
  const now = prompt(page).filter({ hasText: like(text('table.yourTurn'), text('table.over')) })
  await now.waitFor()
  if (!like(text('table.yourTurn')).test((await now.textContent()) ?? '')) return false
  await page.locator('.rc-table, .cb-table').waitFor() // the board comes over the network after the table
  return true
}

/**
 * Types an answer into the line of the game in words, as it is made from the choices that are read
 * out, and waits until it is taken.
 */
export async function typeAnswer(
  page: Page,
  answer: (choices: readonly string[]) => string,
): Promise<void> {
  const words = page.getByRole('region', { name: text('ui.byWords'), exact: true })
  const line = words.getByLabel(text('ui.typed'), { exact: true })
  const choices = words.getByRole('listitem').getByRole('button')
  await choices.first().waitFor()
  await line.fill(answer(await choices.allTextContents()))
  await line.press('Enter')
  // Where nothing more is asked, the line is gone.
  const typed = () =>
    line.evaluateAll((lines) => lines.map((each) => (each as HTMLInputElement).value).join(''))
  while ((await typed()) !== '') await page.waitForTimeout(20)
  await page.locator('.plan[aria-busy="false"]').waitFor()
}

export const LEGAL = '[data-piece][aria-disabled="false"]'
export const dice = (page: Page): Locator => page.locator(`.market .market-die${LEGAL}`)
const claimed = (page: Page): Locator => page.locator(`.cathedral .claimed${LEGAL}`)
export const openSections = (page: Page): Locator => page.locator(`.cathedral .planned${LEGAL}`)
const workshopSpaces = (page: Page): Locator => page.locator(`.workshop-spaces ${LEGAL}`)

/** Asks about a piece that cannot be played now: says what it is, why not, and by which clause. */
export async function asksWhy(page: Page, piece: string): Promise<void> {
  const asked = page.locator(`${piece}[aria-disabled="true"]`).first()
  const label = (await asked.getAttribute('aria-label')) ?? ''
  await asked.dispatchEvent('click') // other pieces may lie in the middle of it
  const dialog = page.getByRole('dialog')
  await dialog.getByText(label).waitFor()
  await dialog.getByRole('link', { name: like(text('why.clause')) }).waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
}

/** How a person gets at things: what a click is, and what has to be opened first. */
export interface Hand<Part = 'market' | 'cathedral' | 'duchy' | 'workshop'> {
  readonly click: (what: Locator) => Promise<void>
  readonly look: (part: Part) => Promise<void>
}

export const mouse: Hand<unknown> = { click: (what) => what.click(), look: async () => {} }

export const keyboard = (page: Page): Hand<unknown> => ({
  click: async (what) => {
    await what.focus()
    await page.keyboard.press('Enter')
  },
  look: async () => {},
})

export const finger = (page: Page): Hand => ({
  click: (what) => what.click(),
  look: (part) => page.locator(`#tab-${part}`).click(),
})

/** Plays one turn: builds where it can, claims now and then, else goes to the market. */
export async function playTurn(page: Page, turn: number, hand: Hand = mouse): Promise<void> {
  await hand.look('cathedral')
  if ((await claimed(page).count()) > 0) await hand.click(claimed(page).first())
  else if (turn % 3 === 1 && (await openSections(page).count()) > 0) {
    await hand.click(openSections(page).first())
    await hand.look('workshop')
    await page
      .locator(`.workshop-spaces ${LEGAL}, .plan-open.asked button, .plan-buttons .primary:enabled`)
      .first()
      .waitFor()
    if ((await workshopSpaces(page).count()) > 0) await hand.click(workshopSpaces(page).first())
  } else {
    await hand.look('market')
    const movable = dice(page)
    await hand.click(movable.nth(turn % (await movable.count())))
  }
  await page.locator('.plan:not([data-drafted="0"])').waitFor()
  // Whatever is still asked has its choices in words.
  for (let asked = 0; asked < 8 && (await primary(page).isDisabled()); asked++) {
    await hand.click(page.locator('.plan-open.asked button').first())
  }
  await hand.click(primary(page))
  await page.locator('.plan[data-drafted="0"][aria-busy="false"]').waitFor()
}

/** Plays until the game is over; says how many turns it took. */
export async function playGame(page: Page, hand: Hand = mouse): Promise<number> {
  let turns = 0
  while (await myTurn(page)) {
    await playTurn(page, turns, hand)
    turns += 1
  }
  return turns
}
