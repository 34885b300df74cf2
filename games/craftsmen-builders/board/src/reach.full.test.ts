import { reachedFrom } from '@guildhall/ui/testing'
import { describe, expect, test } from 'vitest'
import { closing } from './plan.ts'
import { clicksOn } from './testing/clicks.ts'
import { ALL_TABLES, positions } from './testing/positions.ts'

/** Of positions with more plans than these, so many of them, by chance. */
const MOST = 30
const POSITIONS = 66

describe('every plan that the rules allow can be reached by clicks', () => {
  test.each(ALL_TABLES)('$players players, $options', (table) => {
    const faults: string[] = []
    let whole = 0
    for (const { draft, chance } of positions(table, POSITIONS)) {
      const found = reachedFrom(draft, { clicks: clicksOn, closing }, chance, MOST)
      faults.push(...found.faults)
      if (found.whole) whole += 1
    }
    expect(faults).toEqual([])
    expect(whole).toBeGreaterThan(0)
  })
})
