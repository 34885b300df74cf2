import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PHONE, type Site, startSite, WIDE } from './browser.ts'
import { faults, sideways } from './look.ts'
import { text } from './texts.ts'

let site: Site
let page: Page

beforeAll(async () => {
  site = await startSite()
  page = await site.newPerson()
})
afterAll(() => site.close())

const figures = () => page.locator('.rulebook-pictures')

/** The rulebook of a game with all its figures drawn. */
async function open(book: string, path = ''): Promise<void> {
  await page.goto(`/rules/${book}${path}`)
  await figures().last().waitFor()
}

describe('the rules page', () => {
  test.each([
    ['red-cathedral', text('rules.book.red-cathedral')],
    ['craftsmen-builders', text('rules.book.craftsmen-builders')],
  ])('has the rulebook of %s with a drawing in every figure', async (book, title) => {
    await open(book)
    await page.getByRole('heading', { level: 2, name: title }).waitFor()
    const all = await page.locator('.rulebook-figure').count()
    expect(all).toBeGreaterThan(10)
    await expect.poll(() => page.locator('.rulebook-figure svg').count()).toBeGreaterThan(all)
    expect(await figures().count()).toBe(all)
  })

  test('finds sections by everyday words', async () => {
    await open('red-cathedral')
    const search = page.getByLabel(text('rules.search'))
    const results = page.getByRole('region', { name: text('rules.results') })
    await search.fill('tie')
    await results.locator('a[href="/rules/red-cathedral#winner"]').first().waitFor()
    await search.fill('full inventory')
    await results.locator('a[href="/rules/red-cathedral#inventory"]').first().click()
    await page.waitForURL('**/rules/red-cathedral#inventory')
    await page.locator('#inventory:focus').waitFor()
  })

  test('a paragraph leads to the clauses behind it', async () => {
    await open('red-cathedral')
    await page.locator('a[href="/rules/red-cathedral/exact#RC-7.14"]').first().click()
    await page.waitForURL('**/rules/red-cathedral/exact#RC-7.14')
    await page.locator('[id="RC-7.14"]:focus').waitFor()
    expect(await page.locator('[id="RC-7.14"]').getAttribute('aria-current')).toBe('location')
    const shown = (await page.locator('.rules-exact').textContent()) ?? ''
    expect(shown).not.toMatch(/\[random|\[decide|setting: |\(ruling|data file/)
  })

  test('a link to a clause from elsewhere leads to the exact rules', async () => {
    await page.goto('/rules#IV-7.1')
    await page.locator('[id="IV-7.1"]:focus').waitFor()
  })

  test('is printed without navigation, with all figures, on A4', async () => {
    await open('solitaire')
    await page.emulateMedia({ media: 'print' })
    for (const part of ['.site-header', '.rules-bar', '.rules-contents', '.rules-books']) {
      expect(await page.locator(part).isVisible(), part).toBe(false)
    }
    expect(await figures().first().isVisible()).toBe(true)
    const torn = await page.evaluate(
      "getComputedStyle(document.querySelector('.rulebook-figure')).breakInside",
    )
    expect(torn).toBe('avoid')
    await page.emulateMedia({ media: 'screen' })
  })

  test.each(['rulebook', 'aid', 'exact'])('can be used by everybody: %s', async (view) => {
    for (const size of [WIDE, PHONE]) {
      await page.setViewportSize(size)
      await page.goto(`/rules/solitaire${view === 'rulebook' ? '' : `/${view}`}`)
      await page.locator('.rules-page article h2').first().waitFor()
      if (view === 'rulebook') await figures().last().waitFor()
      expect(await sideways(page)).toBe(0)
      expect(await faults(page)).toEqual([])
    }
  })
})
