import { gzipSync } from 'node:zlib'
import type { Response } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OpenHouse, openHouse } from './browser.ts'

let house: OpenHouse

beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

/** What a newcomer waits for, in bytes, as a server without better means would send it. */
test('from the first visit to the first move little comes over the line', async () => {
  const page = await house.newPerson(undefined, { serviceWorkers: 'block' })
  const came: Response[] = []
  page.on('response', (response) => came.push(response))
  await page.goto('/')
  await page.getByRole('button', { name: 'Play now' }).click()
  await page.getByRole('heading', { level: 1, name: /your turn|is thinking/i }).waitFor()
  await page.waitForLoadState('networkidle')
  const bytes = async (kind: RegExp): Promise<number> => {
    const files = came.filter((response) => kind.test(new URL(response.url()).pathname))
    const bodies = await Promise.all(files.map((response) => response.body()))
    return bodies.reduce((sum, body) => sum + gzipSync(body).length, 0)
  }
  expect(await bytes(/\.js$/)).toBeLessThan(150_000)
  expect(await bytes(/\.woff2$/)).toBeLessThan(150_000)
})

test('what can be made smaller is sent so', async () => {
  const page = await house.newPerson(undefined, { serviceWorkers: 'block' })
  const script = page.waitForResponse((response) => response.url().endsWith('.js'))
  await page.goto('/')
  expect(await (await script).headerValue('content-encoding')).toMatch(/^(br|gzip)$/)
})
