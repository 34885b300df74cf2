import { describe, expect, test } from 'vitest'
import { redCathedral } from '../game.ts'
import { board, duchy, extension, openCities, withContractors } from '../testing/contractors.ts'
import { laidOut, randomGame } from '../testing/play.ts'
import { does, offers, player, refuses, seen, table } from '../testing/table.ts'
import { chooseSpecialist, dismiss, hire, moveDie, sell } from '../testing/wishes.ts'

describe('who takes part', () => {
  test('two to four players add the module to the base game — CT-1.1', () => {
    for (const players of [2, 3, 4]) {
      const at = laidOut(withContractors({ players }), 1)
      expect(board(at).cities).toHaveLength(6)
      expect(seen(at).players.every((each) => each.extension !== null)).toBe(true)
    }
    const five = redCathedral.create({ players: 5, options: { contractors: true } })
    expect(five.ok ? [] : five.problems.map(({ path }) => path)).toEqual(['players'])
  })

  test('it takes no part unless the table says so — CT-1.1', () => {
    const base = table()
    expect(seen(base).duchy).toBeNull()
    expect(player(base, 'red').extension).toBeNull()
    expect(seen(base).market.flatMap(({ dice }) => dice)).toHaveLength(5)
    expect(openCities(base)).toEqual([])
    expect(refuses(base, hire('city-moscow'))).toMatchObject({
      clause: 'CT-1.1',
      message: { key: 'refusal.noContractors' },
    })
    expect(refuses(base, { type: 'buyPermit' }).clause).toBe('CT-1.1')
  })
})

test.each(['basic', 'advanced'])(
  'with the %s side of the workshop boards — CT-1.2',
  (boardSide) => {
    const position = withContractors({ options: { boardSide } })
    expect(extension(laidOut(position, 1))).toMatchObject({ permits: 1, contractors: 6 })
    let hires = 0
    for (const { command } of randomGame(position, boardSide))
      if (command.type === 'hire') hires += 1
    expect(hires).toBeGreaterThan(3)
  },
)

test.each(['clergy', 'guild-lawyers', 'guild-managers'])(
  'with the Clergy or a new guild in their place: %s — CT-1.3',
  (fourthGuild) => {
    const at = laidOut(withContractors({ options: { fourthGuild } }), 1)
    const cards = seen(at).influenceCards
    expect(cards).toHaveLength(4)
    for (const group of ['inf-craftsmen', 'inf-teamsters', 'inf-merchants']) {
      expect(cards.filter((id) => id.startsWith(group))).toHaveLength(1)
    }
    const fourth = fourthGuild === 'clergy' ? 'inf-clergy' : fourthGuild
    expect(cards.filter((id) => id.startsWith(fourth))).toHaveLength(1)
    expect(board(at).cities).toHaveLength(6)
  },
)

describe('the fourth main action', () => {
  const at = duchy({ sections: { 0: { owner: 'red' } }, red: { goods: { wood: 1 } } })

  test('Hire joins Claim, Build and Acquire — CT-1.4', () => {
    const types = new Set(offers(at).map(({ type }) => type))
    expect([...types].toSorted()).toEqual(['claim', 'deliver', 'hire', 'moveDie'])
  })

  test('a player who hires takes no other main action in that turn — CT-1.4', () => {
    const hired = does(
      duchy({ red: { position: 20 } }),
      hire('city-moscow'),
      chooseSpecialist('s1'),
      dismiss,
    )
    expect(refuses(hired, moveDie('red')).clause).toBe('RC-4.2')
    expect(refuses(hired, hire('city-moscow')).clause).toBe('RC-4.2')
    expect(offers(hired)).toContainEqual(sell(1))
  })

  test('and nobody hires after another main action — CT-1.4', () => {
    const moved = does(duchy({ red: { position: 20 } }), moveDie('red'), { type: 'stop' })
    expect(openCities(moved)).toEqual([])
    expect(refuses(moved, hire('city-moscow')).clause).toBe('RC-4.2')
  })
})
