import { type Seat, seededChance, stableHash, type Viewer } from '@guildhall/kernel'
import { must } from '@guildhall/laws/table'
import { describe, expect, test } from 'vitest'
import { builtInComponents } from '../components/built-in.ts'
import { rulesFor } from '../game.ts'
import { down } from '../positions/position.ts'
import { laidOut, randomGame } from '../testing/play.ts'
import { does, player, seen, table } from '../testing/table.ts'
import { chooseSection, chooseWorkshop, claim, layTile, moveDie, stop } from '../testing/wishes.ts'

const viewers = (players: number): Viewer[] => [
  ...Array.from({ length: players }, (_, seat): Seat => seat),
  'spectator',
]

describe('public at all times — RC-13.1', () => {
  const at = table({
    plan: 'plan-3c',
    resourceTiles: { 0: 'rt-gold' },
    influenceCards: { 2: 'inf-clergy-3' },
    dice: { red: [6, 3], blue: [6, 1], green: [0, 6], yellow: [1, 2], white: [2, 4] },
    cards: { 0: 'base-07', 1: 'dome-09' },
    tiles: { 1: 'ws-alms-1' },
    sections: {
      0: { owner: 'blue', finished: true, ornament: 'green' },
      2: { owner: 'blue', lacks: { brick: 1 } },
    },
    red: { position: 11, rubles: 6, goods: { gold: 2, purple: 1 } },
    blue: { workshop: { blue: 'ws-chapel-1' } },
  })
  const view = seen(at)

  test('dice with their values, and resource tiles — RC-13.1', () => {
    expect(view.market[6]?.dice).toEqual([
      { die: 'red', value: 3 },
      { die: 'blue', value: 1 },
    ])
    expect(view.market[0]).toEqual({ tile: 'rt-gold', dice: [{ die: 'green', value: 6 }] })
    expect(view.market.map(({ tile }) => tile).toSorted()).toHaveLength(8)
  })

  test('influence cards — RC-13.1', () => {
    expect(view.influenceCards).toHaveLength(4)
    expect(view.influenceCards[2]).toBe('inf-clergy-3')
  })

  test('the cathedral with costs, rewards, materials, banners, ornaments and tiles — RC-13.1', () => {
    expect(view.plan).toBe('plan-3c')
    expect(view.towers.map((tower) => tower.length)).toEqual([2, 5, 4, 5, 2])
    expect(view.towers[0]?.[0]).toEqual({
      section: 0,
      card: 'base-07',
      type: 'base',
      cost: { wood: 2, stone: 1 },
      recognition: 4,
      rubles: 1,
      owner: 1,
      finished: true,
      missing: {},
      diamonds: {},
      tile: null,
      ornament: 2,
    })
    expect(view.towers[0]?.[1]).toMatchObject({ card: 'dome-09', owner: -1, tile: 'ws-alms-1' })
    expect(view.towers[1]?.[0]).toMatchObject({ owner: 1, finished: false, missing: { brick: 1 } })
  })

  test('inventories, rubles, markers, boards and the supply — RC-13.1', () => {
    expect(view.players[0]).toMatchObject({
      position: 11,
      prestige: 2,
      rubles: 6,
      inventory: { gold: 2, purple: 1 },
    })
    expect(view.players[1]?.workshop[0]).toMatchObject({ tile: 'ws-chapel-1', faceUp: true })
    expect(view.supply).toMatchObject({ gold: 13, purple: 9, green: 10 })
  })

  test('so much that the whole table can be laid again from it — RC-13.1', () => {
    for (let seed = 0; seed < 4; seed++) {
      const options = { boardSide: seed % 2 === 0 ? 'advanced' : 'basic' }
      for (const { after } of randomGame({ players: 2 + (seed % 3), options }, seed)) {
        const again = after.game.redeal(seen(after), seededChance('unused'))
        expect(stableHash(again)).toBe(stableHash(after.state))
      }
    }
  })
})

test('a tile lying face down is known to all — RC-13.2', () => {
  const laid = table({
    sections: { 0: { owner: 'red' } },
    red: { workshop: { green: down('ws-store-1') } },
  })
  for (const viewer of viewers(3)) {
    expect(laid.game.view(laid.state, viewer).players[0]?.workshop[2]).toMatchObject({
      tile: 'ws-store-1',
      faceUp: false,
    })
  }
  const claimed = does(
    table({ tiles: { 0: 'ws-store-1' } }),
    claim('spare'),
    chooseSection(0),
    chooseWorkshop('red'),
    layTile('down'),
  )
  expect(player(claimed, 'red').workshop[0]).toMatchObject({ tile: 'ws-store-1', faceUp: false })
  expect(claimed.events).toContainEqual(
    expect.objectContaining({ type: 'tilePlaced', tile: 'ws-store-1', face: 'down' }),
  )
})

describe('hidden from all', () => {
  test('what chance will bring shows nowhere: the same past looks the same — RC-13.3', () => {
    const at = does(table(), moveDie('blue'))
    const futures = ['one', 'two', 'three'].map((seed) => ({ ...at, chance: seededChance(seed) }))
    const now = new Set(futures.map((future) => stableHash(seen(future))))
    const later = new Set(futures.map((future) => stableHash(seen(does(future, stop)))))
    expect(now.size).toBe(1)
    expect(later.size).toBeGreaterThan(1)
  })

  test('cards and tiles left out at setup are named neither in views nor in events — RC-13.3', () => {
    const { cathedralCards, influenceCards, workshopTiles, buildingPlans } = builtInComponents()
    for (let seed = 0; seed < 10; seed++) {
      const at = laidOut({ players: 2 }, seed)
      const view = seen(at)
      const inPlay = new Set<string | null>([
        view.plan,
        ...view.influenceCards,
        ...view.towers.flat().flatMap(({ card, tile }) => [card, tile]),
      ])
      const leftOut = [cathedralCards, influenceCards, workshopTiles, buildingPlans]
        .flat()
        .map(({ id }) => id)
        .filter((id) => !inPlay.has(id))
      expect(leftOut).toHaveLength(40 - 12 + (12 - 4) + (28 - 12) + (15 - 1))
      const known = JSON.stringify([view, at.events])
      expect(leftOut.filter((id) => known.includes(`"${id}"`))).toEqual([])
    }
  })
})

test('no player knows what another does not — RC-13.4', () => {
  for (const players of [2, 3, 4]) {
    for (const { after } of randomGame({ players, options: { roundLimit: 5 } }, players)) {
      const views = viewers(players).map((viewer) => after.game.view(after.state, viewer))
      for (const view of views) expect(view).toEqual(views[0])
    }
  }
})

test('every viewer, a spectator too, is sent what happened and nothing that is hidden — RC-13.5', () => {
  for (const { after } of randomGame({ players: 3, options: { roundLimit: 5 } }, 7)) {
    for (const viewer of viewers(3)) {
      const sent = after.events.map((event) => after.game.viewEvent(event, viewer))
      expect(sent).toEqual(after.events)
    }
  }
  const { game, state } = table()
  const rules = must(rulesFor(game))
  const ofModules = rules.slices.flatMap(({ view }) =>
    Object.keys(view?.(rules, state, 'spectator') ?? {}),
  )
  const ofBase = Object.keys(game.view(state, 'spectator')).filter(
    (key) => !ofModules.includes(key),
  )
  expect(ofBase.toSorted()).toEqual([
    'active',
    'first',
    'influenceCards',
    'market',
    'over',
    'plan',
    'players',
    'question',
    'rerolled',
    'scores',
    'sold',
    'stack',
    'supply',
    'towers',
    'triggeredBy',
    'turn',
    'turnsLeft',
  ])
})
