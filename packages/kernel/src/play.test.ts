import { type Command, type Event, type State, toyGame, type View } from '@guildhall/laws/toy'
import { describe, expect, test } from 'vitest'
import { firstDifference, Play, packLog, seededChance, stableHash, unpackLog } from './index.ts'

const game = toyGame(3)
type ToyPlay = Play<State, Command, Event, View>

const start = (): ToyPlay => new Play(game, seededChance('play'))

/** Lets the acting seat do it, and insists that it was done. */
function act(play: ToyPlay, command: Command): void {
  const decision = play.submit(play.actor?.seat ?? -1, command)
  if (!decision.ok) throw new Error(`refused: ${decision.refusal.clause}`)
}

const putAny = (play: ToyPlay): Command => ({ type: 'put', card: play.legal().map(cardOf)[0] ?? 0 })
const cardOf = (command: Command): number => ('card' in command ? command.card : 0)

describe('a command', () => {
  test('that is legal stands in the log with its events', () => {
    const play = start()
    const decision = play.submit(0, { type: 'offer', to: 1 })
    expect(decision).toEqual({ ok: true, events: [{ type: 'offered', seat: 0, to: 1 }] })
    expect(play.log.steps).toEqual([
      {
        seat: 0,
        command: { type: 'offer', to: 1 },
        events: [{ type: 'offered', seat: 0, to: 1 }],
      },
    ])
    expect(play.actor).toEqual({ seat: 0, question: 'offer' })
  })

  test.each([
    [1, { type: 'hold' }, 'TOY-1.1'],
    [0, { type: 'fly' }, 'TOY-1.2'],
    [0, null, 'TOY-1.2'],
    [0, { type: 'keep' }, 'TOY-1.3'],
    [0, { type: 'offer', to: 0 }, 'TOY-2.1'],
  ])('of seat %d, %j, is refused by %s and changes nothing', (seat, command, clause) => {
    const play = start()
    const before = stableHash([play.state, play.log, play.undoable])
    expect(play.submit(seat, command)).toMatchObject({ ok: false, refusal: { clause } })
    expect(stableHash([play.state, play.log, play.undoable])).toBe(before)
  })

  test('is stored as the game’s own command, not as it came', () => {
    const play = start()
    play.submit(0, JSON.parse('{"to":1,"type":"offer"}'))
    expect(play.log.steps[0]?.command).toBe(game.parse({ type: 'offer', to: 1 }))
  })
})

describe('a turn', () => {
  test('is decided as far as its commands would be one by one', () => {
    const offer: Command = { type: 'offer', to: 1 }
    const [play, other] = [start(), start()]
    act(other, offer)
    const put = putAny(other)
    act(other, put)
    const turn = play.decideTurn(0, [offer, put, { type: 'hold' }])
    expect(turn).toEqual({ ok: true, steps: other.log.steps })
    expect(play.length).toBe(0)
  })

  test('goes no further than a roll, and does not look at what was to follow', () => {
    const turn = start().decideTurn(0, [{ type: 'roll' }, { type: 'fly' }])
    expect(turn).toMatchObject({ ok: true, steps: [{ command: { type: 'roll' } }] })
  })

  test('meets the luck of its place in the game, after a table went back as well', () => {
    const play = start()
    act(play, { type: 'roll' })
    play.takeBack(1)
    const turn = play.decideTurn(0, [{ type: 'roll' }])
    act(play, { type: 'roll' })
    expect(turn).toEqual({ ok: true, steps: play.log.steps })
  })

  test('is refused as a whole, with the place of what is wrong', () => {
    const play = start()
    const before = stableHash([play.state, play.log])
    const turn = play.decideTurn(0, [{ type: 'offer', to: 1 }, { type: 'keep' }])
    expect(turn).toMatchObject({ ok: false, index: 1, refusal: { clause: 'TOY-1.3' } })
    expect(stableHash([play.state, play.log])).toBe(before)
  })
})

describe('undo', () => {
  test('goes back step by step, or several at once, to the very state', () => {
    const play = start()
    const hashes = [stableHash(play.state)]
    act(play, { type: 'offer', to: 1 })
    hashes.push(stableHash(play.state))
    act(play, putAny(play))
    expect(play.undoable).toBe(2)
    expect(play.undo()).toBe(true)
    expect(stableHash(play.state)).toBe(hashes[1])
    act(play, putAny(play))
    expect(play.undo(2)).toBe(true)
    expect(stableHash(play.state)).toBe(hashes[0])
    expect(play.log.steps).toEqual([])
  })

  test('does not go behind the start', () => {
    const play = start()
    expect(play.undoable).toBe(0)
    expect(play.undo()).toBe(false)
  })

  test('does not take back a roll, nor what came before it', () => {
    const play = start()
    act(play, { type: 'roll' })
    const before = stableHash(play.state)
    expect(play.undoable).toBe(0)
    expect(play.undo()).toBe(false)
    expect(stableHash(play.state)).toBe(before)
  })

  test('takes back what came after the roll', () => {
    const play = start()
    act(play, { type: 'roll' })
    const rolled = stableHash(play.state)
    act(play, { type: 'keep' })
    expect(play.undo(2)).toBe(false)
    expect(play.undo()).toBe(true)
    expect(stableHash(play.state)).toBe(rolled)
  })

  test('does not take back what another seat has answered to', () => {
    const play = start()
    act(play, { type: 'offer', to: 2 })
    act(play, putAny(play))
    const offered = stableHash(play.state)
    act(play, { type: 'decline' })
    expect(play.undoable).toBe(1)
    expect(play.undo(2)).toBe(false)
    expect(play.undo()).toBe(true)
    expect(stableHash(play.state)).toBe(offered)
  })

  test.each([0, -1, 2])('of %d steps is refused where one can be taken back', (count) => {
    const play = start()
    act(play, { type: 'offer', to: 1 })
    expect(play.undo(count)).toBe(false)
    expect(play.log.steps).toHaveLength(1)
  })

  test('meets the same luck when the step is taken again', () => {
    const roll = (detour: boolean): unknown => {
      const play = start()
      if (detour) {
        act(play, { type: 'offer', to: 1 })
        play.undo()
      }
      return play.submit(0, { type: 'roll' })
    }
    expect(roll(true)).toEqual(roll(false))
  })

  test('leaves a log that was taken earlier as it was', () => {
    const play = start()
    act(play, { type: 'offer', to: 1 })
    const { log } = play
    play.undo()
    expect(log.steps).toHaveLength(1)
  })
})

describe('a game that is taken up again', () => {
  test('stands where the log ends, with as much to undo', () => {
    const play = start()
    act(play, { type: 'roll' })
    act(play, { type: 'keep' })
    act(play, { type: 'offer', to: 0 })
    const again = new Play(game, seededChance('play'), JSON.parse(JSON.stringify(play.log)))
    expect(stableHash(again.state)).toBe(stableHash(play.state))
    expect(again.undoable).toBe(1)
    act(again, putAny(again))
    act(play, putAny(play))
    expect(again.log).toEqual(play.log)
  })
})

describe('a table that agrees to go back behind its chance', () => {
  const rolledTwice = (): ToyPlay => {
    const play = start()
    act(play, { type: 'roll' })
    act(play, { type: 'keep' })
    act(play, { type: 'roll' })
    return play
  }

  test('has the very state of that time, and goes on from there', () => {
    const play = start()
    const before = stableHash(play.state)
    act(play, { type: 'roll' })
    expect(play.undo()).toBe(false)
    expect(play.takeBack(1)).toBe(true)
    expect(stableHash(play.state)).toBe(before)
    expect(play.log.steps).toEqual([])
  })

  test('rolls anew: what was seen says nothing of what will come', () => {
    const rolls = Array.from({ length: 40 }, (_, again) => {
      const play = start()
      for (let i = 0; i < again; i++) {
        act(play, { type: 'roll' })
        play.takeBack(1)
      }
      act(play, { type: 'roll' })
      return JSON.stringify(play.log.steps[0]?.events)
    })
    expect(new Set(rolls).size).toBeGreaterThan(1)
  })

  test('can be checked afterwards, and survives being stored', () => {
    const play = rolledTwice()
    play.takeBack(1)
    act(play, { type: 'roll' })
    const { log } = play
    expect(log.steps.map(({ again }) => again)).toEqual([undefined, undefined, 1])
    expect(firstDifference(game, log, seededChance('play'))).toBeNull()
    expect(unpackLog(JSON.parse(JSON.stringify(packLog(log))))).toEqual({ ok: true, value: log })
    const loaded = new Play(game, seededChance('play'), log)
    expect(stableHash(loaded.state)).toBe(stableHash(play.state))
    act(loaded, { type: 'keep' })
    expect(loaded.log.steps.at(-1)?.again).toBe(1)
  })

  test.each([0, -1, 0.5, 4])('does not go back %d steps of three', (count) => {
    const play = rolledTwice()
    const before = stableHash([play.state, play.log])
    expect(play.takeBack(count)).toBe(false)
    expect(stableHash([play.state, play.log])).toBe(before)
  })
})
