import { anyPlan, isFound } from '@guildhall/ui/testing'
import { describe, expect, test } from 'vitest'
import { closing } from './plan.ts'
import { clicksOn } from './testing/clicks.ts'
import { ALL_TABLES, positions } from './testing/positions.ts'

const board = { clicks: clicksOn, closing }

/** With `npm run test:full` it is every plan of 330 positions. */
describe('clicks lead to a plan that the rules allow, whichever it is', () => {
  test.each(ALL_TABLES)('$players players, $options', (table) => {
    const faults: string[] = []
    let plans = 0
    for (const { draft, chance } of positions(table, 12)) {
      const plan = anyPlan(draft, board, chance)
      if (plan === null) continue
      plans += 1
      if (!isFound(draft, plan, board)) faults.push(JSON.stringify(plan.commands))
    }
    expect(faults).toEqual([])
    expect(plans).toBeGreaterThan(0)
  })
})
