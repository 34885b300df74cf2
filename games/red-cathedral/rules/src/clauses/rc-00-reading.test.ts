import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Chance } from '@guildhall/kernel'
import { type Clause, parseRulebook } from '@guildhall/texts'
import { describe, expect, test } from 'vitest'
import { builtInComponents } from '../components/built-in.ts'
import { catalogue as english } from '../locales/en.ts'
import { laidOut, randomGame } from '../testing/play.ts'
import {
  asks,
  does,
  happened,
  offers,
  opened,
  player,
  seen,
  type Table,
  table,
} from '../testing/table.ts'
import { decorate, deliver, moveDie, obtain, sell, stop } from '../testing/wishes.ts'

const FOLDER = join(import.meta.dirname, '../../../../../rules')
const markdown = (book: string): string => readFileSync(join(FOLDER, `${book}.md`), 'utf8')
const book = (): Clause[] => parseRulebook(markdown('red-cathedral'))
const allBooks = (): Clause[] =>
  readdirSync(FOLDER)
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) => parseRulebook(readFileSync(join(FOLDER, file), 'utf8')))

/** The first cells of the table under a heading, without their code marks. */
function firstColumn(heading: string): string[] {
  const [, after = ''] = markdown('red-cathedral').split(`\n## ${heading}\n`)
  const [chapter = ''] = after.split('\n## ')
  const rows = chapter.split('\n').filter((line) => line.startsWith('|'))
  return rows.slice(2).map((row) => row.split('|')[1]?.trim().replaceAll('`', '') ?? '')
}

const numberOf = (id: string): number => Number(/\d+$/.exec(id)?.[0])
const unique = <T>(list: readonly T[]): T[] => [...new Set(list)]

describe('clauses', () => {
  test('every rule has a number of its own, under the heading it belongs to — RC-0.1', () => {
    const ids = allBooks().map((clause) => clause.id)
    expect(unique(ids)).toEqual(ids)
    for (const { id, section } of book()) {
      expect(id).toMatch(/^RC-(\d+\.\d+|\d+-EX\d+)$/)
      expect(section.split(' ')[0]).toBe(/^RC-\d+/.exec(id)?.[0])
    }
  })

  test('numbers rise within a chapter, so that a withdrawn one leaves a gap — RC-0.1', () => {
    const series = unique(book().map(({ id }) => id.replace(/\d+$/, '')))
    expect(series.length).toBeGreaterThan(25)
    for (const start of series) {
      const ids = book().map(({ id }) => id)
      const numbers = ids.filter((id) => id.replace(/\d+$/, '') === start).map(numberOf)
      expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
    }
  })

  test('a ruling says why, often what else could be, and is listed among the rulings — RC-0.4', () => {
    const rulings = book().filter(({ id, text }) => text.includes('(ruling:') && id !== 'RC-0.4')
    expect(rulings.length).toBeGreaterThan(20)
    for (const { text } of rulings) expect(text).toMatch(/\(ruling: \S.+\)/)
    expect(rulings.filter(({ text }) => text.includes('alternative: ')).length).toBeGreaterThan(20)
    const [, listed = ''] = markdown('red-cathedral').split('## RC-18 Rulings at a glance')
    const named = listed.match(/RC-\d+\.\d+/g) ?? []
    expect(unique(named).toSorted()).toEqual(rulings.map(({ id }) => id).toSorted())
  })

  test('a worked example is known by its number and adds no rule of its own — RC-0.9', () => {
    const examples = book().filter(({ id }) => id.includes('EX'))
    expect(examples.length).toBeGreaterThan(70)
    for (const { example, tags } of examples) {
      expect(example).toBe(true)
      expect(tags).toEqual({ random: [], decide: [], setting: [] })
    }
    expect(book().filter(({ id, example }) => example && !id.includes('EX'))).toEqual([])
  })
})

/** Counts how often chance is asked. */
class Counted implements Chance {
  asked = 0
  readonly #inner: Chance
  constructor(inner: Chance) {
    this.#inner = inner
  }
  int(below: number): number {
    this.asked += 1
    return this.#inner.int(below)
  }
  split(): Chance {
    return this
  }
}

describe('marks', () => {
  test('chance is marked as a roll, a shuffle or a draw — RC-0.2', () => {
    const marked = book().filter(({ tags }) => tags.random.length > 0)
    expect(unique(marked.flatMap(({ tags }) => tags.random)).toSorted()).toEqual([
      'draw',
      'roll',
      'shuffle',
    ])
    const chapters = unique(marked.map(({ id }) => id.split('.')[0]))
    expect(chapters).toEqual(['RC-2', 'RC-5', 'RC-8']) // setup, re-roll, closing roll
  })

  test('where no clause is marked, chance is not asked — RC-0.2', () => {
    let rolls = 0
    for (const seed of [1, 2, 3]) {
      for (const { before, command } of randomGame({ players: 2 + (seed % 3) }, seed)) {
        const chance = new Counted(before.chance)
        const after = does({ ...before, chance }, command)
        const dice = happened(after, 'diceRolled').flatMap((roll) => roll.rolls).length
        expect(chance.asked).toBe(dice)
        rolls += dice
      }
    }
    expect(rolls).toBeGreaterThan(50)
  })

  test('every marked decision is in the list of decisions, and every listed one is marked — RC-0.3', () => {
    const listed = firstColumn('RC-15 Decision points')
    expect(listed.length).toBeGreaterThan(15)
    const marked = unique(book().flatMap(({ tags }) => tags.decide))
    expect(marked.toSorted()).toEqual(listed.toSorted())
  })

  test('the game asks no question that is not in the list of decisions — RC-0.3', () => {
    const listed = firstColumn('RC-15 Decision points')
    const asked = new Set<string>()
    for (const seed of [1, 2, 3, 4]) {
      for (const { before } of randomGame({ players: 3 }, seed)) asked.add(asks(before) ?? '')
    }
    expect([...asked].filter((question) => !listed.includes(question))).toEqual([])
    expect([...asked]).toEqual(
      expect.arrayContaining(['main-action', 'claim-face', 'market-next', 'take']),
    )
  })

  test('every setting named in a clause is in the list of settings and an option of the table — RC-0.5', () => {
    const named = unique(book().flatMap(({ tags }) => tags.setting))
    const listed = firstColumn('RC-16 Settings')
    expect(named.toSorted()).toEqual(listed.toSorted())
    const options = Object.keys(opened().options)
    for (const setting of listed) expect(options).toContain(setting)
  })

  test('a table that says nothing plays by the defaults of that list — RC-0.5', () => {
    const [, chapter = ''] = markdown('red-cathedral').split('\n## RC-16 Settings\n')
    const rows = [...chapter.matchAll(/^\| `(\w+)` \| (\w+)/gm)]
    const words: Record<string, unknown> = { on: true, off: false, 0: 0 }
    const defaults = Object.fromEntries(
      rows.map(([, name, value = '']) => [name, words[value] ?? value]),
    )
    expect(Object.keys(defaults).length).toBeGreaterThan(8)
    expect(opened().options).toMatchObject(defaults)
  })
})

describe('data and words', () => {
  test('without a module nothing of the more special documents is in play — RC-0.6', () => {
    for (const players of [2, 3, 4]) {
      for (let seed = 0; seed < 20; seed++) {
        const at = laidOut({ players }, seed)
        expect(JSON.stringify(seen(at))).not.toMatch(/permit|black|ws-hire|guild/)
        expect(seen(at).supply.diamond).toBe(0)
      }
    }
    const special = laidOut({ options: { contractors: true } }, 0)
    expect(JSON.stringify(seen(special))).toMatch(/rt-permit.*black/)
  })

  /** Red moves the last marker of the game; whatever Red does, the scoring follows. */
  const last = (position: Parameters<typeof table>[0]): Table => {
    const at = table({ players: 2, endTriggeredBy: 'blue', ...position })
    return does(at, moveDie('red'), stop)
  }
  const scored = (at: Table, label: string) =>
    seen(at)
      .scores.filter((entry) => entry.label === label)
      .map(({ seat, points }) => [seat, points])

  test('a third, a half and a fifth are rounded down — RC-0.7', () => {
    const own = { owner: 'red', finished: true } as const
    const tower = { 0: own, 1: { owner: 'blue', finished: true, ornament: 'red' } } as const
    // V = 5: the second of two players gains 5 / 3. 9 goods are 9 / 5.
    const two = last({ sections: tower, red: { rubles: 9 }, blue: { rubles: 4 } })
    expect(scored(two, 'tower-1')).toEqual([
      [0, 5],
      [1, 1],
    ])
    expect(scored(two, 'goods')).toEqual([
      [0, 1],
      [1, 0],
    ])
    // The same tower with a third player at the table: the second gains 5 / 2.
    const three = last({ players: 3, active: 'red', endTriggeredBy: 'blue', sections: tower })
    expect(scored(three, 'tower-1')).toEqual([
      [0, 5],
      [1, 2],
      [2, 0],
    ])
  })

  test('every score of a game is a whole number — RC-0.7', () => {
    for (const seed of [1, 2, 3]) {
      for (const { after } of randomGame({ players: 4 }, seed)) {
        for (const { points } of seen(after).scores) expect(Number.isInteger(points)).toBe(true)
      }
    }
  })

  test('a value changed in the data file is the value of the game — RC-0.8', () => {
    const changed = table({
      components: {
        constants: {
          exchange: { prestigeToRubles: 3 },
          startPosition: { value: 10 },
          deliveryBudget: { value: 2 },
        },
        cathedralCards: [{ id: 'base-01', reward: { recognition: 7, rubles: 0 } }],
        resourceTiles: [{ id: 'rt-wood', gain: [{ of: 'wood', n: 3 }] }],
      },
      sections: { 0: { owner: 'red', lacks: { wood: 1, brick: 1 } } },
      red: { rubles: 0, goods: { wood: 2, brick: 1 } },
    })
    expect(player(changed, 'red').position).toBe(10)
    const built = does(changed, deliver(0, 'wood'), deliver(0, 'brick'))
    expect(player(built, 'red')).toMatchObject({ position: 17, rubles: 0 })
    expect(asks(built)).toBe('end-turn') // two deliveries, not three
    expect(player(does(built, sell(1)), 'red').rubles).toBe(3)
    const market = does(changed, moveDie('red'), obtain) // to the wood space, where the blue die lies
    expect(offers(market, 'take').map(({ goods }) => goods.wood ?? 0)).toContain(3)
  })

  test('every component that the text names by its id is in the data file — RC-0.8', () => {
    const named = markdown('red-cathedral').match(/`(base|mid|dome|ws|rt|inf|plan|board)-[\w-]+`/g)
    const data = JSON.stringify(builtInComponents())
    expect(named?.length).toBeGreaterThan(30)
    for (const id of unique(named ?? [])) expect(data).toContain(`"${id.slice(1, -1)}"`)
  })

  test('a printed value repeated in the text is the one in the data file — RC-0.8', () => {
    const plain = table({
      sections: { 0: { owner: 'red', lacks: { brick: 1 } } },
      red: { rubles: 0, goods: { brick: 1 } },
    })
    expect(player(does(plain, deliver(0, 'brick')), 'red')).toMatchObject({
      position: 6,
      rubles: 1,
    })
    expect(offers(does(plain, moveDie('red'), obtain), 'take')).toHaveLength(5) // 0 to 4 wood
  })

  test('messages say recognition, prestige and rubles, never RP, PP or R — RC-0.10', () => {
    expect(JSON.stringify(english['amount.recognition'])).toContain('recognition')
    expect(JSON.stringify(english['amount.prestige'])).toContain('prestige')
    expect(JSON.stringify(english['amount.ruble'])).toContain('ruble')
    for (const words of Object.values(english)) {
      expect(JSON.stringify(words)).not.toMatch(/\b(RP|PP|R)\b/)
    }
  })

  test('what the rulebook writes as 4 RP, 1 R and 1 PP is told under these names — RC-0.10', () => {
    const at = table({
      sections: { 0: { owner: 'red', lacks: { brick: 1 } } },
      red: { goods: { brick: 1, wood: 1, green: 1 } },
    })
    const after = does(at, deliver(0, 'brick'), decorate(0, 'green'))
    expect(happened(after, 'completed')).toMatchObject([{ recognition: 4, rubles: 1 }])
    expect(happened(after, 'decorated')).toMatchObject([{ prestige: 1 }])
    expect(player(after, 'red').prestige).toBe(2)
  })
})
