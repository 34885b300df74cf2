import { describe, expect, test } from 'vitest'
import { redCathedral } from '../game.ts'
import { laidOut, randomGame } from '../testing/play.ts'
import { solo } from '../testing/solo.ts'
import { asks, does, happened, offers, opened, player, refuses, seen } from '../testing/table.ts'

const alone = (options: object = {}) => ({ players: 1, options: { ...options } })
const seeds = Array.from({ length: 30 }, (_, seed) => seed)

describe('the game of one', () => {
  test('has one person who decides, and Ivan, who never does — IV-1.1, IV-1.4', () => {
    const game = opened(alone())
    expect(game.players).toBe(1)
    expect(redCathedral.minPlayers).toBe(1)
    const questions = new Set<string>()
    for (const { before } of randomGame(alone(), 1)) {
      expect(game.actor(before.state)?.seat).toBe(0)
      questions.add(asks(before) ?? '')
    }
    expect([...questions].filter((name) => name.startsWith('ivan-'))).toEqual(['ivan-claim'])
  })

  test('is set up for two: four towers of twelve sections — IV-1.2, IV-2.1', () => {
    for (const seed of seeds.slice(0, 5)) {
      const { towers, players } = seen(laidOut(alone(), seed))
      expect(towers).toHaveLength(4)
      expect(towers.flat()).toHaveLength(12)
      expect(players).toHaveLength(2)
    }
  })

  test.each([
    {},
    { boardSide: 'advanced' },
    { contractors: true },
    { fourthGuild: 'guild-artisans' },
    { boardSide: 'advanced', contractors: true, fourthGuild: 'guild-lawyers' },
  ])('is played with %j — IV-1.3', (options) => {
    expect(redCathedral.create({ players: 1, options }).ok).toBe(true)
  })
})

describe('setup', () => {
  test('no tile with the 3 mark lies on a section: five of them lie at the cards — IV-2.1, IV-2.5, IV-2-EX3', () => {
    const drawn = new Set<string>()
    for (const seed of seeds) {
      const at = laidOut(alone(), seed)
      const [laid] = happened(at, 'setUp')
      const [ivan] = happened(at, 'ivanSetUp')
      expect(laid?.tiles).toHaveLength(12)
      expect(laid?.tiles.filter((tile) => tile.endsWith('-3'))).toEqual([])
      expect(ivan?.tiles.toSorted()).toEqual([
        'ws-die-blue-3',
        'ws-die-green-3',
        'ws-die-red-3',
        'ws-die-white-3',
        'ws-die-yellow-3',
      ])
      drawn.add(ivan?.tiles.join() ?? '')
    }
    expect(drawn.size).toBeGreaterThan(20)
    // 23 tiles without the mark: 12 on the sections, 11 stay out.
    const tiles = new Set(
      seeds.flatMap((seed) => happened(laidOut(alone(), seed), 'setUp')[0]?.tiles ?? []),
    )
    expect(tiles.size).toBe(23)
  })

  test.each([
    ['red', 'blue'],
    ['blue', 'green'],
    ['green', 'yellow'],
    ['yellow', 'red'],
  ])('to %s Ivan is %s — IV-2.2, IV-2-EX1', (yours, his) => {
    const { players } = seen(laidOut(alone({ colours: [yours] }), 1))
    expect(players.map(({ colour }) => colour)).toEqual([yours, his])
  })

  test('Ivan has six banners, four ornaments and a marker, and nothing else — IV-2.3', () => {
    const ivan = player(solo(), 'blue')
    expect(ivan.spareBanners).toBe(6)
    expect(ivan.ornaments).toEqual(player(solo(), 'red').ornaments)
    expect(Object.values(ivan.ornaments).reduce((sum, n) => sum + n, 0)).toBe(
      Object.values(player(solo(), 'red').ornaments).reduce((sum, n) => sum + n, 0),
    )
    expect(ivan).toMatchObject({ rubles: 0, inventory: {}, capacity: 0, workshop: [] })
  })

  test('five cards lie in a row, and the pairing with the dice stays — IV-2.4, IV-2.6', () => {
    const { cards } = seen(solo()).ivan ?? { cards: [] }
    expect(cards.map(({ card }) => card)).toEqual([
      'solo-claim',
      'solo-inventory',
      'solo-transport',
      'solo-construction',
      'solo-recognition',
    ])
    for (const { before, after } of randomGame(alone(), 3)) {
      expect(seen(after).ivan?.cards).toEqual(seen(before).ivan?.cards)
    }
  })

  test('he starts with a base drawn at random; its tile is gone and gives nothing — IV-2.7, IV-2.8', () => {
    const towers = new Set<number>()
    for (const seed of seeds) {
      const at = laidOut(alone(), seed)
      const [start] = happened(at, 'ivanStarted')
      const section = start?.section ?? -1
      towers.add(seen(at).towers.findIndex(([base]) => base?.section === section))
      const own = seen(at)
        .towers.flat()
        .filter(({ owner }) => owner === 1)
      expect(own).toMatchObject([{ section, type: 'base', tile: null, finished: false }])
      expect(seen(at).ivan?.removed).toEqual([start?.tile])
      expect(player(at, 'blue').position).toBe(13)
      expect(player(at, 'blue').spareBanners).toBe(5)
    }
    expect([...towers].toSorted()).toEqual([0, 1, 2, 3])
  })

  test('the setting makes it the leftmost tower, or your choice — IV-2.7', () => {
    for (const seed of seeds.slice(0, 5)) {
      const leftmost = laidOut(alone({ ivanStart: 'leftmost' }), seed)
      expect(happened(leftmost, 'ivanStarted')).toMatchObject([{ section: 0, by: 'leftmost' }])
    }
    const at = laidOut(alone({ ivanStart: 'chosen' }), 1)
    expect(asks(at)).toBe('ivan-start')
    const bases = seen(at).towers.map(([base]) => base?.section)
    expect(offers(at)).toEqual(bases.map((section) => ({ type: 'claimForIvan', section })))
    expect(refuses(at, { type: 'claimForIvan', section: 1 }).clause).toBe('IV-2.7')
    const chosen = does(at, { type: 'claimForIvan', section: Number(bases[2]) })
    expect(happened(chosen, 'ivanStarted')).toMatchObject([{ section: bases[2], by: 'chosen' }])
    expect(asks(chosen)).toBe('main-action')
  })

  test('his marker starts on position 13 and gains the handicap — IV-2.9, IV-2-EX2', () => {
    expect(player(laidOut(alone({ ivanHandicap: 0 }), 1), 'blue').position).toBe(13)
    expect(player(laidOut(alone({ ivanHandicap: 1 }), 1), 'blue').position).toBe(17)
    expect(player(laidOut(alone({ ivanHandicap: 2 }), 1), 'blue').position).toBe(21)
  })

  test('you are first, with 3 rubles, on position 2 — IV-2.10', () => {
    for (const seed of seeds.slice(0, 5)) {
      const at = laidOut(alone(), seed)
      expect(seen(at)).toMatchObject({ first: 0, active: 0 })
      expect(player(at, 'red')).toMatchObject({ rubles: 3, position: 2 })
    }
  })

  test('for one seed, one game: cards and start come after all the rest — IV-2.11', () => {
    const types = (options: object) => laidOut(alone(options), 4).events.map(({ type }) => type)
    expect(types({})).toEqual(['setUp', 'ivanSetUp', 'ivanStarted', 'turnBegan', 'asked'])
    const module = types({ contractors: true })
    expect(module.indexOf('duchyLaid')).toBeLessThan(module.indexOf('ivanSetUp'))
    expect(laidOut(alone(), 7).events).toEqual(laidOut(alone(), 7).events)
  })
})

describe('settings', () => {
  test.each([
    [1, { ivanLevel: 'tsar' }, 'ivanLevel'],
    [1, { ivanHandicap: -1 }, 'ivanHandicap'],
    [1, { ivanHandicap: 1.5 }, 'ivanHandicap'],
    [1, { ivanStart: 'mine' }, 'ivanStart'],
    [1, { ivanDecorates: 'no' }, 'ivanDecorates'],
    [1, { colours: ['red', 'green'] }, 'colours'],
    [2, { ivanLevel: 'master' }, 'ivanLevel'],
    [3, { ivanHandicap: 2 }, 'ivanHandicap'],
    [0, {}, 'players'],
  ])('%d players with %j: %s is named', (players, options, path) => {
    const result = redCathedral.create({ players, options })
    expect(result).toMatchObject({ ok: false })
    if (!result.ok)
      expect(result.problems.map((problem) => problem.path.split('[')[0])).toContain(path)
  })
})
