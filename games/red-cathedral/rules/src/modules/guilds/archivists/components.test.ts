import { describe, expect, test } from 'vitest'
import { redCathedral } from '../../../game.ts'
import { withArchivists } from '../../../testing/archivists.ts'
import { line, scored } from '../../../testing/last-turn.ts'

/** Where something is wrong with contracts of an owner's own. */
function pathsOf(contract: object): string[] {
  const components = { contracts: [contract] }
  const read = redCathedral.create({ players: 3, components })
  return read.ok ? [] : [...new Set(read.problems.map(({ path }) => path))]
}

describe('contracts as the owner of a printed game enters them', () => {
  const position = withArchivists({ red: { rubles: 9, contracts: ['con-02'] } })
  const prestige = (contract: object) =>
    line(scored({ ...position, components: { contracts: [contract] } }), 'contracts')[0]

  test('other goods, another prestige', () => {
    const paid = { id: 'con-02', return: { pay: [{ of: 'ruble', n: 9 }], prestige: 5 } }
    expect(prestige(paid)).toBe(5)
    const more = { id: 'con-02', return: { pay: [{ of: 'ruble', n: 10 }], prestige: 5 } }
    expect(prestige(more)).toBe(0)
  })

  const pay = 'contracts[con-02].return.pay'
  test.each([
    ['a payment of prestige', { return: { pay: [{ of: 'prestige', n: 1 }], prestige: 2 } }, pay],
    ['a payment of permits', { return: { pay: [{ of: 'permit', n: 1 }], prestige: 2 } }, pay],
    ['a payment of nothing', { return: { pay: [], prestige: 2 } }, pay],
    ['a count beside a return', { each: 'towersPresent', prestige: 1 }, 'contracts[con-02]'],
  ])('%s is refused', (_words, contract, path) => {
    expect(pathsOf({ id: 'con-02', ...contract })).toEqual([path])
  })

  test.each([
    ['something that nobody counts', 'con-15', { each: 'windows' }],
    ['a condition without a number', 'con-11', { if: { count: 'faceUpTiles', atLeast: 0 } }],
  ])('%s is refused', (_words, id, contract) => {
    const [path, ...more] = pathsOf({ id, ...contract })
    expect([path?.startsWith(`contracts[${id}]`), more]).toEqual([true, []])
  })

  test('there are fifteen, and no others', () => {
    expect(pathsOf({ id: 'con-16', name: 'Sixteen', each: 'towersPresent', prestige: 1 })).toEqual([
      'contracts[con-16]',
    ])
  })
})
