import { stableHash } from '@guildhall/kernel'
import { describe, expect, test } from 'vitest'
import type { Command } from '../commands.ts'
import { noting, shuffle } from '../testing/layouts.ts'
import { DICE_APART } from '../testing/market.ts'
import { laidOut, randomGame } from '../testing/play.ts'
import { does, happened, opened, played, rolling, space, table } from '../testing/table.ts'
import {
  chooseSection,
  chooseWorkshop,
  claim,
  endTurn,
  layTile,
  moveDie,
  obtain,
  reroll,
  sell,
  stop,
  take,
} from '../testing/wishes.ts'

describe('where chance enters', () => {
  test.each([
    [2, 23],
    [3, 28],
    [4, 28],
  ])('at setup of %d, clause after clause — RC-14.1', (players, tiles) => {
    const asked: number[] = []
    const game = opened({ players })
    game.setup(noting(laidOut({ players }, 3).chance, asked))
    expect(asked).toEqual([
      players, // the first player
      ...shuffle(8), // resource tiles
      ...[3, 3, 3, 3].flatMap(shuffle), // influence cards
      ...shuffle(4), // quadrants
      ...shuffle(5), // dice
      ...Array(5).fill(6), // their values
      3, // the plan
      ...[10, 20, 10].flatMap(shuffle), // bases, middles, domes
      ...shuffle(tiles), // workshop tiles
    ])
  })

  test('after setup in the re-roll and the closing roll, and nowhere else — RC-14.1', () => {
    let rolls = 0
    for (let seed = 0; seed < 6; seed++) {
      const options = { boardSide: seed % 2 === 0 ? 'basic' : 'advanced' }
      for (const { before, command, after } of randomGame({ players: 3, options }, seed)) {
        const asked: number[] = []
        const { game, state } = before
        game.decide(state, state.active, command, noting(before.chance, asked))
        const rolled = happened(after, 'diceRolled').flatMap((event) => event.rolls)
        expect(asked).toEqual(rolled.map(() => 6))
        if (rolled.length === 0) continue
        const closing = before.game.actor(state)?.question !== 'main-action'
        expect(command.type === 'reroll' || closing).toBe(true)
        rolls += 1
      }
    }
    expect(rolls).toBeGreaterThan(100)
  })
})

describe('the order of a roll', () => {
  const crowded = table({
    dice: { ...DICE_APART, white: [0, 2], red: [0, 3] },
    red: { position: 9 },
  })

  test('red, blue, green, yellow, white, whoever came first — RC-14.2', () => {
    const rolled = does(rolling(crowded, 6, 1, 4), moveDie('blue'), stop)
    expect(happened(rolled, 'diceRolled')).toEqual([
      {
        type: 'diceRolled',
        space: 0,
        rolls: [
          ['red', 6],
          ['blue', 1],
          ['white', 4],
        ],
      },
    ])
    expect(space(rolled, 0).dice).toEqual([
      { die: 'red', value: 6 },
      { die: 'blue', value: 1 },
      { die: 'white', value: 4 },
    ])
  })

  test('the same order when a space is rolled again — RC-14.2', () => {
    const rolled = does(rolling(crowded, 5, 2), reroll(0))
    expect(happened(rolled, 'diceRolled')).toMatchObject([
      {
        rolls: [
          ['red', 5],
          ['white', 2],
        ],
      },
    ])
  })
})

/** Plays the commands of Red. */
function goesOn(game: ReturnType<typeof played>, ...commands: Command[]): void {
  for (const command of commands) {
    const decision = game.submit(0, command)
    if (!decision.ok) throw new Error(JSON.stringify(decision.refusal))
  }
}

describe('taking back', () => {
  const RICH = {
    dice: { ...DICE_APART, red: [0, 2] },
    red: { position: 14, rubles: 3 },
  } as const

  test('nothing before a roll can be undone — RC-14.3', () => {
    const game = played(RICH)
    goesOn(game, sell(1))
    expect(game.undoable).toBe(1)
    goesOn(game, reroll(0))
    expect(game.undoable).toBe(0)
    expect(game.undo()).toBe(false)
  })

  test('nor the setup with its shuffles and draws — RC-14.3', () => {
    expect(played(RICH).undoable).toBe(0)
    expect(played(RICH).undo()).toBe(false)
  })

  test('nothing before the end of a turn can be undone — RC-14.4', () => {
    const game = played(RICH)
    goesOn(game, claim('spare'), chooseSection(0), chooseWorkshop('red'), layTile('down'))
    expect(game.undoable).toBe(4)
    goesOn(game, endTurn)
    expect([game.undoable, game.undo(), game.actor?.seat]).toEqual([0, false, 1])
  })

  test('a turn that ends by itself is a barrier too — RC-14.4', () => {
    const game = played({ red: { position: 5 } })
    goesOn(game, claim('spare'), chooseSection(0), chooseWorkshop('red'), layTile('down'))
    expect([game.undoable, game.actor?.seat]).toEqual([0, 1])
  })

  test('everything since the latest barrier can be undone, step by step — RC-14.5', () => {
    const game = played(RICH)
    goesOn(game, reroll(0))
    const hashes = [stableHash(game.state)]
    for (const command of [sell(1), moveDie('blue'), obtain, take({ wood: 2 })]) {
      goesOn(game, command)
      hashes.push(stableHash(game.state))
    }
    for (const steps of [4, 3, 2, 1]) {
      expect(game.undoable).toBe(steps)
      expect(stableHash(game.state)).toBe(hashes.pop())
      expect(game.undo()).toBe(true)
    }
    expect(stableHash(game.state)).toBe(hashes.pop())
    expect(game.undo()).toBe(false)
  })

  test('after undoing, the same wish meets the same luck — RC-14.5', () => {
    const rolls = () => {
      const game = played(RICH)
      goesOn(game, sell(1))
      game.undo()
      goesOn(game, reroll(0))
      return game.log.steps.at(-1)?.events
    }
    const fresh = played(RICH)
    goesOn(fresh, reroll(0))
    expect(rolls()).toEqual(fresh.log.steps.at(-1)?.events)
  })

  test('move a die, obtain 4 wood: undone before stop, not after it — RC-14-EX1', () => {
    const game = played(RICH)
    const start = stableHash(game.state)
    goesOn(game, moveDie('blue'), obtain, take({ wood: 4 }))
    expect(game.state.players[0]?.stored).toBe(4)
    expect(game.undo(3)).toBe(true)
    expect(stableHash(game.state)).toBe(start)
    goesOn(game, moveDie('blue'), obtain, take({ wood: 4 }), stop)
    expect([game.undoable, game.undo()]).toEqual([0, false])
  })

  test('sell prestige, claim, lay the tile face up: all undone until the turn ends — RC-14-EX2', () => {
    const game = played({ ...RICH, tiles: { 0: 'ws-ruble-1' } })
    const start = stableHash(game.state)
    const turn = [
      sell(1),
      claim('inventory'),
      chooseSection(0),
      chooseWorkshop('green'),
      layTile('up'),
    ]
    goesOn(game, ...turn)
    expect(game.actor?.question).toBe('end-turn')
    expect(game.undo(turn.length)).toBe(true)
    expect(stableHash(game.state)).toBe(start)
    goesOn(game, ...turn, endTurn)
    expect(game.undo()).toBe(false)
  })
})
