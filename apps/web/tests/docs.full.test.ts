import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import axe from 'axe-core'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Site, startSite, WIDE } from './browser.ts'

const ROOT = join(import.meta.dirname, '..', '..', '..')
const PHONE = { width: 390, height: 844 }

let site: Site
beforeAll(async () => {
  execFileSync(process.execPath, ['scripts/docs.mjs'], { cwd: ROOT, stdio: 'ignore' })
  site = await startSite()
})
afterAll(() => site.close())

/** What the browser refuses to do for a page, under the policy of the server. */
function refusals(page: Page): string[] {
  const found: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') found.push(message.text())
  })
  return found
}

test.each([
  ['light', WIDE],
  ['dark', WIDE],
  ['light', PHONE],
  ['dark', PHONE],
] as const)('the documentation can be used by everybody: %s, %o', async (colorScheme, viewport) => {
  // The check itself is a script that the policy would refuse.
  const page = await site.newPerson(viewport, { colorScheme, bypassCSP: true })
  for (const path of ['', 'guides/engine-api.html', 'guides/component-values.html']) {
    await page.goto(`/docs/${path}`, { waitUntil: 'networkidle' })
    await page.evaluate(axe.source)
    const faults = await page.evaluate('axe.run().then(({ violations }) => violations)')
    expect(faults, path).toEqual([])
    const width = await page.evaluate('document.documentElement.scrollWidth')
    expect(width, path).toBe(viewport.width)
  }
})

test('search and navigation work under the content security policy', async () => {
  const page = await site.newPerson()
  const refused = refusals(page)
  await page.goto('/docs/', { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Search' }).click()
  await page.getByRole('searchbox').fill('PUBLIC_URL')
  const result = page.getByRole('option').first()
  await result.waitFor()
  await result.click()
  await page.waitForURL('**/docs/operations.html*')
  await page.getByRole('link', { name: 'Decisions' }).first().click()
  await page.waitForURL('**/docs/decisions/')
  await page.getByRole('heading', { level: 1, name: 'Decisions' }).waitFor()
  expect(refused).toEqual([])
})

test('the footer of every page leads to the documentation, and a link there leads back', async () => {
  const page = await site.newPerson()
  await page.goto('/')
  await page.locator('.site-footer a[href="/docs/"]').click()
  await page.waitForURL('**/docs/')
  await page.getByRole('link', { name: 'Play', exact: true }).first().click()
  await page.waitForURL((url) => url.pathname === '/')
})
