import type { Page } from 'playwright-core'
import { dice, finger, LEGAL, mouse, myTurn, readUp } from './table-page.ts'

interface Size {
  readonly width: number
  readonly height: number
}

export const sizeOf = (size: string): Size => {
  const [width = 0, height = 0] = size.split('×').map(Number)
  return { width, height }
}

/** What a turn of each game begins with. */
const BEGIN = {
  'red-cathedral': (page: Page) => dice(page).last(),
  'craftsmen-builders': (page: Page) => page.locator(`.cb-slot${LEGAL}`).first(),
} as const

/** Opens the table at a size, as it is at the beginning of a turn. */
export async function openAt(page: Page, path: string, size: Size): Promise<void> {
  await page.setViewportSize(size)
  await page.goto(path)
  await myTurn(page)
  await readUp(page)
}

/** Drafts a turn. */
export async function draftAt(page: Page, game: keyof typeof BEGIN, size: Size): Promise<void> {
  const hand = size.width < 1100 ? finger(page) : mouse
  await hand.click(BEGIN[game](page))
  await page.locator('.plan:not([data-drafted="0"])').waitFor()
}

/**
 * What does not fit: a page that scrolls, buttons of the plan out of sight or out of their sheet,
 * scrollers in scrollers, pieces and sheets that are cut off or lie on each other.
 */
export const misfits = (page: Page): Promise<unknown> =>
  page.evaluate(`
    (() => {
      const found = []
      const { innerWidth, innerHeight } = window
      const page = document.documentElement
      if (page.scrollHeight > innerHeight + 1) found.push('the page is ' + page.scrollHeight + ' high')
      if (page.scrollWidth > innerWidth) found.push('the page is ' + page.scrollWidth + ' wide')
      const plan = document.querySelector('.plan').getBoundingClientRect()
      for (const button of document.querySelectorAll('.plan-buttons button')) {
        const { top, right, bottom } = button.getBoundingClientRect()
        if (top < 0 || bottom > innerHeight || right > plan.right) found.push('out of sight: ' + button.textContent)
      }
      const shown = [...document.querySelectorAll('main *')].filter((one) => one.checkVisibility())
      const scrolls = shown.filter((one) =>
        /auto|scroll/.test(getComputedStyle(one).overflowY) && one.scrollHeight > one.clientHeight + 1)
      for (const one of scrolls)
        if (scrolls.some((other) => other !== one && other.contains(one))) found.push('scrolls twice: ' + one.className)
      for (const one of shown.filter((each) => each.matches('.sheet, .piece-button')))
        if (/hidden|clip/.test(getComputedStyle(one).overflowY) && one.scrollHeight > one.clientHeight + 1)
          found.push('cut off: ' + one.className)
      const sheets = shown.filter((one) => one.matches('.sheet, .rc-ruler, .prompt-row'))
      for (const one of sheets) for (const other of sheets) {
        if (one === other || one.contains(other) || other.contains(one)) continue
        const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()]
        if (Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
          Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1)
          found.push(one.className + ' lies on ' + other.className)
      }
      return found
    })()
  `)
