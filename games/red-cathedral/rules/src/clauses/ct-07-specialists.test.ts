import { describe, expect, test } from 'vitest'
import { builtInComponents } from '../components/built-in.ts'
import {
  atBlack,
  beforeBlack,
  board,
  duchy,
  extension,
  withContractors,
} from '../testing/contractors.ts'
import { cleverGame, randomGame } from '../testing/play.ts'
import { does, happened, offers, player, refuses, seen } from '../testing/table.ts'
import { moveDie, obtain, stop, take, useSpecialist } from '../testing/wishes.ts'

const { specialists, tools } = builtInComponents()

describe('the tiles', () => {
  test('24 tiles with a tool on the back, four for each of the six — CT-7.1', () => {
    expect(specialists).toHaveLength(24)
    expect(tools).toHaveLength(6)
    for (const { id, copies } of tools) {
      expect(specialists.filter(({ tool }) => tool === id)).toHaveLength(4)
      expect(copies).toBe(4)
    }
    for (const { steps } of specialists) expect(steps.length).toBeGreaterThan(0)
  })

  test('a table holds each of them once, wherever it is — CT-7.1', () => {
    for (const { after } of randomGame(withContractors({ players: 4 }), 2)) {
      const { specialists: lying, bag, removed } = board(after)
      const held = seen(after).players.flatMap(({ extension: own }) => [
        own?.specialist ?? null,
        ...(own?.tools ?? []),
      ])
      const known = [...lying, ...removed, ...held].filter((id) => id !== null)
      expect(new Set(known).size).toBe(known.length)
      expect(known.length + bag).toBe(24)
    }
  })

  /** The table of CT-SP-11: tile, name, effect in our words, tool. */
  test.each([
    ['sp-01', 'Carpenter', 'saw'],
    ['sp-02', 'Stonecutter', 'chisel'],
    ['sp-03', 'Gem setter', 'brush'],
    ['sp-04', 'Paymaster', 'trowel'],
    ['sp-05', 'Notary', 'plumb line'],
    ['sp-06', 'Icon painter', 'brush'],
    ['sp-07', 'Bell founder', 'hammer'],
    ['sp-08', 'Go-between', 'plumb line'],
    ['sp-09', 'Elder of the guilds', 'trowel'],
    ['sp-10', 'Smith', 'hammer'],
    ['sp-11', 'Roofer', 'saw'],
    ['sp-12', 'Bricklayer', 'trowel'],
    ['sp-13', 'Salvager', 'chisel'],
    ['sp-14', 'Wood merchant', 'saw'],
    ['sp-15', 'Quartermaster', 'plumb line'],
    ['sp-16', 'Foreman of the forge', 'hammer'],
    ['sp-17', 'Master carver', 'chisel'],
    ['sp-18', 'Gilder', 'brush'],
    ['sp-19', 'Lapidary', 'chisel'],
    ['sp-20', 'Scaffolder', 'saw'],
    ['sp-21', 'Paver', 'trowel'],
    ['sp-22', 'Benefactor', 'plumb line'],
    ['sp-23', 'Surveyor', 'hammer'],
    ['sp-24', 'Court envoy', 'brush'],
  ])('%s is the %s with a %s — CT-SP-11', (id, name, tool) => {
    const tile = specialists.find((each) => each.id === id)
    expect(tile?.name).toBe(name)
    expect(tools.find((each) => each.id === tile?.tool)?.name.toLowerCase()).toBe(tool)
  })
})

describe('using one', () => {
  test('as the market action workshop after the black die — CT-7.2', () => {
    const at = atBlack('sp-07', { red: { rubles: 0, position: 2 } })
    expect(offers(at)).toContainEqual(useSpecialist)
    const used = does(at, useSpecialist)
    expect(player(used, 'red')).toMatchObject({ position: 4, rubles: 2 })
    const turn = beforeBlack({ red: { specialist: 'sp-07' } })
    expect(refuses(turn, useSpecialist).clause).toBe('CT-4.4')
  })

  test('first it is turned face down, then its effect is carried out — CT-7.3', () => {
    const used = does(atBlack('sp-07'), useSpecialist)
    expect(used.events.slice(0, 2)).toMatchObject([
      { type: 'specialistUsed', seat: 0, specialist: 'sp-07' },
      { type: 'gained', seat: 0, source: 'sp-07', recognition: 2, rubles: 2 },
    ])
    const asked = does(atBlack('sp-01'), useSpecialist)
    expect(extension(asked)).toMatchObject({ specialist: null, tools: ['sp-01'] })
    expect(offers(asked, 'take').length).toBeGreaterThan(1)
  })

  test('it is never used again — CT-7.3', () => {
    const uses: string[] = []
    for (const { after } of cleverGame(withContractors({ players: 4 }), 1)) {
      uses.push(...happened(after, 'specialistUsed').map(({ specialist }) => specialist))
    }
    expect(uses.length).toBeGreaterThan(1)
    expect(new Set(uses).size).toBe(uses.length)
    const used = does(atBlack('sp-07'), useSpecialist, stop)
    expect(extension(used)).toMatchObject({ specialist: null, tools: ['sp-07'] })
  })

  test.each([
    ['sp-01', { goods: { gold: 6 } }],
    ['sp-05', { permits: 6 }],
    ['sp-16', {}],
    ['sp-18', {}],
    ['sp-19', { goods: { gold: 1 } }],
    ['sp-20', { goods: { stone: 1 } }],
    ['sp-21', { goods: { wood: 1 } }],
    ['sp-22', { rubles: 0 }],
  ])('only if its effect is possible: %s with %j is not — CT-7.4', (specialist, red) => {
    const at = atBlack(specialist, { red: { specialist, ...red } })
    expect(offers(at, 'useSpecialist')).toEqual([])
    expect(refuses(at, useSpecialist)).toMatchObject({
      clause: 'CT-7.4',
      message: { key: expect.stringMatching(/^refusal\.(noChange|cannotPay)$/) },
    })
  })

  test('what one market action brings can make it possible — CT-7.4', () => {
    const at = atBlack('sp-21')
    expect(offers(at, 'useSpecialist')).toEqual([])
    const stone = does(at, obtain, take({ stone: 1 }))
    expect(player(does(stone, useSpecialist), 'red')).toMatchObject({ position: 5, inventory: {} })
  })

  test('an effect that activates workshop tiles never activates a specialist — CT-7.5', () => {
    const at = does(
      beforeBlack({
        influenceCards: { 0: 'inf-craftsmen-1' },
        sections: { 0: { owner: 'red' }, 3: { owner: 'red' } },
        red: {
          rubles: 3,
          specialist: 'sp-07',
          workshop: { green: 'ws-ruble-1', yellow: 'ws-chapel-1' },
        },
      }),
      moveDie('blue'),
      { type: 'useAction', action: 'inf-craftsmen-1b' },
    )
    expect(offers(at).map(({ type }) => type)).toEqual(['activate', 'activate'])
    const alone = does(
      beforeBlack({
        influenceCards: { 0: 'inf-craftsmen-1' },
        red: { rubles: 3, specialist: 'sp-07' },
      }),
      moveDie('blue'),
    )
    expect(offers(alone, 'useAction').map(({ action }) => action)).not.toContain('inf-craftsmen-1b')
  })

  test('any number of tiles lie face down beside a board — CT-7.6', () => {
    const all = specialists.map(({ id }) => id)
    const at = duchy({ red: { tools: all.slice(5) }, specialists: fiveOf(all) })
    expect(extension(at).tools).toHaveLength(19)
    expect(board(at).bag).toBe(0)
  })
})

const fiveOf = ([s1 = '', s2 = '', s3 = '', s4 = '', s5 = '']: readonly string[]) => ({
  s1,
  s2,
  s3,
  s4,
  s5,
})
