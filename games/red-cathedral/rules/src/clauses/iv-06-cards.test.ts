import { describe, expect, test } from 'vitest'
import type { Built, Position } from '../positions/position.ts'
import { cardTurn, solo } from '../testing/solo.ts'
import { does, happened, player, section, seen, type Table } from '../testing/table.ts'
import { deliver } from '../testing/wishes.ts'

const ivan = (at: Table) => {
  const found = seen(at).ivan
  if (found === null) throw new Error('Ivan takes no part')
  return found
}
const builds = (position: Position): Table => cardTurn('construction', position)

describe('Recognition', () => {
  test('gives 9 — IV-6.1', () => {
    const at = cardTurn('recognition', { blue: { position: 10 } })
    expect(happened(at, 'gained')).toEqual([
      { type: 'gained', seat: 1, source: 'solo-recognition', recognition: 9 },
    ])
    expect(player(at, 'blue').position).toBe(19)
  })
})

describe('Inventory', () => {
  const all = seen(solo()).supply
  /** Leaves this much in the supply: the rest lies on the Construction card. */
  const supply = (left: Readonly<Record<string, number>>): NonNullable<Position['ivan']> => ({
    construction: Object.fromEntries(
      Object.entries(all).map(([name, n]) => [name, (n ?? 0) - (left[name] ?? 0)]),
    ),
  })

  test('takes four from the supply, one after the other, each from the fullest pile — IV-6.2, IV-6.3, IV-6-EX1', () => {
    const left = { wood: 17, brick: 18, stone: 18, gold: 15, green: 10, purple: 10 }
    const at = cardTurn('inventory', { ivan: supply(left) })
    expect(happened(at, 'ivanStocked')).toEqual([
      { type: 'ivanStocked', goods: { wood: 1, brick: 2, stone: 1 } },
    ])
    expect(seen(at).supply).toMatchObject({ wood: 16, brick: 16, stone: 17, gold: 15 })
    expect(ivan(at).inventory).toEqual({ wood: 1, brick: 2, stone: 1 })
  })

  test('equal piles in the order wood, brick, stone, gold, green, purple — IV-6.3', () => {
    const at = cardTurn('inventory', { ivan: supply({ gold: 3, green: 3, purple: 3, stone: 3 }) })
    expect(happened(at, 'ivanStocked')).toMatchObject([
      { goods: { stone: 1, gold: 1, green: 1, purple: 1 } },
    ])
  })

  test('gets fewer where the supply runs out — IV-6.4', () => {
    const at = cardTurn('inventory', { ivan: supply({ gold: 1, purple: 2 }) })
    expect(happened(at, 'ivanStocked')).toMatchObject([{ goods: { gold: 1, purple: 2 } }])
  })

  test('never takes diamonds — IV-6.4', () => {
    const options = { fourthGuild: 'guild-jewelers' }
    const at = cardTurn('inventory', { options, ivan: supply({ gold: 1 }) })
    expect(seen(at).supply).toMatchObject({ gold: 0, diamond: 15 })
    expect(ivan(at).inventory).toEqual({ gold: 1 })
  })
})

describe('Transport', () => {
  test('moves all of it to the Construction card — IV-6.5', () => {
    const at = cardTurn('transport', {
      ivan: { inventory: { wood: 3, gold: 1 }, construction: { wood: 1 } },
    })
    expect(ivan(at)).toMatchObject({ inventory: {}, construction: { wood: 4, gold: 1 } })
    expect(happened(cardTurn('transport'), 'ivanSkipped')).toHaveLength(1)
  })
})

describe('Construction', () => {
  test('with an empty card it is skipped, decorating included — IV-6.6', () => {
    const at = builds({ sections: { 0: { owner: 'red', finished: true }, 3: { owner: 'blue' } } })
    expect(happened(at, 'ivanSkipped')).toMatchObject([{ reason: 'constructionEmpty' }])
    expect(happened(at, 'ivanDecorated')).toEqual([])
  })

  test('towers from left to right, each from bottom to top; only the number counts — IV-6.7', () => {
    const sections = { 1: { owner: 'blue' }, 0: { owner: 'blue' }, 3: { owner: 'blue' } } as const
    const at = builds({ sections, ivan: { construction: { purple: 7 } } })
    expect(happened(at, 'ivanDelivered').map((event) => event.section)).toEqual([0, 1, 3])
    expect(happened(at, 'ivanDelivered')).toMatchObject([
      { goods: { purple: 3 } },
      { goods: { purple: 3 } },
      { goods: { purple: 1 } },
    ])
    expect(section(at, 0).finished).toBe(true)
    expect(section(at, 3).finished).toBe(false)
  })

  test('they are taken from the card in the order wood, brick, stone, gold, green, purple — IV-6.7', () => {
    const at = builds({
      sections: { 0: { owner: 'blue' } },
      ivan: { construction: { purple: 1, gold: 1, brick: 1, stone: 2 } },
    })
    expect(happened(at, 'ivanDelivered')).toMatchObject([{ goods: { brick: 1, stone: 2 } }])
    expect(ivan(at).construction).toEqual({ gold: 1, purple: 1 })
    // What lay on the section is what comes back, whatever its card asks for.
    expect(seen(at).supply).toMatchObject({ wood: 20, brick: 20, stone: 20, gold: 14, purple: 9 })
  })

  test('a full section is completed at once: its recognition, no rubles, then the next — IV-6.8', () => {
    const sections = { 0: { owner: 'blue' }, 3: { owner: 'blue' } } as const
    const at = builds({ sections, ivan: { construction: { wood: 6 } }, blue: { position: 10 } })
    expect(
      at.events.map(({ type }) => type).filter((type) => /ivanDelivered|completed/.test(type)),
    ).toEqual(['ivanDelivered', 'completed', 'ivanDelivered', 'completed'])
    expect(happened(at, 'completed')).toMatchObject([
      { seat: 1, section: 0, recognition: 4, rubles: 0 },
      { seat: 1, section: 3, recognition: 3, rubles: 0 },
    ])
    expect(player(at, 'blue')).toMatchObject({ position: 17, rubles: 0 })
  })

  test('the example of two sections — IV-6-EX2', () => {
    const at = builds({
      cards: { 0: 'base-05', 7: 'mid-15' },
      sections: {
        0: { owner: 'blue', lacks: { wood: 1, brick: 1 } },
        6: { owner: 'red', finished: true, ornament: 'red' },
        7: { owner: 'blue' },
      },
      ivan: { construction: { gold: 6 } },
      blue: { position: 0 },
    })
    expect(happened(at, 'ivanDelivered')).toMatchObject([
      { section: 0, goods: { gold: 2 } },
      { section: 7, goods: { gold: 4 } },
    ])
    expect(happened(at, 'completed')).toMatchObject([
      { section: 0, recognition: 4 },
      { section: 7, recognition: 6 },
    ])
    expect(ivan(at).construction).toEqual({})
    expect(happened(at, 'ivanDecorated')).toHaveLength(1)
  })

  test('what no section needs stays on the card — IV-6.11, IV-6-EX3', () => {
    const at = builds({ sections: { 0: { owner: 'blue' } }, ivan: { construction: { wood: 5 } } })
    expect(section(at, 0).finished).toBe(true)
    expect(ivan(at).construction).toEqual({ wood: 2 })
  })
})

describe('his ornaments', () => {
  const done = (owner: Built['owner'], ornament?: Built['owner']): Built =>
    ornament === undefined ? { owner, finished: true } : { owner, finished: true, ornament }
  const construction = { wood: 1 }

  test('one after building, free, without jewels and prestige — IV-6.9', () => {
    const at = builds({
      sections: { 0: done('red'), 3: done('red') },
      ivan: { construction },
      blue: { position: 10 },
    })
    expect(happened(at, 'ivanDecorated')).toEqual([
      { type: 'ivanDecorated', section: 0, ornament: 'door' },
    ])
    expect(section(at, 0).ornament).toBe(1)
    expect(player(at, 'blue')).toMatchObject({ position: 10, ornamentsBuilt: 1 })
    expect(happened(at, 'paid')).toEqual([])
  })

  test('never, where the setting says so — IV-6.9', () => {
    const at = builds({
      options: { ivanDecorates: false },
      sections: { 0: done('red'), 3: { owner: 'blue' } },
      ivan: { construction },
    })
    expect(happened(at, 'ivanDecorated')).toEqual([])
  })

  test('first on yours, then on his, in order, and only where he has a matching one — IV-6.10', () => {
    const yours = builds({
      sections: { 0: done('red', 'red'), 1: done('red'), 3: done('blue'), 4: done('red') },
      ivan: { construction },
    })
    expect(happened(yours, 'ivanDecorated')).toMatchObject([{ section: 1, ornament: 'arch' }])
    // His door is used: your bare base in T2 gets nothing, his own middle the arch.
    const used = builds({
      sections: { 0: done('red', 'blue'), 3: done('red'), 6: done('red', 'red'), 7: done('blue') },
      ivan: { construction },
    })
    expect(happened(used, 'ivanDecorated')).toMatchObject([{ section: 7, ornament: 'arch' }])
    const own = builds({ sections: { 0: done('blue'), 3: done('blue') }, ivan: { construction } })
    expect(happened(own, 'ivanDecorated')).toMatchObject([{ section: 0 }])
  })

  test('yours in T2 comes before his in T1 — IV-6-EX4', () => {
    const at = builds({ sections: { 0: done('blue'), 3: done('red') }, ivan: { construction } })
    expect(happened(at, 'ivanDecorated')).toEqual([
      { type: 'ivanDecorated', section: 3, ornament: 'door' },
    ])
  })
})

describe('penalties', () => {
  test('you are charged when Ivan completes above yours — IV-6.12, IV-6-EX5', () => {
    const at = builds({
      sections: { 0: { owner: 'red' }, 1: { owner: 'blue' } },
      ivan: { construction: { wood: 3 } },
      red: { position: 10 },
    })
    expect(happened(at, 'penalised')).toMatchObject([{ seat: 0, recognition: 1 }])
    expect(player(at, 'red').position).toBe(9)
  })

  test('and he for his below one of yours — IV-6.12', () => {
    const at = does(
      solo({
        sections: { 0: { owner: 'blue' }, 1: { owner: 'red', lacks: { gold: 1 } } },
        red: { goods: { gold: 1 } },
        blue: { position: 10 },
      }),
      deliver(1, 'gold'),
    )
    expect(happened(at, 'penalised')).toMatchObject([{ seat: 1, recognition: 1 }])
    expect(player(at, 'blue').position).toBe(9)
  })
})
