import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OpenHouse, openHouse } from './browser.ts'
import { dice, myTurn, primary } from './table.ts'

const PAGES = join(import.meta.dirname, '..', '..', '..', 'dist', 'web')
const KB = 1000

let house: OpenHouse
/** Every file of the pages that the browser asked for from the first visit to the first move. */
const fetched = new Set<string>()

beforeAll(async () => {
  house = await openHouse()
  // The worker fetches the rest of the pages for later; what counts is what somebody waits for.
  const page = await house.newPerson(undefined, { serviceWorkers: 'block' })
  page.on('request', (request) => fetched.add(new URL(request.url()).pathname))
  await page.goto('/')
  await page.getByRole('button', { name: 'Play now' }).click()
  await page.waitForURL('**/t/*')
  await myTurn(page)
  await dice(page).first().click()
  await primary(page).click()
  await page
    .getByText(/are rolled/)
    .first()
    .waitFor()
})
afterAll(() => house.close())

const filesOf = (ending: string): string[] => [...fetched].filter((file) => file.endsWith(ending))
const built = (file: string): Buffer => readFileSync(join(PAGES, file))
const sum = (sizes: readonly number[]): number => sizes.reduce((all, size) => all + size, 0)

test('the first move needs at most 150 kB of JavaScript', () => {
  const files = filesOf('.js')
  const bytes = sum(files.map((file) => gzipSync(built(file)).length))
  console.info(
    `JavaScript to the first move: ${(bytes / KB).toFixed(1)} kB in ${files.length} files`,
  )
  expect(files.some((file) => file.includes('red-cathedral'))).toBe(true)
  expect(bytes).toBeLessThanOrEqual(150 * KB)
})

test('the first move needs at most 150 kB of fonts, and only Latin ones', () => {
  const files = filesOf('.woff2')
  const bytes = sum(files.map((file) => built(file).length))
  console.info(`fonts to the first move: ${(bytes / KB).toFixed(1)} kB in ${files.length} files`)
  expect(files.map((file) => /([\w-]+)-wght/.exec(file)?.[1]).sort()).toEqual([
    'inter-latin',
    'source-serif-4-latin',
  ])
  expect(bytes).toBeLessThanOrEqual(150 * KB)
})
