import { describe, expect, test } from 'vitest'
import type { Command } from '../commands.ts'
import { DICE } from '../constants.ts'
import type { Position } from '../positions/position.ts'
import { randomGame } from '../testing/play.ts'
import {
  active,
  asks,
  does,
  happened,
  offers,
  player,
  refuses,
  rolling,
  space,
  type Table,
  table,
} from '../testing/table.ts'
import {
  again,
  chooseSection,
  chooseWorkshop,
  claim,
  decorate,
  deliver,
  endTurn,
  layTile,
  moveDie,
  obtain,
  reroll,
  sell,
  stop,
  take,
  useAction,
} from '../testing/wishes.ts'

const types = (at: Table) => [...new Set(offers(at).map(({ type }) => type))]
const freeActions = (at: Table) =>
  offers(at).filter(({ type }) => type === 'sellPrestige' || type === 'reroll')

/** Red can build, claim and acquire, and has prestige to spend. */
const RICH: Position = {
  sections: { 0: { owner: 'red' }, 3: { owner: 'red' } },
  red: { position: 20, rubles: 5, goods: { wood: 3, brick: 2 } },
}

describe('turns', () => {
  test('a turn of the active player, then the next clockwise — RC-4.1', () => {
    let at = table({ players: 4, active: 'green' })
    for (const colour of ['green', 'yellow', 'red', 'blue', 'green'] as const) {
      expect(active(at)).toBe(colour)
      const die = offers(at, 'moveDie')[0]
      at = does(at, die ?? endTurn, stop)
    }
  })

  test('exactly one main action a turn: claim, build or acquire — RC-4.2', () => {
    const at = table(RICH)
    expect(asks(at)).toBe('main-action')
    expect(types(at)).toEqual(['moveDie', 'claim', 'deliver', 'sellPrestige', 'reroll'])
    const acquired = does(at, moveDie('red'), stop)
    const claimed = does(
      at,
      claim('inventory'),
      chooseSection(1),
      chooseWorkshop('white-a'),
      layTile('down'),
    )
    const built = does(at, deliver(0, 'wood'), stop)
    for (const after of [acquired, claimed, built]) {
      expect(active(after)).toBe('red')
      expect(types(after)).toEqual(['endTurn', 'sellPrestige', 'reroll'])
      for (const second of [moveDie('blue'), claim('inventory'), deliver(0, 'wood'), decorate(0)]) {
        expect(refuses(after, second).clause).toBe('RC-4.2')
      }
    }
  })

  test('no turn ends before its main action — RC-4.2', () => {
    expect(refuses(table(RICH), endTurn).clause).toBe('RC-4.2')
    expect(refuses(does(table(RICH), sell(1)), endTurn).clause).toBe('RC-4.2')
  })

  test('a main action is offered only if it can be carried out now — RC-4.3', () => {
    const bare = table({ red: { rubles: 0 } })
    expect(types(bare)).toEqual(['moveDie', 'claim']) // nothing to build with
    expect(offers(bare, 'moveDie').every(({ extra }) => extra === 0)).toBe(true)
    const six = [0, 3, 7, 11, 15, 1].map((section) => [section, { owner: 'red' }] as const)
    const noBanner = table({ sections: Object.fromEntries(six) })
    expect(types(noBanner)).toEqual(['moveDie'])
    expect(refuses(noBanner, claim('inventory')).clause).toBe('RC-6.3')
    expect(refuses(noBanner, deliver(0, 'wood')).clause).toBe('RC-7.4')
  })

  test('only the active player decides — RC-4.10', () => {
    for (const before of [table(RICH), does(table(RICH), claim('inventory'))]) {
      for (const command of offers(before)) {
        for (const seat of [1, 2]) expect(refuses(before, command, seat).clause).toBe('RC-4.10')
      }
    }
    for (const { before } of randomGame({ players: 4 }, 'decides')) {
      expect(before.game.actor(before.state)?.seat).toBe(before.state.active)
    }
  })

  test('after the main action the player ends the turn — RC-4.11', () => {
    const after = does(table(RICH), moveDie('red'), stop)
    expect(asks(after)).toBe('end-turn')
    expect(active(does(after, endTurn))).toBe('blue')
  })

  test('without a possible free action the turn ends unasked — RC-4.11', () => {
    for (const position of [2, 5]) {
      const poor = table({ ...RICH, red: { ...RICH.red, position } })
      expect(active(does(poor, moveDie('red'), stop))).toBe('blue')
    }
    const spent = does(table({ red: { position: 6 } }), moveDie('red'), sell(1), stop)
    expect(active(spent)).toBe('blue')
  })

  test('a main action that has begun is carried out to its end — RC-4.12', () => {
    const steps: Command[] = [claim('inventory'), chooseSection(1), chooseWorkshop('white-a')]
    let at = table(RICH)
    for (const step of steps) {
      at = does(at, step)
      for (const way of [endTurn, stop, moveDie('red'), deliver(0, 'wood')]) refuses(at, way)
    }
    expect(asks(at)).toBe('claim-face')
    const market = does(table(RICH), moveDie('red'))
    for (const way of [endTurn, claim('spare'), deliver(0, 'wood')]) refuses(market, way)
    const build = does(table(RICH), deliver(0, 'wood'))
    for (const way of [endTurn, claim('spare'), moveDie('red')]) refuses(build, way)
  })
})

describe('windows', () => {
  test('from the start of the turn until the main action begins — RC-4.4, RC-4.5', () => {
    const at = table(RICH)
    expect(freeActions(at).length).toBeGreaterThan(0)
    const sold = does(at, sell(1))
    expect(asks(sold)).toBe('main-action')
    expect(freeActions(sold).length).toBeGreaterThan(0)
    expect(freeActions(does(sold, claim('inventory')))).toEqual([])
  })

  test('at claim-face, build-next and market-next — RC-4.6', () => {
    const face = does(table(RICH), claim('inventory'), chooseSection(1), chooseWorkshop('white-a'))
    const build = does(table(RICH), deliver(0, 'wood'))
    const market = does(table(RICH), moveDie('red'))
    expect([asks(face), asks(build), asks(market)]).toEqual([
      'claim-face',
      'build-next',
      'market-next',
    ])
    for (const at of [face, build, market]) {
      expect(freeActions(at)).toContainEqual(sell(1))
      expect(freeActions(at).map(({ type }) => type)).toContain('reroll')
      expect(asks(does(at, sell(1)))).toBe(asks(at))
    }
  })

  test('also where build-next arises inside another effect — RC-4.6', () => {
    const at = does(
      table({ ...RICH, dice: { red: [1, 1] } }),
      moveDie('red'),
      useAction('inf-teamsters-1a'), // pay 1 R, deliver 1
    )
    expect(asks(at)).toBe('build-next')
    const sold = does(at, sell(2))
    expect(player(sold, 'red')).toMatchObject({ position: 13, rubles: 8 })
    expect(asks(sold)).toBe('build-next')
  })

  test('after the main action until the turn ends — RC-4.7', () => {
    const after = does(table(RICH), moveDie('red'), stop)
    expect(freeActions(after)).toContainEqual(sell(1))
    const sold = does(rolling(after, 1, 1), sell(1), reroll(0))
    expect([active(sold), asks(sold)]).toEqual(['red', 'end-turn'])
  })

  test('at no other moment — RC-4.8', () => {
    const claiming = does(table(RICH), claim('inventory'))
    const section = does(claiming, chooseSection(1))
    const taking = does(table(RICH), moveDie('red'), obtain)
    const paying = does(
      table({ ...RICH, dice: { red: [3, 1] } }),
      moveDie('red'),
      useAction('inf-merchants-1b'),
    )
    const repeating = does(
      table({ ...RICH, dice: { red: [5, 1] } }),
      moveDie('red'),
      useAction('inf-clergy-1b'),
    )
    expect([claiming, section, taking, paying, repeating].map(asks)).toEqual([
      'claim-section',
      'claim-space',
      'take',
      'pay-with',
      'repeat-again',
    ])
    for (const at of [claiming, section, taking, paying, repeating]) {
      expect(freeActions(at)).toEqual([])
      expect(refuses(at, sell(1)).clause).toBe('RC-4.8')
      expect(refuses(at, reroll(0)).clause).toBe('RC-4.8')
    }
  })

  test('a window is open at the named decisions and nowhere else, in any game — RC-4.5, RC-4.6, RC-4.7, RC-4.8', () => {
    const windows = ['main-action', 'end-turn', 'claim-face', 'build-next', 'market-next']
    const components = { constants: { startPosition: { value: 40 } } }
    const seenOpen = new Set<string>()
    const seenClosed = new Set<string>()
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      for (const { before } of randomGame({ players: 3, components }, seed)) {
        const question = asks(before) ?? ''
        const open = freeActions(before).length > 0
        const red = player(before, active(before))
        if (red.position > 5) {
          expect(open).toBe(windows.includes(question))
          ;(open ? seenOpen : seenClosed).add(question)
        } else expect(open).toBe(false)
      }
    }
    expect([...seenOpen].toSorted()).toEqual(windows.toSorted())
    expect(seenClosed.size).toBeGreaterThan(3)
  })

  test('the completion of a section is one block without a decision in it — RC-4.8', () => {
    const at = table({
      ...RICH,
      sections: { 0: { owner: 'blue' }, 1: { owner: 'red', lacks: { wood: 1 } } },
    })
    const after = does(at, deliver(1, 'wood'))
    expect(after.events.map(({ type }) => type)).toEqual([
      'delivered',
      'completed',
      'penalised',
      'asked',
    ])
  })

  test('the closing re-roll is not interrupted either — RC-4.8', () => {
    const after = does(table(RICH), moveDie('red'), stop)
    expect(happened(after, 'diceRolled')).toHaveLength(1)
    expect(asks(after)).toBe('end-turn')
  })

  test('while a free action is carried out nothing else is asked — RC-4.9', () => {
    const at = table(RICH)
    for (const command of freeActions(at)) {
      const after = does(at, command)
      expect(after.events.at(-1)).toEqual({ type: 'asked', keep: 1, open: [] })
      expect(asks(after)).toBe('main-action')
    }
  })
})

describe('passing', () => {
  /** A box without dice, all banners used, nothing to deliver: no main action is left to Red. */
  const NOTHING_TO_DO: Position = {
    players: 2,
    components: {
      dice: ['red', 'blue', 'green', 'yellow', 'white'].map((colour) => ({
        id: `die-${colour}`,
        module: 'none',
      })),
    },
    sections: Object.fromEntries([0, 1, 3, 4, 6, 7].map((section) => [section, { owner: 'red' }])),
  }
  const pass: Command = { type: 'pass' }

  test('a player for whom no main action is possible passes — RC-4.13', () => {
    const at = table(NOTHING_TO_DO)
    expect(offers(at)).toEqual([pass])
    const passed = does(at, pass)
    expect(happened(passed, 'passed')).toEqual([{ type: 'passed', seat: 0 }])
    expect(active(passed)).toBe('blue')
  })

  test('free actions stay possible before the pass, which ends the turn — RC-4.13', () => {
    const at = table({ ...NOTHING_TO_DO, red: { position: 14, rubles: 0 } })
    expect(offers(at)).toEqual([pass, sell(1), sell(2), sell(3)])
    const sold = does(at, sell(2))
    expect(player(sold, 'red')).toMatchObject({ position: 9, rubles: 4 })
    expect(offers(sold)).toEqual([pass, sell(1)])
    expect(active(does(sold, pass))).toBe('blue')
  })

  test('whoever can take a main action cannot pass — RC-4.14', () => {
    const build = table({ ...NOTHING_TO_DO, red: { goods: { wood: 1 } } })
    const bannerLeft = table({ ...NOTHING_TO_DO, sections: { 0: { owner: 'red' } } })
    for (const at of [table(RICH), table(), build, bannerLeft]) {
      expect(offers(at)).not.toContainEqual(pass)
      expect(refuses(at, pass).clause).toBe('RC-4.14')
    }
    expect(refuses(does(table(RICH), moveDie('red'), stop), pass).clause).toBe('RC-4.14')
  })

  test('in the base game nobody ever passes: for every way the dice can lie some die can move, whatever it shows — RC-4.15', () => {
    const { game, state } = table({ red: { rubles: 0 } })
    const dice = DICE.slice(0, 5)
    let places = 0
    // Turning the ring changes nothing, so that the red die can stay on space 0.
    for (let code = 0; code < 8 ** 4; code++) {
      const spaces = [0, 1, 2, 3].map((digit) => Math.floor(code / 8 ** digit) % 8)
      const where = [0, ...spaces]
      if (where.some((here) => where.filter((other) => other === here).length > 3)) continue
      places += 1
      for (const [i, die] of dice.entries()) {
        const to = where[i] ?? 0
        game.evolve(state, { type: 'dieMoved', seat: 0, die, from: 0, to, extra: 0 })
      }
      const always = new Set<string>(dice)
      for (let value = 1; value <= 6; value++) {
        const rolls = dice.map((die) => [die, value] as const)
        game.evolve(state, { type: 'diceRolled', space: 0, rolls })
        const moved = offers({ game, state } as Table, 'moveDie').map(({ die }) => die)
        for (const die of dice) if (!moved.includes(die)) always.delete(die)
      }
      const full = where.find((here) => where.filter((other) => other === here).length === 3)
      const sure = dice.filter((_, i) => full === undefined || where[i] === full)
      expect([...always]).toEqual(expect.arrayContaining([...sure]))
    }
    expect(places).toBeGreaterThan(3500)
  })

  test('and it is never offered in play — RC-4.15', () => {
    for (const players of [2, 3, 4]) {
      for (const boardSide of ['basic', 'advanced']) {
        const options = { boardSide }
        for (const { before } of randomGame({ players, options }, `pass ${players}`)) {
          expect(offers(before, 'pass')).toEqual([])
        }
      }
    }
  })
})

describe('examples', () => {
  test('two deliveries, position 9, a sale at build-next, the third delivery — RC-4-EX1', () => {
    const at = table({
      sections: { 0: { owner: 'red', lacks: { wood: 1, brick: 1 } }, 3: { owner: 'red' } },
      red: { position: 5, rubles: 0, goods: { wood: 2, brick: 1 } },
    })
    const two = does(at, deliver(0, 'wood'), deliver(0, 'brick'))
    expect(player(two, 'red').position).toBe(9)
    expect(asks(two)).toBe('build-next')
    const sold = does(two, sell(1))
    expect(player(sold, 'red')).toMatchObject({ position: 5, rubles: 3 }) // 1 R of the section
    const third = does(sold, deliver(3, 'wood'))
    expect(happened(third, 'delivered')).toHaveLength(1)
    expect(active(third)).toBe('blue')
  })

  test('1 ruble, position 6, a tile for 3 rubles: sell 1 at claim-face and pay — RC-4-EX2', () => {
    const at = table({ active: 'blue', blue: { position: 6, rubles: 1 } })
    const face = does(
      at,
      claim('spare'),
      chooseSection(0),
      chooseWorkshop('blue', 'blue'), // 3 R
    )
    expect(asks(face)).toBe('claim-face')
    expect(refuses(face, layTile('up')).clause).toBe('RC-6.8')
    const sold = does(face, sell(1))
    expect(player(sold, 'blue')).toMatchObject({ position: 5, rubles: 3 })
    const paid = does(sold, layTile('up'))
    expect(player(paid, 'blue').rubles).toBe(0)
    expect(player(paid, 'blue').workshop[0]).toMatchObject({ die: 'blue', faceUp: true })
  })

  test('no sale between paying 2 rubles and gaining the gold — RC-4-EX3', () => {
    const at = table({
      active: 'green',
      influenceCards: { 2: 'inf-merchants-2' },
      dice: { green: [3, 1] },
      green: { position: 9, rubles: 4 },
    })
    const paid = does(at, moveDie('green'), useAction('inf-merchants-2b'))
    expect(player(paid, 'green').rubles).toBe(2)
    expect(offers(paid)).toEqual([take({ gold: 1 }), take({})])
    expect(refuses(paid, sell(1)).clause).toBe('RC-4.8')
    const gained = does(paid, take({ gold: 1 }))
    expect(offers(gained)).toEqual([again, stop])
    expect(freeActions(does(gained, stop))).toContainEqual(sell(1))
    expect(space(gained, 4).dice).toContainEqual({ die: 'green', value: 1 })
  })
})
