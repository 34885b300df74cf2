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

/** As the settings keep it on the device; it holds from the next page on. */
export const setTextSize = (page: Page, textSize: number): Promise<void> =>
  page.evaluate((size) => {
    const settings = JSON.parse(localStorage.getItem('guildhall.settings') ?? '{}')
    localStorage.setItem('guildhall.settings', JSON.stringify({ ...settings, textSize: size }))
  }, textSize)

/** Drafts a turn. */
export async function draftAt(page: Page, game: keyof typeof BEGIN, size: Size): Promise<void> {
  const hand = size.width < 1100 ? finger(page) : mouse
  await hand.click(BEGIN[game](page))
  await page.locator('.plan:not([data-drafted="0"])').waitFor()
}

/** The least size of a letter: of what is drawn on the board, and of everything else. */
const LEAST = { board: 11, interface: 12 }
/** Where the letters are those of the board. */
const BOARD =
  'svg, .rc-workshop, .rc-beside, .rc-stage, .rival, .strip, .cb-table > .sheet, .cb-stage, .cb-top'

/**
 * What does not fit: a page that scrolls, buttons of the plan out of sight or out of their sheet,
 * scrollers in scrollers, on a wide screen scrollers at all but for what is told, pieces and sheets that
 * are cut off or lie on each other, letters that are too small.
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
      const told = '.told, .told *, .chat ol, .log ol'
      if (document.querySelector('.table-page.wide') !== null)
        for (const one of scrolls) if (!one.matches(told)) found.push('scrolls by itself: ' + one.className)
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
      const heads = [...document.querySelectorAll('.pin, .cathedral .recipe, .market-die .die')]
      for (const one of heads) for (const other of heads) {
        if (one === other || one.closest('svg') !== other.closest('svg')) continue
        const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()]
        if (Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
          Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2)
          found.push(one.getAttribute('class') + ' lies on another')
      }
      const texts = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT)
      const small = new Set()
      while (texts.nextNode()) {
        const one = texts.currentNode.parentElement
        const words = texts.currentNode.data.trim()
        if (words === '' || one.closest('.unseen') || !one.checkVisibility({ visibilityProperty: true })) continue
        if (getComputedStyle(one).clipPath !== "none") continue
        const drawn = one.closest('svg') === null ? 1 : one.getScreenCTM().a
        const size = parseFloat(getComputedStyle(one).fontSize) * drawn
        const least = one.closest('${BOARD}') === null ? ${LEAST.interface} : ${LEAST.board}
        if (size < least - 0.05) small.add('too small, ' + size.toFixed(1) + ': ' + words.slice(0, 30))
      }
      return [...found, ...small]
    })()
  `)
