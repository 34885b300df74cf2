import { idsOf } from '@guildhall/laws/ids'
import axe from 'axe-core'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import craftsmenBuilders from '../../../games/craftsmen-builders/rules/data/components.json' with {
  type: 'json',
}
import redCathedral from '../../../games/red-cathedral/rules/data/components.json' with {
  type: 'json',
}
import modules from '../../../games/red-cathedral/rules/data/modules.json' with { type: 'json' }
import { PHONE, WIDE } from './browser.ts'

const IDS = [redCathedral, modules, craftsmenBuilders].map(idsOf)

/** What can be set as the theme of a page, beside following the device. */
const THEMES = ['light', 'dark', 'contrast'] as const

/** Sets the theme as the settings would, without loading the page anew. */
const inTheme = (page: Page, theme: (typeof THEMES)[number]): Promise<unknown> =>
  page.evaluate(`document.documentElement.dataset.theme = '${theme}'`)

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** All that a theme can change about a page. */
const COLOURS = ['color-contrast', 'link-in-text-block']

/** What somebody could not use on this page, in every theme: one line for each fault. */
export async function faults(page: Page): Promise<string[]> {
  if (!(await page.evaluate("'axe' in globalThis"))) await page.evaluate(axe.source)
  const found: string[] = []
  for (const theme of THEMES) {
    await inTheme(page, theme)
    const isFirst = theme === 'light'
    const options = JSON.stringify({
      runOnly: isFirst ? { type: 'tag', values: TAGS } : { type: 'rule', values: COLOURS },
      preload: isFirst, // style sheets that no rule about colours asks for
      resultTypes: ['violations'], // to write down all that is right takes a third of the time
    })
    const violations = (await page.evaluate(
      `axe.run(${options}).then(({ violations }) => violations)`,
    )) as axe.Result[]
    found.push(...violations.flatMap(linesOf).map((fault) => `${theme}: ${fault}`))
  }
  return found
}

const linesOf = ({ id, nodes }: axe.Result): string[] =>
  nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`)

/** A page by name, where it is, and what is on it once it is all there. */
export type LookedAt = readonly [name: string, path: () => string, there: string | RegExp]

/** Every page can be used by everybody: in every theme, wide and on a phone. */
export function forEverybody(pages: readonly LookedAt[], page: () => Page): void {
  describe.each(pages)('%s', (_name, path, there) => {
    test.each([
      ['wide', WIDE],
      ['on a phone', PHONE],
    ])('can be used by everybody in every theme, %s', async (_width, viewport) => {
      await page().setViewportSize(viewport)
      await page().goto(path())
      await page().getByText(there).first().waitFor()
      await expect.poll(() => sideways(page())).toBe(0)
      expect(await faults(page())).toEqual([])
    })
  })
}

/** Words of a page, those for who hears it included, that hold the id of a component. */
export async function idsShown(page: Page): Promise<string[]> {
  const words = (await page.evaluate(`
    [...document.body.innerText.split('\\n'),
      ...[...document.querySelectorAll('[aria-label], [title]')]
        .flatMap((one) => [one.getAttribute('aria-label') ?? '', one.getAttribute('title') ?? ''])]
  `)) as string[]
  return words.filter((each) => IDS.some((id) => id.test(each)))
}

/** How far the page goes beyond the screen sideways, in pixels. */
export const sideways = (page: Page): Promise<unknown> =>
  page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth')

/** Every word is made longer by two fifths, as in a language of long words. */
export const inLongWords = (page: Page): Promise<unknown> =>
  page.evaluate(`
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walk.nextNode()) {
      const text = walk.currentNode.data
      walk.currentNode.data = text.replace(/\\p{L}{2,}/gu, (word) =>
        word + word.slice(0, Math.ceil(word.length * 0.4)))
    }
  `)

/** Words that something around them cuts off; a name may be, where there is no room for it. What
 * scrolls up and down cuts nothing off. */
export const clipped = (page: Page): Promise<unknown> =>
  page.evaluate(`
    const cut = []
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walk.nextNode()) {
      const text = walk.currentNode
      if (text.data.trim() === '' || text.parentElement.closest('.unseen, .who, select, .follow-line, .since .summary')) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      const words = range.getBoundingClientRect()
      if (words.width === 0) continue
      for (let around = text.parentElement; around !== document.body; around = around.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(around)
        if (overflowX === 'visible') continue
        const room = around.getBoundingClientRect()
        const scrolls = overflowY === 'auto' || overflowY === 'scroll'
        if (words.right > room.right + 1) cut.push(text.data)
        else if (!scrolls && words.bottom > room.bottom + 1) cut.push(text.data)
        if (scrolls) break
      }
    }
    cut
  `)

/** Everything that can be pressed and is smaller than a finger, in pixels; links among words may be. */
export const tooSmall = (page: Page, least: number): Promise<unknown> =>
  page.evaluate(`
    [...document.querySelectorAll('button, [role=button], [role=tab], select, input, summary, nav a, a.button')]
      .map((one) => (one.matches('label > input') ? one.parentElement : one))
      .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('.unseen'))
      .map((one) => ({ one, size: (one.querySelector('path, rect') && one.closest('svg') ? one.firstElementChild : one).getBoundingClientRect() }))
      .filter(({ size }) => size.width > 0 && Math.min(size.width, size.height) < ${least} - 0.5)
      .map(({ one, size }) => (one.getAttribute('aria-label') ?? one.textContent.trim()) + ' ' +
        Math.round(size.width) + '×' + Math.round(size.height))
  `)

/** What the keyboard stands on, if it cannot be seen to: nothing marks it, or something lies over it. */
export const obscured = (page: Page): Promise<unknown> =>
  page.evaluate(`
    (() => {
      const here = document.activeElement
      const name = (here.getAttribute('aria-label') ?? here.textContent).trim().slice(0, 60)
      if (here === document.body) return null
      const ring = here.querySelector(':scope > .ring')
      const marked = ring === null
        ? getComputedStyle(here.matches('label > input') ? here.parentElement : here).outlineStyle !== 'none' ||
          getComputedStyle(here).outlineStyle !== 'none'
        : getComputedStyle(ring).strokeWidth !== '0px' && getComputedStyle(ring).visibility === 'visible'
      if (!marked) return name + ': nothing marks it'
      const shown = here.matches('label > input') ? here.parentElement : here
      const { left, top, right, bottom } = shown.getBoundingClientRect()
      for (const across of [0.5, 0.1, 0.9]) for (const down of [0.5, 0.1, 0.9]) {
        const at = document.elementFromPoint(left + (right - left) * across, top + (bottom - top) * down)
        if (at !== null && (shown.contains(at) || at.contains(shown))) return null
      }
      return name + ': not in sight'
    })()
  `)
