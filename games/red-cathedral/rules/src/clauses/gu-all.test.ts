import { readFileSync } from 'node:fs'
import { seededChance, type TableRequest, withDrawnOptions } from '@guildhall/kernel'
import { parseRulebook } from '@guildhall/texts'
import { describe, expect, test } from 'vitest'
import { builtInComponents } from '../components/built-in.ts'
import { GUILDS } from '../constants.ts'
import { redCathedral, rulesFor } from '../game.ts'
import type { Position } from '../positions/position.ts'
import { beforeBlack } from '../testing/contractors.ts'
import { atGuild, PRINTED_GUILDS } from '../testing/guild.ts'
import { DICE_APART } from '../testing/market.ts'
import { cleverGame, laidOut, randomGame } from '../testing/play.ts'
import {
  asks,
  does,
  happened,
  offers,
  player,
  refuses,
  seen,
  type Table,
} from '../testing/table.ts'
import {
  activate,
  activateOther,
  again,
  choosePlayer,
  marketAgain,
  moveDie,
  stop,
  take,
  useAction,
  useReinforcement,
  useSpecialist,
} from '../testing/wishes.ts'

const NEEDING_THE_MODULE = ['guild-contractors', 'guild-lawyers']
const CONTRACTORS = { contractors: true }

const { guildCards } = builtInComponents()
const cardsOf = (guild: string) => guildCards.filter((card) => `guild-${card.guild}` === guild)
const inPlay = (at: Table): readonly string[] => seen(at).influenceCards
const groupOf = (card: string): string => card.replace(/-\d$/, '')
const actions = (at: Table): string[] => offers(at, 'useAction').map(({ action }) => action)

describe('the card of a guild', () => {
  test('each guild has three cards, and one of them is in play — GU-ALL-1', () => {
    for (const fourthGuild of PRINTED_GUILDS) {
      expect(cardsOf(fourthGuild)).toHaveLength(3)
      const at = laidOut({ options: { ...CONTRACTORS, fourthGuild } }, 1)
      expect(inPlay(at).filter((card) => groupOf(card) === fourthGuild)).toHaveLength(1)
    }
  })

  test('works like a base influence card: one of its two actions, in its quadrant — GU-ALL-1', () => {
    const at = atGuild('guild-managers-2', { red: { goods: { gold: 1 } } })
    expect(actions(at)).toEqual(['guild-managers-2a', 'guild-managers-2b'])
    const used = does(at, useAction('guild-managers-2a'))
    expect(refuses(used, useAction('guild-managers-2b'))).toMatchObject({ clause: 'RC-8.9' })
    const elsewhere = atGuild('guild-managers-2', { dice: { blue: [7, 3] } })
    expect(refuses(elsewhere, useAction('guild-managers-2a'))).toMatchObject({ clause: 'RC-8.12' })
  })

  test.each(PRINTED_GUILDS)('%s: a simple opponent uses it — GU-ALL-1', (fourthGuild) => {
    const used = new Set<string>()
    const position = { players: 2, options: { ...CONTRACTORS, fourthGuild, roundLimit: 25 } }
    for (const { command } of cleverGame(position, fourthGuild)) {
      if (command.type === 'useAction') used.add(groupOf(command.action.slice(0, -1)))
    }
    expect(used).toContain(fourthGuild)
  })

  test('takes the place of the Clergy; the other three groups stay — GU-ALL-2', () => {
    for (const fourthGuild of PRINTED_GUILDS) {
      const at = laidOut({ options: { ...CONTRACTORS, fourthGuild } }, fourthGuild)
      expect(inPlay(at).map(groupOf).toSorted()).toEqual([
        fourthGuild,
        'inf-craftsmen',
        'inf-merchants',
        'inf-teamsters',
      ])
    }
    expect(inPlay(laidOut({}, 1)).map(groupOf)).toContain('inf-clergy')
  })

  test('is drawn from the usable ones and dealt to any quadrant — GU-ALL-3', () => {
    const drawn = new Set<string>()
    const quadrants = new Set<number>()
    for (let seed = 0; seed < 40; seed++) {
      const cards = inPlay(laidOut({ options: { fourthGuild: 'guild-foremen' } }, seed))
      const quadrant = cards.findIndex((card) => card.startsWith('guild-'))
      quadrants.add(quadrant)
      drawn.add(cards[quadrant] ?? '')
    }
    expect([...drawn].toSorted()).toEqual(['guild-foremen-1', 'guild-foremen-2', 'guild-foremen-3'])
    expect(quadrants.size).toBe(4)
  })

  test('or is the one that was chosen — GU-ALL-3', () => {
    const options = {
      fourthGuild: 'guild-foremen',
      guildCardPick: 'chosen',
      guildCard: 'guild-foremen-2',
    }
    for (let seed = 0; seed < 10; seed++) {
      expect(inPlay(laidOut({ options }, seed))).toContain('guild-foremen-2')
    }
  })

  test('some need permits, contractors or the black die, and so the module — GU-ALL-4', () => {
    const marked = guildCards.filter((card) => card.module === 'contractors').map(({ id }) => id)
    expect(marked).toEqual([
      'guild-jewelers-3',
      ...NEEDING_THE_MODULE.flatMap((guild) => [1, 2, 3].map((n) => `${guild}-${n}`)),
    ])
    const needsIt = guildCards.filter((card) => /permit|ontractors"|black/.test(stepsOf(card)))
    expect(needsIt.map(({ id }) => id)).toEqual(marked)
  })

  /** What is printed on a card, its marks left aside. */
  const stepsOf = (card: (typeof guildCards)[number]): string => JSON.stringify(card['actions'])

  test('without the module two guilds cannot be chosen, and the Jewelers have two cards — GU-ALL-5', () => {
    for (const fourthGuild of PRINTED_GUILDS) {
      const opened = redCathedral.create({ players: 3, options: { fourthGuild } })
      expect(opened.ok).toBe(!NEEDING_THE_MODULE.includes(fourthGuild))
    }
    const drawn = (options: object) =>
      new Set(
        Array.from({ length: 30 }, (_, seed) =>
          inPlay(laidOut({ options: { ...options, fourthGuild: 'guild-jewelers' } }, seed)).find(
            (card) => card.startsWith('guild-'),
          ),
        ),
      )
    expect(drawn({})).toEqual(new Set(['guild-jewelers-1', 'guild-jewelers-2']))
    expect(drawn(CONTRACTORS).size).toBe(3)
  })

  test('pieces are used only if their guild is in play — GU-ALL-6', () => {
    const base = laidOut({ options: CONTRACTORS }, 1)
    const without = base.game.pieces(base.state)
    const more = PRINTED_GUILDS.map((fourthGuild) => {
      const { game, state } = laidOut({ options: { ...CONTRACTORS, fourthGuild } }, 1)
      const pieces = Object.entries(game.pieces(state))
      return pieces.filter(([piece, n]) => (without[piece] ?? 0) !== n).map(([piece]) => piece)
    })
    const contracts = Array.from({ length: 15 }, (_, i) => `con-${String(i + 1).padStart(2, '0')}`)
    expect(Object.fromEntries(PRINTED_GUILDS.map((guild, i) => [guild, more[i]]))).toEqual({
      ...Object.fromEntries(PRINTED_GUILDS.map((guild) => [guild, []])),
      'guild-jewelers': ['diamond'],
      'guild-foremen': ['foremen'],
      'guild-archivists': contracts,
      'guild-masterbuilders': ['blueprints'],
      'guild-brickmakers': ['reinforcements'],
    })
  })
})

describe('a guild that is left to chance', () => {
  const draw = (options: object, seed: number | string, request: Partial<TableRequest> = {}) =>
    withDrawnOptions(
      redCathedral,
      { players: 3, ...request, options: { fourthGuild: 'random', ...options } },
      seededChance(seed),
    )
  const optionsOf = (options: object, seed: number | string): Record<string, unknown> => {
    const drawn = draw(options, seed)
    if (!drawn.ok) throw new Error(JSON.stringify(drawn.problems))
    return { ...(drawn.value.options as object) }
  }
  const guilds = (options: object): unknown[] => [
    ...new Set(Array.from({ length: 200 }, (_, seed) => optionsOf(options, seed)['fourthGuild'])),
  ]

  test('is one of those that can be used at the table — GU-ALL-3, GU-ALL-5', () => {
    expect(guilds(CONTRACTORS).toSorted()).toEqual(GUILDS.toSorted())
    expect(guilds({}).toSorted()).toEqual(
      GUILDS.filter((guild) => !NEEDING_THE_MODULE.includes(guild)).toSorted(),
    )
  })

  test('is the same for the same chance, and stands in the options and the events — GU-ALL-3', () => {
    const options = optionsOf({}, 'evening')
    expect(optionsOf({}, 'evening')).toEqual(options)
    const [setUp] = laidOut({ options }, 'evening').events
    const cards = setUp?.type === 'setUp' ? setUp.influenceCards : []
    expect(cards.map(groupOf)).toContain(options['fourthGuild'])
  })

  test('keeps the settings of its own and drops those of others — GU-ALL-3', () => {
    const scope = { wholesalersScope: 'any', diamondsAsChoice: true, boardSide: 'advanced' }
    for (let seed = 0; seed < 40; seed++) {
      const options = optionsOf(scope, seed)
      const { fourthGuild } = options
      expect(options['boardSide']).toBe('advanced')
      expect('wholesalersScope' in options).toBe(fourthGuild === 'guild-wholesalers')
      expect('diamondsAsChoice' in options).toBe(fourthGuild === 'guild-jewelers')
      expect(redCathedral.create({ players: 3, options }).ok).toBe(true)
    }
  })

  test('has no card that could be chosen beforehand — GU-ALL-3', () => {
    expect(draw({ guildCardPick: 'chosen', guildCard: 'guild-foremen-2' }, 1)).toMatchObject({
      problems: [{ path: 'guildCardPick' }],
    })
  })

  test('is drawn among the owner’s cards; what else is wrong is said as ever — GU-ALL-3', () => {
    const broken = GUILDS.filter((guild) => guild !== 'guild-managers').flatMap((guild) =>
      cardsOf(guild).map(({ id }) => ({ id, actions: [] })),
    )
    const components = { guildCards: broken }
    for (let seed = 0; seed < 5; seed++) {
      const drawn = draw({}, seed, { components })
      expect(drawn.ok && drawn.value.options).toEqual({ fourthGuild: 'guild-managers' })
    }
    expect(draw({}, 1, { components: { guildCards: 'none' } }).ok).toBe(false)
    expect(redCathedral.create({ players: 3, options: { fourthGuild: 'random' } })).toMatchObject({
      problems: [{ path: 'fourthGuild' }],
    })
    const chosen = { players: 3, options: { fourthGuild: 'guild-managers' } }
    expect(withDrawnOptions(redCathedral, chosen, seededChance(1))).toEqual({
      ok: true,
      value: chosen,
    })
  })
})

/** Red has moved the black die to space 2, into quadrant 1, and has this specialist. */
const atSpecialist = (specialist: string, position: Position = {}): Table =>
  does(
    beforeBlack({ ...position, red: { rubles: 9, specialist, ...position.red } }),
    moveDie('black'),
  )

describe('an action of one of the four guilds', () => {
  test('is one of the influence cards in play, the Clergy included — GU-ALL-7', () => {
    const at = does(atSpecialist('sp-08', { red: { goods: { gold: 1, brick: 2 } } }), useSpecialist)
    expect(asks(at)).toBe('borrow-action')
    const groups = new Set(actions(at).map((action) => groupOf(action.slice(0, -1))))
    expect(groups).toEqual(
      new Set(['inf-craftsmen', 'inf-teamsters', 'inf-merchants', 'inf-clergy']),
    )
    expect(refuses(at, useAction('inf-clergy-3b'))).toMatchObject({ clause: 'GU-ALL-7' })
  })

  test('keeps its mark: a repeatable one may be repeated, unless once only — GU-ALL-10', () => {
    const red = { rubles: 0, goods: { gold: 3 } }
    const trade = (options: Record<string, unknown>) =>
      does(
        atSpecialist('sp-08', { options, influenceCards: { 1: 'inf-clergy-2' }, red }),
        useSpecialist,
        useAction('inf-clergy-2a'),
      )
    const once = trade({})
    expect(offers(once)).toEqual([again, stop])
    expect(player(does(once, again, again), 'red').inventory).toEqual({})
    const only = trade({ borrowedActionsRepeat: false })
    expect(asks(only)).toBe('market-next')
    expect(player(only, 'red').inventory).toEqual({ gold: 2 })
  })

  test('is paid on its own, like each other of the chain — GU-ALL-11', () => {
    const at = atSpecialist('sp-08', {
      options: { fourthGuild: 'guild-wholesalers' },
      influenceCards: { 0: 'guild-wholesalers-1', 1: 'inf-craftsmen-1' },
      sections: { 0: { owner: 'red' } },
      red: { rubles: 2, workshop: { green: 'ws-gold-1' } },
    })
    const done = does(
      at,
      useSpecialist,
      useAction('guild-wholesalers-1a'),
      marketAgain('influence'),
      useAction('inf-craftsmen-1b'),
      take({ gold: 1 }),
    )
    expect(happened(done, 'paid')).toMatchObject([
      { source: 'guild-wholesalers-1a', rubles: 1 },
      { source: 'inf-craftsmen-1b', rubles: 1 },
    ])
    expect(player(done, 'red').rubles).toBe(0)
  })

  test('is possible only if all of the chain can be paid — GU-ALL-11', () => {
    // Nothing is to be obtained; the Merchants ask for 1 ruble after that of the Wholesalers.
    const borrowing = (rubles: number) =>
      does(
        atSpecialist('sp-08', {
          options: { fourthGuild: 'guild-wholesalers' },
          resourceTiles: { 2: 'rt-green' },
          influenceCards: { 0: 'guild-wholesalers-1', 1: 'inf-merchants-3' },
          red: { rubles },
          blue: { goods: { green: 6 } },
          green: { goods: { green: 4 } },
        }),
        useSpecialist,
      )
    expect(actions(borrowing(2))).toContain('guild-wholesalers-1a')
    expect(actions(borrowing(1))).not.toContain('guild-wholesalers-1a')
  })
})

describe('a card that is being resolved', () => {
  const lacks = (at: Table, guild: string): void => {
    expect(asks(at)).toBe('borrow-action')
    expect(actions(at).length).toBeGreaterThan(1)
    expect(actions(at).filter((action) => action.startsWith(guild))).toEqual([])
  }

  test('cannot be chosen by its own action — GU-ALL-8', () => {
    const at = does(
      atGuild('guild-archivists-2', { red: { position: 4, rubles: 9, goods: { brick: 2 } } }),
      useAction('guild-archivists-2b'),
    )
    lacks(at, 'guild-archivists')
    expect(refuses(at, useAction('guild-archivists-2a'))).toMatchObject({ clause: 'GU-ALL-8' })
  })

  test('nor through a tile and a specialist — GU-ALL-8', () => {
    const at = atGuild('guild-artisans-1', {
      options: { ...CONTRACTORS, blackDieTile: 'specialist' },
      sections: { 0: { owner: 'red' } },
      red: { rubles: 9, specialist: 'sp-08', workshop: { green: 'ws-die-black-2' } },
    })
    const asked = does(at, useAction('guild-artisans-1a'))
    lacks(asked, 'guild-artisans')
    expect(refuses(asked, useAction('guild-artisans-1a'))).toMatchObject({ clause: 'GU-ALL-8' })
  })

  test('nor through another player’s tile and a specialist — GU-ALL-8', () => {
    const at = atGuild('guild-artisans-1', {
      options: { ...CONTRACTORS, blackDieTile: 'specialist' },
      sections: { 0: { owner: 'blue' } },
      red: { rubles: 9, specialist: 'sp-08' },
      blue: { workshop: { green: 'ws-die-black-2' } },
    })
    lacks(does(at, useAction('guild-artisans-1b')), 'guild-artisans')
  })

  test('nor by a free action — GU-ALL-8', () => {
    const at = atGuild('guild-brickmakers-1', {
      sections: { 0: { owner: 'red' } },
      red: { rubles: 9, goods: { brick: 4 }, reinforcements: ['rf-03'] },
    })
    const building = does(at, useAction('guild-brickmakers-1b'))
    lacks(does(building, useReinforcement('rf-03')), 'guild-brickmakers')
  })

  test('does not make an action possible that leads to nothing but itself — GU-ALL-8', () => {
    // 1a could pay for 1b, which gives a material; but not from within the card.
    const at = atGuild('guild-wholesalers-1', {
      resourceTiles: { 0: 'rt-green' },
      red: { rubles: 9 },
      blue: { goods: { green: 6 } },
      green: { goods: { green: 4 } },
    })
    expect(actions(at)).toEqual(['guild-wholesalers-1b'])
  })

  test('can be chosen again once its last step is over — GU-ALL-8', () => {
    const at = atSpecialist('sp-08', { influenceCards: { 1: 'inf-clergy-1' } })
    const used = does(at, useAction('inf-clergy-1a'), useSpecialist)
    expect(actions(used)).toContain('inf-clergy-1a')
  })
})

describe('what is used up', () => {
  test('a specialist leaves its place before its effect begins — GU-ALL-9', () => {
    const at = atSpecialist('sp-16', {
      options: { blackDieTile: 'specialist' },
      sections: { 0: { owner: 'red' }, 1: { owner: 'red' } },
      red: { rubles: 0, workshop: { green: 'ws-die-black-2', yellow: 'ws-ruble-1' } },
    })
    const once = does(at, useSpecialist)
    expect(player(once, 'red').extension).toMatchObject({ specialist: null, tools: ['sp-16'] })
    expect(offers(once)).toEqual([activate('yellow'), stop])
    expect(refuses(once, activate('green'))).toMatchObject({ clause: 'RC-8.20' })
  })

  test('a reinforcement tile leaves its place before its effect begins — GU-ALL-9', () => {
    const options = { fourthGuild: 'guild-brickmakers' }
    const at = atGuild('guild-brickmakers-1', {
      options,
      red: { rubles: 5, reinforcements: ['rf-03', 'rf-01'] },
    })
    const asked = does(at, useReinforcement('rf-03'))
    expect(asks(asked)).toBe('borrow-action')
    expect(player(asked, 'red').reinforcements).toEqual(['rf-01'])
    expect(refuses(asked, useReinforcement('rf-03')).clause).toBeDefined()
  })
})

test('another player is never the player who acts — GU-ALL-12', () => {
  const blue = { contractors: { 'city-moscow': 2 } } as const
  for (const players of [3, 4]) {
    const at = atGuild('guild-contractors-3', { players, options: CONTRACTORS, blue })
    const choosing = does(at, useAction('guild-contractors-3b'))
    const seats = offers(choosing, 'choosePlayer').map(({ seat }) => seat)
    expect(seats).toEqual([1, 2, 3].slice(0, players - 1))
    expect(refuses(choosing, choosePlayer(0))).toMatchObject({ clause: 'GU-ALL-12' })
    expect(refuses(choosing, choosePlayer(players))).toBeDefined()
  }
  const lending = atGuild('guild-artisans-1', {
    sections: { 0: { owner: 'red' }, 1: { owner: 'blue' }, 2: { owner: 'blue' } },
    red: { rubles: 1, workshop: { green: 'ws-gold-1' } },
    blue: { workshop: { green: 'ws-alms-1', red: 'ws-wood-1' } },
  })
  const asked = does(lending, useAction('guild-artisans-1b'))
  expect(new Set(offers(asked, 'activateOther').map(({ seat }) => seat))).toEqual(new Set([1]))
  expect(refuses(asked, activateOther(0, 'green', 'red'))).toMatchObject({ clause: 'GU-ALL-12' })
})

describe('every chain ends', () => {
  const specialist = { ...CONTRACTORS, blackDieTile: 'specialist' }
  test.each([
    { ...specialist, fourthGuild: 'guild-archivists' },
    { ...specialist, fourthGuild: 'guild-wholesalers', wholesalersScope: 'any' },
  ])('along one line of calls no card occurs twice, at %j — GU-ALL-13', (options) => {
    const read = rulesFor({ players: 3, options })
    if (!read.ok) throw new Error(JSON.stringify(read.problems))
    const rules = read.value
    let calls = 0
    for (let seed = 0; seed < 6; seed++) {
      for (const { after } of randomGame({ players: 3, options }, seed)) {
        const running = new Set(
          after.state.stack.map((frame) => ('effect' in frame ? frame.effect : -1)),
        )
        const cards = rules.influenceCards.filter(({ actions: both }) =>
          both.some((effect) => running.has(effect)),
        )
        for (const card of cards) {
          expect(card.actions.filter((effect) => running.has(effect))).toHaveLength(1)
        }
        calls = Math.max(calls, cards.length)
      }
    }
    expect(calls).toBeGreaterThan(1)
  })

  const card = (limit: unknown, ...steps: object[]) => {
    const actions = ['a', 'b'].map((name) => ({ id: `guild-managers-1${name}`, limit, steps }))
    const components = { guildCards: [{ id: 'guild-managers-1', actions }] }
    return redCathedral.create({
      players: 2,
      options: { fourthGuild: 'guild-managers' },
      components,
    })
  }
  const tiles = (picks: number) => ({ activate: { owner: 'self', picks, tiles: 'free' } })
  const influence = { influence: { cards: 'others' } }
  const pay = { pay: [{ of: 'ruble', n: 1 }] }

  test('an action makes at most two further calls — GU-ALL-13', () => {
    expect(card('once', pay, tiles(2)).ok).toBe(true)
    expect(card('once', influence, influence).ok).toBe(true)
    expect(card('once', pay, tiles(3))).toMatchObject({
      problems: [{ message: 'at most two other effects are carried out' }, {}],
    })
    expect(card('once', influence, tiles(2)).ok).toBe(false)
    expect(card('once', { market: { picks: 3, actions: 'free' } }).ok).toBe(false)
    expect(card('once', { anyOrder: [tiles(2), tiles(1)] }).ok).toBe(false)
  })

  test('a repeatable action makes none — GU-ALL-13', () => {
    expect(card('repeat', pay, influence).ok).toBe(false)
    expect(card({ max: 2 }, pay, tiles(1)).ok).toBe(false)
    expect(card({ max: 2 }, pay, { deliver: 1 }).ok).toBe(true)
  })
})

describe('the clauses and the cards', () => {
  const book = readFileSync(new URL('../../../../../rules/contractors.md', import.meta.url), 'utf8')
  const clauses = new Map(parseRulebook(book).map(({ id, text }) => [id, text]))

  test.each(PRINTED_GUILDS)('%s: pairs and marks are as its clauses say — GU-ALL-14', (guild) => {
    const prefix = `GU-${guild.slice('guild-'.length).toUpperCase()}`
    const pairs = [...clauses].find(
      ([id, text]) => id.startsWith(prefix) && text.startsWith('Cards:'),
    )
    const said = [...(pairs?.[1] ?? '').matchAll(/`([a-z0-9-]+)` has (\d+) and (\d+)/g)]
    expect(said.map(([, card]) => card)).toEqual(cardsOf(guild).map(({ id }) => id))
    for (const [, card = '', ...numbers] of said) {
      const printed = cardsOf(guild).find(({ id }) => id === card)?.['actions'] as Printed[]
      const marks = numbers.map((n) => clauses.get(`${prefix}-${n}`)?.match(/Once|Repeat/)?.[0])
      expect(printed.map(({ limit }) => limit)).toEqual(marks.map((mark) => mark?.toLowerCase()))
      for (const { limit, steps } of printed) {
        if (limit === 'repeat') expect(steps[0]).toHaveProperty('pay')
      }
    }
  })

  interface Printed {
    readonly limit: string
    readonly steps: readonly object[]
  }
})

describe('worked examples', () => {
  test('a go-between in the quadrant of the Wholesalers: only obtain is left — GU-ALL-EX2', () => {
    const at = atSpecialist('sp-08', {
      options: { fourthGuild: 'guild-wholesalers' },
      dice: { ...DICE_APART, black: [1, 1] },
      influenceCards: { 1: 'guild-wholesalers-1' },
      red: { rubles: 4 },
    })
    const done = does(at, useSpecialist, useAction('guild-wholesalers-1a'))
    expect(player(done, 'red').rubles).toBe(3)
    expect(happened(done, 'obtained')).toMatchObject([{ space: 2, times: 1 }])
    expect(asks(done)).toBe('take')
    expect(asks(does(done, take({ stone: 2 })))).toBe('market-next')
  })
})
