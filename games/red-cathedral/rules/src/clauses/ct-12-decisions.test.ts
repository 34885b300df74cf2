import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { atBlack, duchy, openCities, withContractors } from '../testing/contractors.ts'
import { cleverGame, type Move, randomGame } from '../testing/play.ts'
import { asks, does, happened, offers, refuses } from '../testing/table.ts'
import {
  buyPermit,
  chooseSpecialist,
  dismiss,
  hire,
  keep,
  useSpecialist,
} from '../testing/wishes.ts'

const read = (book: string) =>
  readFileSync(new URL(`../../../../../rules/${book}.md`, import.meta.url), 'utf8')
const chapterOf = (book: string, name: string) =>
  book.split('\n## ').find((text) => text.startsWith(`${name} `)) ?? ''
/** The first column of a table of decisions. */
const named = (chapter: string) =>
  [...chapter.matchAll(/^\| ([a-z-]+) \|/gm)].map(([, name]) => name ?? '')

const BASE = named(chapterOf(read('red-cathedral'), 'RC-15'))
const OWN = named(chapterOf(read('contractors'), 'CT-12'))

function* games(): Generator<Move> {
  for (let seed = 0; seed < 6; seed++) {
    yield* randomGame(withContractors({ players: 2 + (seed % 3) }), seed)
    yield* cleverGame(withContractors({ players: 2 + (seed % 3) }), seed)
  }
}

describe('the decisions of the table', () => {
  test('every decision asked for is named there or in the base game', () => {
    const asked = new Set<string>()
    for (const { before } of games()) asked.add(asks(before) ?? '')
    expect([...asked].filter((question) => ![...BASE, ...OWN].includes(question))).toEqual([])
    for (const own of ['hire-specialist', 'hire-keep']) expect(asked).toContain(own)
  })

  test('what has one option is decided without asking, except where a window is — RC-15.1', () => {
    const confirmed = ['main-action', 'claim-face', 'build-next', 'market-next', 'hire-keep']
    let single = 0
    for (const { before } of games()) {
      if (offers(before).length !== 1) continue
      expect(confirmed).toContain(asks(before))
      if (asks(before) === 'hire-keep') single += 1
    }
    expect(single).toBeGreaterThan(0)
  })
})

describe('where there is no option', () => {
  test('buy-permit is not offered', () => {
    expect(offers(duchy(), 'buyPermit')).toEqual([])
    expect(offers(duchy({ red: { position: 9 } }), 'buyPermit')).toEqual([buyPermit])
  })

  test('Hire is not offered', () => {
    expect(openCities(duchy({ red: { permits: 0 } }))).toEqual([])
  })

  test('hire-keep removes the tile', () => {
    const at = does(duchy({ red: { rubles: 1 } }), hire('city-moscow'), chooseSpecialist('s3'))
    expect(offers(at)).toEqual([dismiss])
    const rich = does(duchy({ red: { rubles: 2 } }), hire('city-moscow'), chooseSpecialist('s3'))
    expect(offers(rich)).toEqual([keep, dismiss])
  })

  test('specialist-order is not offered: neither a material nor a delivery is possible', () => {
    const full = atBlack('sp-10', { red: { specialist: 'sp-10', goods: { gold: 6 } } })
    expect(refuses(full, useSpecialist).clause).toBe('CT-7.4')
  })

  test('borrow-action is not offered: the cards in play can do nothing', () => {
    // All eight actions have a price.
    const influenceCards = {
      0: 'inf-merchants-3',
      1: 'inf-clergy-3',
      2: 'inf-craftsmen-3',
      3: 'inf-teamsters-3',
    }
    const holding = (rubles: number) =>
      atBlack('sp-08', { influenceCards, red: { specialist: 'sp-08', rubles } })
    expect(refuses(holding(0), useSpecialist).clause).toBe('CT-7.4')
    const one = does(holding(1), useSpecialist)
    expect(happened(one, 'actionUsed')).toMatchObject([{ action: 'inf-merchants-3b' }])
  })
})
