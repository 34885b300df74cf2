import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Built } from '../positions/position.ts'
import { atCard, DICE_APART } from '../testing/market.ts'
import { randomGame } from '../testing/play.ts'
import { asks, does, happened, offers, player, seen, type Table, table } from '../testing/table.ts'
import {
  activate,
  chooseSection,
  chooseWorkshop,
  claim,
  deliver,
  layTile,
  moveDie,
  obtain,
  stop,
  take,
  useAction,
  useWorkshop,
} from '../testing/wishes.ts'

const questionOf = (at: Table): [question: string | null, options: number] => [
  asks(at),
  offers(at).length,
]

describe('what has one option is decided without asking — RC-15.1', () => {
  /** Every section but the last dome carries a banner, and Red has one banner left. */
  const nearlyFull = (last: number): Record<number, Built> => {
    const owners = ['red', 'blue', 'green'] as const
    const own = Array.from({ length: 17 }, (_, i) => owners[Math.floor(i / 6)] ?? 'green')
    own[0] = 'green'
    return Object.fromEntries(
      own.slice(0, last).map((owner, section) => [section, { owner } as const]),
    )
  }

  test('the only section left — RC-15.1', () => {
    const start = table({ sections: nearlyFull(17) })
    const claimed = does(start, claim('inventory'))
    expect(happened(claimed, 'claimed')).toEqual([{ type: 'claimed', seat: 0, section: 17 }])
    expect(asks(claimed)).not.toBe('claim-section')
  })

  test('the only workshop space left — RC-15.1', () => {
    const start = table({ sections: nearlyFull(16) })
    const five = player(start, 'red').workshop.filter(({ tile }) => tile !== null)
    expect(five).toHaveLength(5)
    const claimed = does(start, claim('inventory'))
    expect(happened(claimed, 'claimed')).toHaveLength(1)
    expect(asks(claimed)).toBe('claim-face')
  })

  test('the only way to pay — RC-15.1', () => {
    const one = atCard('inf-merchants-1', { red: { goods: { wood: 2 } } })
    const paid = does(one, useAction('inf-merchants-1b'))
    expect(happened(paid, 'paid')).toMatchObject([{ goods: { wood: 1 } }])
    const two = atCard('inf-merchants-1', { red: { goods: { wood: 1, gold: 1 } } })
    expect(questionOf(does(two, useAction('inf-merchants-1b')))).toEqual(['pay-with', 2])
  })

  test('the only tile to set to work — RC-15.1', () => {
    const at = (yellow: string) =>
      does(
        atCard('inf-craftsmen-1', {
          sections: { 0: { owner: 'red' }, 3: { owner: 'red' } },
          red: { rubles: 1, workshop: { green: 'ws-ruble-1', yellow } },
          // With the white die out of play its tile gives nothing.
          components: { dice: [{ id: 'die-white', module: 'none' }] },
          dice: DICE_APART,
        }),
        useAction('inf-craftsmen-1b'),
      )
    expect(happened(at('ws-die-white'), 'tileActivated')).toMatchObject([{ tile: 'ws-ruble-1' }])
    expect(asks(at('ws-recognition-1'))).toBe('activate-tile')
    expect(offers(at('ws-recognition-1'))).toEqual([activate('green'), activate('yellow')])
  })

  test('the end of a turn after which no free action is possible — RC-15.1', () => {
    const laid = (position: number) =>
      does(
        table({ red: { position } }),
        claim('spare'),
        chooseSection(0),
        chooseWorkshop('red'),
        layTile('down'),
      )
    expect(seen(laid(5)).active).toBe(1)
    expect(asks(laid(6))).toBe('end-turn')
  })

  test('a repetition that is not possible — RC-15.1', () => {
    const once = atCard('inf-clergy-1', { red: { rubles: 1 } })
    expect(asks(does(once, useAction('inf-clergy-1b')))).toBe('market-next')
    const twice = atCard('inf-clergy-1', { red: { rubles: 2 } })
    expect(asks(does(twice, useAction('inf-clergy-1b')))).toBe('repeat-again')
  })
})

describe('some decisions are confirmed even so — RC-15.1', () => {
  test('claim-face: without the rubles the tile can only lie face down — RC-15.1', () => {
    const poor = table({ red: { rubles: 0 } })
    const asked = does(poor, claim('spare'), chooseSection(0), chooseWorkshop('green'))
    expect(asks(asked)).toBe('claim-face')
    expect(offers(asked)).toEqual([layTile('down')])
  })

  test('build-next: the only delivery of an effect — RC-15.1', () => {
    const at = atCard('inf-teamsters-2', {
      sections: { 0: { owner: 'red' } },
      red: { goods: { wood: 1 } },
    })
    const asked = does(at, useAction('inf-teamsters-2a'))
    expect(asks(asked)).toBe('build-next')
    expect(offers(asked)).toEqual([deliver(0, 'wood')])
  })

  test('market-next: nothing left but to stop — RC-15.1', () => {
    const full = atCard('inf-merchants-1', { red: { goods: { gold: 6 } } })
    const traded = does(full, useAction('inf-merchants-1b'))
    const asked = does(traded, obtain, take({ wood: 1 }))
    expect(asks(asked)).toBe('market-next')
    expect(offers(asked)).toEqual([stop])
  })

  test('main-action: one die to move, and nothing else to do — RC-15.1', () => {
    const others = ['blue', 'green', 'yellow', 'white']
    const one = table({
      components: { dice: others.map((colour) => ({ id: `die-${colour}`, module: 'none' })) },
      sections: Object.fromEntries(
        [0, 1, 2, 3, 7, 11].map((section) => [section, { owner: 'red' } as const]),
      ),
      red: { rubles: 0 },
    })
    expect(asks(one)).toBe('main-action')
    expect(offers(one)).toEqual([moveDie('red')])
  })
})

describe('the decisions of the table', () => {
  const CONFIRMED = ['main-action', 'claim-face', 'build-next', 'market-next']

  test('where one command is legal, the decision is one of those confirmed — RC-15.1', () => {
    let single = 0
    for (let seed = 0; seed < 12; seed++) {
      for (const { before } of randomGame({ players: 2 + (seed % 3) }, seed)) {
        if (offers(before).length !== 1) continue
        expect(CONFIRMED).toContain(asks(before))
        single += 1
      }
    }
    expect(single).toBeGreaterThan(50)
  })

  const book = readFileSync(
    new URL('../../../../../rules/red-cathedral.md', import.meta.url),
    'utf8',
  )
  const chapter = book.split('\n## ').find((text) => text.startsWith('RC-15')) ?? ''
  /** The first column of the table. */
  const named = [...chapter.matchAll(/^\| ([a-z-]+) \|/gm)].map(([, name]) => name)

  const CLAIMS = [claim('spare'), chooseSection(0), chooseWorkshop('red')]

  /** A table at which each decision is asked for by itself. */
  const ASKED: Readonly<Record<string, () => Table>> = {
    'main-action': () => table(),
    'end-turn': () => does(table({ red: { position: 6 } }), ...CLAIMS, layTile('down')),
    'claim-section': () => does(table(), ...CLAIMS.slice(0, 1)),
    'claim-space': () => does(table(), ...CLAIMS.slice(0, 2)),
    'claim-face': () => does(table(), ...CLAIMS),
    'build-next': () =>
      does(
        table({ sections: { 0: { owner: 'red' } }, red: { goods: { wood: 1, brick: 1 } } }),
        deliver(0, 'wood'),
      ),
    'market-next': () => atCard('inf-merchants-1'),
    'repeat-again': () =>
      does(atCard('inf-clergy-1', { red: { rubles: 2 } }), useAction('inf-clergy-1b')),
    take: () => does(atCard('inf-merchants-1'), obtain),
    'pay-with': () =>
      does(
        atCard('inf-merchants-1', { red: { goods: { wood: 1, gold: 1 } } }),
        useAction('inf-merchants-1b'),
      ),
    'activate-tile': () =>
      does(
        atCard('inf-craftsmen-1', {
          sections: { 0: { owner: 'red' }, 3: { owner: 'red' } },
          red: { rubles: 1, workshop: { green: 'ws-ruble-1', yellow: 'ws-recognition-1' } },
        }),
        useAction('inf-craftsmen-1b'),
      ),
    'choose-space': () =>
      does(atCard('inf-craftsmen-2', { red: { rubles: 1 } }), useAction('inf-craftsmen-2b')),
  }
  /** Those that are answered together with another. */
  const TOGETHER = [
    'sell-prestige',
    'reroll-space',
    'claim-banner',
    'market-die',
    'influence-action',
    'workshop-tile',
    'choose-kind',
  ]

  test('each is asked for by itself or answered together with another — RC-15.1', () => {
    expect([...Object.keys(ASKED), ...TOGETHER].toSorted()).toEqual(named.toSorted())
    for (const [decision, at] of Object.entries(ASKED)) expect(asks(at())).toBe(decision)
  })

  test('no game asks for another one — RC-15.1', () => {
    for (let seed = 0; seed < 12; seed++) {
      for (const { before } of randomGame({ players: 2 + (seed % 3) }, seed)) {
        expect(named).toContain(asks(before))
      }
    }
  })

  test('market-die, claim-banner and the first delivery answer main-action', () => {
    const at = table({
      sections: { 0: { owner: 'red' } },
      red: { rubles: 1, goods: { wood: 1 } },
    })
    expect(offers(at)).toEqual([
      ...offers(at, 'moveDie'),
      claim('inventory'),
      claim('spare'),
      deliver(0, 'wood'),
    ])
    expect(offers(at, 'moveDie')).toContainEqual(moveDie('red', 1))
  })

  test('influence-action and workshop-tile answer market-next', () => {
    const at = does(
      table({
        dice: { ...DICE_APART, blue: [3, 2], white: [7, 1] },
        influenceCards: { 0: 'inf-clergy-1' },
        sections: { 0: { owner: 'red' }, 3: { owner: 'red' } },
        red: { rubles: 1, workshop: { 'white-a': 'ws-gold-1', 'white-b': 'ws-wood-1' } },
      }),
      moveDie('white'),
    )
    expect(asks(at)).toBe('market-next')
    expect(offers(at)).toEqual([
      obtain,
      useAction('inf-clergy-1a'),
      useAction('inf-clergy-1b'),
      useWorkshop('white-a'),
      useWorkshop('white-b'),
      stop,
    ])
  })
})
