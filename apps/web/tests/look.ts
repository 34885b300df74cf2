import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

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
  const found: string[] = []
  for (const theme of THEMES) {
    await inTheme(page, theme)
    // In one go: our pages have no frames, and the other way opens a page of its own for each.
    const axe = new AxeBuilder({ page }).setLegacyMode(true)
    const asked = theme === 'light' ? axe.withTags(TAGS) : axe.withRules(COLOURS)
    found.push(...(await faultsOf(asked)).map((fault) => `${theme}: ${fault}`))
  }
  return found
}

async function faultsOf(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  )
}

/** How far the page goes beyond the screen sideways, in pixels. */
export const sideways = (page: Page): Promise<unknown> =>
  page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth')
