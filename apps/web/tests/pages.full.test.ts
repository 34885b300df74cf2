import { LANGUAGES } from '@guildhall/texts'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PHONE, type Site, startSite, WIDE } from './browser.ts'
import { clipped, faults, forEverybody, inLongWords, type LookedAt, sideways } from './look.ts'
import { like, text } from './texts.ts'

const ADMIN_TOKEN = 'a token for the tests only'

let site: Site
/** A table that has not started, by its path. */
let table: string
/** An administrator with an account, so that every part of every page is there. */
let page: Page

beforeAll(async () => {
  site = await startSite({ ADMIN_TOKEN })
  page = await site.newPerson()
  await page.goto('/new')
  await page.getByText(text('new.public'), { exact: true }).click()
  await page.getByRole('button', { name: text('new.create'), exact: true }).click()
  await page.waitForURL('**/t/*')
  table = new URL(page.url()).pathname
  await page.goto('/account')
  await page.getByLabel(text('account.email'), { exact: true }).fill('anna@example.org')
  await page.getByLabel(text('account.password'), { exact: true }).fill('five towers and a well')
  await page.getByRole('button', { name: text('account.makeWithPassword'), exact: true }).click()
  await page.locator('summary').last().click()
  await page.getByLabel(text('account.claimToken'), { exact: true }).fill(ADMIN_TOKEN)
  await page.getByRole('button', { name: text('account.claim'), exact: true }).click()
  await page.getByRole('link', { name: text('site.admin'), exact: true }).waitFor()
})
afterAll(() => site.close())

/** Every page, and what is on it once it is all there. */
const PAGES: readonly LookedAt[] = [
  ['home', () => '/', text('home.notStarted', { n: 1 })],
  ['make a table', () => '/new', text('new.create')],
  ['the waiting room', () => table, text('waitingRoom.copy')],
  ['settings', () => '/settings', text('settings.webhooks')],
  ['account', () => '/account', text('account.changePassword')],
  ['sign in', () => '/sign-in', text('signIn.withPasskey')],
  ['my games', () => '/games', text('games.none')],
  ['administration', () => '/admin', like(text('admin.storage', { kind: 'sqlite' }))],
  ['no page', () => '/no/such/page', text('page.notFound')],
]

forEverybody(PAGES, () => page)

test('what cannot be used or read would be found', async () => {
  await page.goto('/sign-in')
  await page.getByText(text('signIn.withPasskey')).waitFor()
  await page.evaluate('document.querySelector("main").append(document.createElement("input"))')
  expect((await faults(page)).join()).toContain('label at')
  await page.evaluate(`
    const narrow = document.createElement('p')
    narrow.textContent = 'too long'
    Object.assign(narrow.style, { overflow: 'hidden', width: '1rem', whiteSpace: 'nowrap' })
    document.querySelector('main').append(narrow)
  `)
  await inLongWords(page)
  expect(await clipped(page)).toEqual(['tooto longlo'])
})

test('text of twice the size still fits a phone', async () => {
  await page.setViewportSize(PHONE)
  for (const [, path, there] of PAGES) {
    await page.goto(path())
    await page.getByText(there).first().waitFor()
    await page.evaluate('document.documentElement.style.fontSize = "200%"')
    expect(await sideways(page), path()).toBe(0)
  }
})

test.each(LANGUAGES)('in no language is a page wider than a phone: %s', async (tongue) => {
  await page.setViewportSize(PHONE)
  const settings = JSON.stringify({ language: tongue })
  await page.evaluate(`localStorage.setItem('guildhall.settings', '${settings}')`)
  for (const [, path] of PAGES) {
    await page.goto(path())
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
    await expect.poll(() => page.evaluate('document.documentElement.lang')).toBe(tongue)
    expect(await sideways(page), path()).toBe(0)
  }
  await page.evaluate('localStorage.clear()')
})

test.each([
  ['wide', WIDE],
  ['on a phone', PHONE],
])('words longer by two fifths fit, %s', async (_, viewport) => {
  await page.setViewportSize(viewport)
  for (const [, path, there] of PAGES) {
    await page.goto(path())
    await page.getByText(there).first().waitFor()
    await inLongWords(page)
    expect(await sideways(page), path()).toBe(0)
    expect(await clipped(page), path()).toEqual([])
  }
})

test('whoever goes to a page hears its heading and its title', async () => {
  await page.setViewportSize(WIDE)
  await page.goto('/')
  await page.getByRole('link', { name: text('site.settings'), exact: true }).click()
  await page.getByRole('heading', { level: 1, name: text('settings.title'), exact: true }).waitFor()
  await expect
    .poll(() => page.evaluate('document.activeElement.textContent'))
    .toBe(text('settings.title'))
  await expect.poll(() => page.title()).toBe(`${text('settings.title')} · ${text('site.name')}`)
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: text('home.heading'), exact: true }).waitFor()
})

test('the first stop of the keyboard leads past the header', async () => {
  await page.goto('/settings')
  await page.getByRole('heading', { name: text('settings.keys'), exact: true }).waitFor()
  await page.keyboard.press('Tab')
  expect(await page.evaluate('document.activeElement.textContent')).toBe(text('page.skip'))
  await page.keyboard.press('Enter')
  await expect.poll(() => page.evaluate('document.activeElement.id')).toBe('main')
})
