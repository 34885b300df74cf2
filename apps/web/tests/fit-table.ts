import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Site, startSite, WIDE } from './browser.ts'
import { draftAt, misfits, openAt, setTextSize, sizeOf } from './fit.ts'
import { FULL_TABLES, type FullGame, openFullTable } from './full-table.ts'
import { sideways } from './look.ts'

/**
 * The fullest table of each game fits the screen at these sizes, before and after a turn is drafted;
 * at `large` ones, nothing lies beside the screen with letters of twice the size.
 */
export function fitsAt(sizes: readonly string[], large: readonly string[] = []): void {
  let site: Site
  let page: Page
  beforeAll(async () => {
    site = await startSite()
    page = await site.newPerson(WIDE, { hasTouch: true })
  })
  afterAll(() => site.close())

  describe.each(Object.keys(FULL_TABLES) as FullGame[])('%s', (game) => {
    let path = ''
    beforeAll(async () => {
      path = await openFullTable(page, game)
    })

    test.each(sizes)('%s', async (name) => {
      const size = sizeOf(name)
      await openAt(page, path, size)
      expect.soft(await misfits(page)).toEqual([])
      await draftAt(page, game, size)
      expect.soft(await misfits(page)).toEqual([])
    })

    if (large.length === 0) return
    test.each(large)('%s, letters twice as large', async (name) => {
      await setTextSize(page, 200)
      await openAt(page, path, sizeOf(name))
      expect.soft(await sideways(page)).toBe(0)
      await setTextSize(page, 100)
    })
  })
}
