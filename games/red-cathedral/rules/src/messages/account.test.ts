import { createTranslator } from '@guildhall/texts'
import { describe, expect, test } from 'vitest'
import { english } from '../locales/en.ts'
import { accountOf, tied } from '../testing/account.ts'
import { line, scored } from '../testing/last-turn.ts'
import { randomGame } from '../testing/play.ts'
import { seen, type Table } from '../testing/table.ts'

const say = createTranslator(english, 'en')
const towerOf = (at: Table, tower: number) => accountOf(at).towers[tower - 1]
const saidOf = (at: Table, tower: number) =>
  towerOf(at, tower)?.lines.map(({ clause, words }) => `${clause} ${say(words)}`)

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
    expect(saidOf(at, 2)).toEqual([
      'RC-12.14 Worth: 3 finished sections × 2 + 2 ornaments × 1 = 8 prestige.',
      'RC-12.15 Red: 1 section + 0 ornaments = presence 1.',
      'RC-12.15 Blue: 1 section + 1 ornament = presence 2.',
      'RC-12.15 Green: 1 section + 1 ornament = presence 2.',
      'RC-12.17 The places are worth 8, 4, and 2, each half of the one before, rounded down.',
      'RC-12.18 Blue and Green share places worth 8 and 4: divided by 2, 6 each.',
      'RC-12.17 Red takes place 3 and gains 2.',
    ])
  })

  test('an ornament without a banner — RC-12-EX11', () => {
    const at = scored({
      sections: {
        0: { owner: 'red', finished: true },
        1: { owner: 'red', finished: true, ornament: 'blue' },
        2: { owner: 'red', finished: true },
      },
    })
    expect(saidOf(at, 1)?.slice(2)).toEqual([
      'RC-12.16 Blue: 1 ornament, but no finished section here: presence 0.',
      'RC-12.22 Red alone is present and gains all of it: 7.',
    ])
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
    expect(saidOf(at, 1)?.slice(-2)).toEqual([
      'RC-12.20 Red has more presence and gains all of it: 6.',
      'RC-12.20 Blue gains a third, rounded down: 6 ÷ 3 = 2.',
    ])
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
  const reason = (at: Table) => {
    const { clause, words } = accountOf(at).ranking
    return `${clause} ${say(words)}`
  }

  test('by prestige — RC-12.23', () => {
    expect(reason(scored({ red: { position: 9 } }))).toBe('RC-12.23 Red has the most prestige: 2.')
  })

  test('by finished sections, then by ornaments, else they share it — RC-12.24, RC-12.25', () => {
    expect(reason(tied(11, []))).toMatch(/^RC-12\.24 .*more finished sections: 6 to 5\.$/)
    expect(reason(tied(12, ['red', 'red', 'red', 'blue', 'blue']))).toMatch(
      /^RC-12\.24 .*more ornaments: 3 to 2\.$/,
    )
    expect(reason(tied(12, ['red', 'red', undefined, 'blue', 'blue']))).toMatch(
      /^RC-12\.25 Red and Blue share the victory with \d+ prestige/,
    )
  })
})
