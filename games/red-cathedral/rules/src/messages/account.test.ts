import { message } from '@guildhall/kernel'
import { describe, expect, test } from 'vitest'
import { accountOf, tied } from '../testing/account.ts'
import { line, scored } from '../testing/last-turn.ts'
import { randomGame } from '../testing/play.ts'
import { seen, type Table } from '../testing/table.ts'

const towerOf = (at: Table, tower: number) => accountOf(at).towers[tower - 1]
const keysOf = (at: Table, tower: number): string[] =>
  towerOf(at, tower)?.lines.map(({ clause, words }) => `${clause} ${words.key}`) ?? []

describe('a tower worked out', () => {
  test('three players, a tie for the first place — RC-12-EX8', () => {
    const at = scored({
      sections: {
        3: { owner: 'red', finished: true, ornament: 'blue' },
        4: { owner: 'blue', finished: true },
        5: { owner: 'blue' },
        6: { owner: 'green', finished: true, ornament: 'green' },
      },
    })
    expect(towerOf(at, 2)).toMatchObject({ value: 8, points: [2, 6, 6] })
    expect(keysOf(at, 2)).toEqual([
      'RC-12.14 account.value',
      'RC-12.15 account.presence',
      'RC-12.15 account.presence',
      'RC-12.15 account.presence',
      'RC-12.17 account.places',
      'RC-12.18 account.shares',
      'RC-12.17 account.takes',
    ])
    const [worth, red, blue] = towerOf(at, 2)?.lines ?? []
    expect(worth?.words.params).toMatchObject({
      sections: message('account.finished', { n: 3 }),
      ornaments: message('account.ornaments', { n: 2 }),
      value: 8,
    })
    expect([red, blue].map((each) => each?.words.params['n'])).toEqual([1, 2])
    expect(towerOf(at, 2)?.lines.at(-1)?.words.params).toMatchObject({ place: 3, points: 2 })
  })

  test('an ornament without a banner — RC-12-EX11', () => {
    const at = scored({
      sections: {
        0: { owner: 'red', finished: true },
        1: { owner: 'red', finished: true, ornament: 'blue' },
        2: { owner: 'red', finished: true },
      },
    })
    expect(keysOf(at, 1).slice(2)).toEqual(['RC-12.16 account.noBanner', 'RC-12.22 account.alone'])
  })

  test('two players: the whole and a third, or nothing where they are equal — RC-12.20, RC-12.21', () => {
    const sections = {
      0: { owner: 'red', finished: true },
      1: { owner: 'blue', finished: true },
      2: { owner: 'red', finished: true },
      3: { owner: 'red', finished: true },
      4: { owner: 'blue', finished: true },
    } as const
    const at = scored({ players: 2, sections })
    expect(keysOf(at, 1).slice(-2)).toEqual(['RC-12.20 account.more', 'RC-12.20 account.less'])
    const equal = accountOf(at).towers.filter(({ lines }) =>
      lines.some(({ clause }) => clause === 'RC-12.21'),
    )
    expect(equal.map(({ points }) => points)).toEqual([[0, 0]])
  })

  test('what is worked out is what was scored, at every end of 60 games — RC-12.13', () => {
    for (const players of [1, 2, 3, 4]) {
      for (let seed = 0; seed < 15; seed++) {
        let last: Table | undefined
        const options = { roundLimit: 12 }
        for (const { after } of randomGame({ players, options }, seed)) last = after
        if (last === undefined) throw new Error('no move')
        const ended = last
        expect(seen(ended).over).toBe(true)
        for (const [index, { points }] of accountOf(ended).towers.entries()) {
          expect(points).toEqual(line(ended, `tower-${index + 1}`))
        }
      }
    }
  })
})

describe('why who won has won', () => {
  const ranking = (at: Table) => accountOf(at).ranking

  test('by prestige — RC-12.23', () => {
    expect(ranking(scored({ red: { position: 9 } }))).toMatchObject({
      clause: 'RC-12.23',
      words: { key: 'ending.prestige', params: { who: message('player.red'), n: 2 } },
    })
  })

  test('by finished sections, then by ornaments, else they share it — RC-12.24, RC-12.25', () => {
    expect(ranking(tied(11, []))).toMatchObject({
      clause: 'RC-12.24',
      words: { key: 'ending.sections', params: { own: 6, next: 5 } },
    })
    expect(ranking(tied(12, ['red', 'red', 'red', 'blue', 'blue']))).toMatchObject({
      clause: 'RC-12.24',
      words: { key: 'ending.ornaments', params: { own: 3, next: 2 } },
    })
    expect(ranking(tied(12, ['red', 'red', undefined, 'blue', 'blue']))).toMatchObject({
      clause: 'RC-12.25',
      words: {
        key: 'ending.shared',
        params: { who: [message('player.red'), message('player.blue')] },
      },
    })
  })
})
