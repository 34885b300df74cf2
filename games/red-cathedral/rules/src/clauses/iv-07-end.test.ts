import { describe, expect, test } from 'vitest'
import type { Built, Position } from '../positions/position.ts'
import { line } from '../testing/last-turn.ts'
import { cardTurn, diceFor, ivanPlays, solo } from '../testing/solo.ts'
import { asks, does, happened, seen, type Table } from '../testing/table.ts'
import { deliver, endTurn, moveDie, stop } from '../testing/wishes.ts'

const done = (owner: Built['owner'], ornament?: Built['owner']): Built =>
  ornament === undefined ? { owner, finished: true } : { owner, finished: true, ornament }
const five = (owner: Built['owner']): Record<number, Built> =>
  Object.fromEntries([0, 3, 6, 9, 10].map((section) => [section, done(owner)]))

/** The last turn is Ivan's; he gains recognition, and the game is scored. */
const scored = (position: Position): Table =>
  ivanPlays({
    dice: diceFor('recognition'),
    ...position,
    options: { roundLimit: 1, ...position.options },
  })

describe('the end', () => {
  test('comes with your sixth section: Ivan takes one more turn — IV-7.1, IV-7.3, IV-7-EX1', () => {
    const at = does(
      solo({
        dice: diceFor('recognition'),
        sections: { ...five('red'), 1: { owner: 'red', lacks: { gold: 1 } } },
        red: { goods: { gold: 1 } },
      }),
      deliver(1, 'gold'),
    )
    expect(happened(at, 'endTriggered')).toEqual([{ type: 'endTriggered', seat: 0, prestige: 0 }])
    const over = does(at, ...(asks(at) === 'end-turn' ? [endTurn] : [stop, endTurn]).slice(-1))
    expect(happened(over, 'ivanTookDie')).toHaveLength(1)
    expect(happened(over, 'gameEnded')).toEqual([{ type: 'gameEnded', reason: 'sixthSection' }])
    expect(asks(over)).toBeNull()
  })

  test('or with his: you take one more turn — IV-7.1, IV-7.3, IV-7-EX1', () => {
    const at = cardTurn('construction', {
      sections: { ...five('blue'), 1: { owner: 'blue' } },
      ivan: { construction: { wood: 3 } },
    })
    expect(happened(at, 'endTriggered')).toEqual([{ type: 'endTriggered', seat: 1, prestige: 0 }])
    expect(asks(at)).toBe('main-action')
    const moved = does(at, moveDie('red'), stop)
    const over = asks(moved) === null ? moved : does(moved, endTurn)
    expect(happened(over, 'gameEnded')).toHaveLength(1)
    expect(happened(over, 'ivanTookDie')).toEqual([])
  })

  test('nobody gains prestige for it — IV-7.2', () => {
    const at = cardTurn('construction', {
      sections: { ...five('blue'), 1: { owner: 'blue' } },
      ivan: { construction: { wood: 3 } },
      blue: { position: 2 },
    })
    expect(happened(at, 'bonusGained')).toEqual([])
    expect(seen(at).players[1]?.position).toBe(2 + 4) // the section alone
  })
})

describe('final scoring', () => {
  /** Three finished sections and one ornament: worth 7. */
  const tower = (third: Built): Position['sections'] => ({
    0: done('red'),
    1: done('red'),
    2: third,
  })

  test('is that of two players: the second gets a third — IV-7.4, IV-7-EX3', () => {
    const at = scored({ sections: { 0: done('red', 'red'), 1: done('red'), 2: done('blue') } })
    expect(line(at, 'tower-1')).toEqual([7, 2])
  })

  test('equal presence: nobody gets anything — IV-7-EX2', () => {
    const at = scored({ sections: tower(done('blue', 'blue')) ?? {} })
    expect(line(at, 'tower-1')).toEqual([0, 0])
  })

  test('Ivan has no goods, whatever lies on his cards and sections — IV-7.5', () => {
    const at = scored({
      sections: { 0: { owner: 'blue', lacks: { wood: 1 } } },
      ivan: { inventory: { wood: 10 }, construction: { gold: 10 } },
      red: { rubles: 9, goods: { wood: 1 } },
    })
    expect(line(at, 'goods')[0]).toBeGreaterThan(0)
    expect(line(at, 'goods')[1]).toBe(0)
  })

  test('you win with more prestige, a tie is settled as always — IV-7.6', () => {
    const ranks = (position: Position) => {
      const at = scored(position)
      return at.game.outcome(at.state)?.seats.map(({ rank }) => rank)
    }
    expect(ranks({ red: { position: 40, rubles: 0 }, blue: { position: 2 } })).toEqual([1, 2])
    expect(ranks({ red: { position: 2, rubles: 0 }, blue: { position: 40 } })).toEqual([2, 1])
    // Recognition brings Ivan to 17 as well; nothing else tells the two apart.
    expect(ranks({ red: { position: 17, rubles: 0 }, blue: { position: 9 } })).toEqual([1, 1])
  })
})
