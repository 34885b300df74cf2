import { must } from '@guildhall/laws/table'
import { expect, test } from 'vitest'
import { randomGame } from '../testing/play.ts'
import type { Table } from '../testing/table.ts'
import { outcomeNow } from './outcome-now.ts'

const nowAt = ({ game, state }: Table) =>
  must(outcomeNow({ players: game.players, options: game.options }, game.view(state, 0)))

test('the outcome as it would be now adds up in every position, and ends as the outcome — CB-11.1', () => {
  let over = 0
  for (const { after } of randomGame({ players: 3 }, 'now')) {
    const now = nowAt(after)
    for (const { total, lines } of now?.seats ?? []) {
      expect(lines.reduce((sum, { points }) => sum + points, 0)).toBe(total)
    }
    if (!after.state.over) continue
    over += 1
    expect(now).toEqual(after.game.outcome(after.state))
  }
  expect(over).toBe(1)
})
