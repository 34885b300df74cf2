import { expect, test } from 'vitest'
import { greedyAt } from '../../testing/greedy.ts'
import { diceFor, solo } from '../../testing/solo.ts'
import { does } from '../../testing/table.ts'
import { moveDie } from '../../testing/wishes.ts'

test.each([{}, { endTriggeredBy: 'blue' } as const])(
  'a simple opponent ends a turn without giving its prestige away: %j',
  (position) => {
    const at = solo({ acted: true, red: { position: 29, rubles: 0 }, ...position })
    expect(greedyAt(at)).toEqual({ type: 'endTurn' })
  },
)

test('in the last turn it still takes what will score', () => {
  const last = solo({ endTriggeredBy: 'blue', dice: { blue: [7, 1] }, red: { rubles: 0 } })
  expect(greedyAt(does(last, moveDie('blue')))).toEqual({ type: 'obtain' })
})

test('it sees what Ivan is about to do', () => {
  const threat = (card: Parameters<typeof diceFor>[0]): number => {
    const at = solo({
      dice: diceFor(card),
      sections: { 0: { owner: 'blue' } },
      ivan: { construction: { wood: 3 } },
    })
    return at.game.evaluate(at.state, 0)
  }
  const idle = threat('transport') // nothing lies on Inventory
  expect(threat('recognition')).toBeLessThan(idle)
  expect(threat('construction')).toBeLessThan(threat('recognition'))
})
