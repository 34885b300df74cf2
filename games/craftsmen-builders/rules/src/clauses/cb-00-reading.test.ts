import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Chance } from '@guildhall/kernel'
import { type Clause, parseRulebook } from '@guildhall/texts'
import { describe, expect, test } from 'vitest'
import { builtInComponents } from '../components/load.ts'
import { craftsmenBuilders } from '../game.ts'
import { amount, goodsOf as named } from '../goods.ts'
import { coinsPlace } from '../testing/commands.ts'
import { builds, randomGame } from '../testing/play.ts'
import { asks, does, goodsOf, happened, table } from '../testing/table.ts'

const BOOK = join(import.meta.dirname, '../../../../../rules/craftsmen-builders.md')
const markdown = readFileSync(BOOK, 'utf8')
const book: readonly Clause[] = parseRulebook(markdown)
const unique = <T>(list: readonly T[]): T[] => [...new Set(list)]

/** The first cells of the table under a heading, without their code marks. */
function firstColumn(heading: string): string[] {
  const [, after = ''] = markdown.split(`\n## ${heading}\n`)
  const [chapter = ''] = after.split('\n## ')
  const rows = chapter.split('\n').filter((line) => line.startsWith('|'))
  return rows.slice(2).map((row) => row.split('|')[1]?.trim().replaceAll('`', '') ?? '')
}

describe('clauses', () => {
  test('every rule has a number of its own, under the heading it belongs to — CB-0.1', () => {
    const ids = book.map(({ id }) => id)
    expect(unique(ids)).toEqual(ids)
    for (const { id, section } of book) {
      expect(id).toMatch(/^CB-(\d+\.\d+|\d+-EX\d+)$/)
      expect(section === 'Examples' || id.startsWith('CB-')).toBe(true)
    }
  })

  test('a ruling says why, and often what else could be — CB-0.4', () => {
    const rulings = book.filter(({ id, text }) => text.includes('(ruling:') && id !== 'CB-0.4')
    expect(rulings.length).toBeGreaterThan(30)
    for (const { text } of rulings) expect(text).toMatch(/\(ruling: \S.+\)/)
    expect(rulings.filter(({ text }) => text.includes('alternative: ')).length).toBeGreaterThan(20)
  })

  test('a worked example is known by its number and adds no rule — CB-0.9', () => {
    const examples = book.filter(({ id }) => id.includes('EX'))
    expect(examples.length).toBeGreaterThan(70)
    for (const { example, tags } of examples) {
      expect(example).toBe(true)
      expect([...tags.random, ...tags.decide, ...tags.setting]).toEqual([])
    }
  })

  test('every component that the text names by its id is in the data file — CB-0.8', () => {
    const data = JSON.stringify(builtInComponents())
    const ids = unique(markdown.match(/`(building|craftsman|contract|board|market)-[\w-]+`/g) ?? [])
    expect(ids.length).toBeGreaterThan(60)
    for (const id of ids) expect(data).toContain(`"${id.replaceAll('`', '')}"`)
  })
})

describe('chance, decisions and settings', () => {
  test('chance is marked as a shuffle or a draw, and asked only there — CB-0.2', () => {
    const marks = unique(book.flatMap(({ tags }) => tags.random))
    expect(marks.toSorted()).toEqual(['draw', 'shuffle'])
    const drawn = new Set(['columnsLaid', 'craftsmenShuffled'])
    for (const { before, command } of randomGame({ players: 4 }, 3)) {
      const luck = counted(before.chance)
      const decision = before.game.decide(before.state, before.state.active, command, luck)
      const lucky = decision.ok && decision.events.some(({ type }) => drawn.has(type))
      expect(luck.draws > 0).toBe(lucky)
    }
  })

  test('every marked decision is in the list, and the game asks no other — CB-0.3', () => {
    const listed = firstColumn('CB-13 Decision points')
    const marked = unique(book.flatMap(({ tags }) => tags.decide))
    expect(marked.toSorted()).toEqual(listed.toSorted())
    const asked = new Set<string | null>()
    for (const seed of [1, 2, 3]) {
      const options = { castleIncome: 'choice', roundLimit: 40 }
      for (const { before } of randomGame({ players: 3, options }, seed)) {
        asked.add(asks(before))
      }
    }
    for (const question of asked) expect(listed).toContain(question)
    expect(asked.size).toBeGreaterThan(listed.length / 2)
  })

  test('every setting is an option of the table, with the default of the list — CB-0.5', () => {
    const named = unique(book.flatMap(({ tags }) => tags.setting))
    const listed = firstColumn('CB-14 Settings')
    expect(named.toSorted()).toEqual(listed.toSorted())
    const created = craftsmenBuilders.create({ players: 2 })
    const options = created.ok ? created.value.options : {}
    const [, chapter = ''] = markdown.split('\n## CB-14 Settings\n')
    const words: Record<string, unknown> = { on: true, off: false, 0: 0 }
    for (const [, name = '', word = ''] of chapter.matchAll(/^\| `(\w+)` \| (\w+)/gm)) {
      expect(options[name]).toBe(words[word] ?? word)
    }
  })

  test('only the refilling of the row departs from the seed, and a setting restores it — CB-0.6', () => {
    const after = (refillTiming: string) =>
      builds(
        table({
          options: { refillTiming },
          market: { 1: ['gravel-pit'] },
          red: { coins: 3, wood: 1 },
        }),
        'gravel-pit',
      )
    expect(happened(after('deferred'), 'positionFilled')).toEqual([])
    expect(happened(after('atOnce'), 'positionFilled')).toHaveLength(1)
  })
})

test('every division rounds down — CB-0.7', () => {
  const at = table({
    options: { roundLimit: 1 },
    lap: 4,
    turn: 'blue',
    acted: true,
    red: { coins: 9, wood: 2, stone: 1 },
  })
  const { game, state } = does(at, { type: 'endTurn' })
  expect(game.outcome(state)?.seats[0]?.lines).toEqual([
    { label: 'buildings', points: 0 },
    { label: 'contracts', points: 0 },
    { label: 'coins', points: 1 },
    { label: 'resources', points: 1 },
  ])
})

test('a value changed in the data file is the value of the game — CB-0.8', () => {
  const components = {
    craftsmen: [
      {
        id: 'craftsman-permanent',
        places: builtInPlaces().map((place) =>
          place.id.endsWith('coins')
            ? { ...place, steps: [{ gain: [{ of: 'coin', n: 4 }] }] }
            : place,
        ),
      },
    ],
  }
  const at = does(table({ components }), coinsPlace)
  expect(goodsOf(at, 'red')).toEqual([4, 0, 0])
})

test('what happens to several players goes in turn order from the active one on — CB-0.10', () => {
  const at = builds(
    table({
      players: 4,
      round: 2,
      order: ['green', 'red', 'yellow', 'blue'],
      turn: 'yellow',
      market: { 1: ['stable', 'quarry', 'gravel-pit'] },
      yellow: { coins: 3, wood: 1 },
    }),
    'gravel-pit',
  )
  expect(happened(at, 'gained').map(({ seat }) => seat)).toEqual([3, 1, 2, 0])
})

test('a set of goods names each kind with its number; levels I to III are 1 to 3 — CB-0.11', () => {
  expect(named(amount(5, 1, 0))).toEqual({ coin: 5, wood: 1 })
  const levels = builtInComponents().buildings.map(({ id, level }) => [Number(id[9]), level])
  for (const [inId, level] of levels) expect(inId).toBe(level)
  const at = table({ market: { 1: ['toll-house'] }, red: { coins: 5, wood: 1 } })
  const paid = happened(builds(at, 'toll-house'), 'paid')
  expect(paid[0]?.goods).toEqual({ coin: 5, wood: 1 })
})

function builtInPlaces() {
  const card = builtInComponents().craftsmen.find(({ role }) => role === 'permanent')
  return card?.role === 'permanent' ? card.places : []
}

/** A chance that counts what is drawn from it. */
function counted(chance: Chance): Chance & { readonly draws: number } {
  const count = { draws: 0 }
  return {
    get draws() {
      return count.draws
    },
    int(below) {
      count.draws += 1
      return chance.int(below)
    },
    split: (label) => chance.split(label),
  }
}
