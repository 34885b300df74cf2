import type { Page } from 'playwright-core'
import { readUp } from './table-page.ts'

/** What is not part of the drawn board: the plan in words, the log, buttons that only lead somewhere. */
const NOT_DRAWN = '.plan, [role="tablist"], aside > :not(.others), .piece-card'

/**
 * Looks at every piece that is drawn on the open part of a table, and at its card. The answer names
 * those without one, and cards that are empty, lack their rule, or leave the window.
 */
export async function withoutCard(page: Page): Promise<string[]> {
  await readUp(page)
  if ((await page.locator('.look-bar').count()) === 0) await page.keyboard.press('i')
  await page.locator('.look-bar').waitFor()
  const faults = (await page.evaluate(`(${LOOK})(${JSON.stringify(NOT_DRAWN)})`)) as string[]
  while ((await page.locator('.look-bar').count()) > 0) await page.keyboard.press('Escape')
  return faults
}

/** Runs in the page. */
const LOOK = `async (notDrawn) => {
  const frame = () => new Promise((go) => requestAnimationFrame(go))
  const board = document.querySelector('.rc-table, .cb-table')
  const said = (one) => one.outerHTML.slice(0, 90)
  const drawn = [...board.querySelectorAll('svg, [data-piece], [data-at], [data-card], [role="img"]')].filter((one) =>
    one.checkVisibility() && one.getBoundingClientRect().width > 0 && one.closest(notDrawn) === null &&
    !(one.matches('svg') && one.querySelector('[data-card], [data-at]') !== null))
  const faults = drawn.filter((one) => one.closest('[data-card], [data-at]') === null).map((one) => 'no name: ' + said(one))
  const byName = new Map()
  for (const one of drawn) {
    const named = one.closest('[data-card], [data-at]')
    if (named !== null) byName.set(named.dataset.card ?? named.dataset.at, named)
  }
  if (byName.size < 5) faults.push('only ' + byName.size + ' pieces')
  for (const [name, piece] of byName) {
    if (!piece.isConnected) continue
    piece.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    piece.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    let fault = 'no card'
    for (let frames = 0; frames < 60 && fault !== ''; frames++) {
      await frame()
      const card = document.querySelector('.piece-card')
      if (card === null || card.dataset.of !== name) continue
      const { left, top, right, bottom } = card.getBoundingClientRect()
      const inside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
      const words = card.innerText
      fault = !inside || card.style.left === '' ? 'out of the window'
        : words.includes('⟦') ? 'a text is missing: ' + words
        : card.querySelector('h2').innerText.trim() === '' || card.querySelectorAll('p').length < 2 ? 'empty'
        : card.querySelector('a[href*="/rules/"]') === null ? 'no rule' : ''
    }
    if (fault !== '') faults.push(fault + ': ' + name)
  }
  return faults
}`
