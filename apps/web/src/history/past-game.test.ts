import {
  type AnyCommand,
  type AnyEvent,
  fold,
  gameFile,
  gameFileText,
  Play,
  seededChance,
} from '@guildhall/kernel'
import { redCathedral } from '@guildhall/red-cathedral'
import { beforeAll, describe, expect, test } from 'vitest'
import { loadGameText } from './load-game-file.ts'
import { PastGame } from './past-game.ts'

const played = (players: number, options: object, seed: number) => {
  const created = redCathedral.create({ players, options: { roundLimit: 8, ...options } })
  if (!created.ok) throw new Error(JSON.stringify(created.problems))
  const play = new Play<unknown, AnyCommand, AnyEvent, unknown>(created.value, seededChance(seed))
  const pick = seededChance(`pick ${seed}`)
  while (play.actor !== null) {
    const legal = play.legal()
    play.submit(play.actor.seat, legal[pick.int(legal.length)])
  }
  return play
}

describe('a game that was played', () => {
  const play = played(3, { fourthGuild: 'guild-archivists' }, 4)
  const past = new PastGame(play.game, play.log)

  test('stands at every step as it stood then', () => {
    expect(past.length).toBe(play.length)
    for (let step = 0; step <= past.length; step++) {
      expect(past.stateAt(step)).toEqual(fold(play.game, play.log, step))
    }
    expect(past.actingAt(past.length)).toBeNull()
  })

  test('is described the same to everybody but for what is hidden', () => {
    const steps = past.describe('spectator')
    expect(steps).toHaveLength(past.length + 1)
    expect(steps[0]?.descriptions[0]?.key).toBe('event.setUp')
    expect(past.describe('spectator')).toBe(steps)
    const texts = (game: PastGame, viewer: number) =>
      JSON.stringify(game.describe(viewer).map(({ descriptions }) => descriptions))
    const some = Array.from({ length: 12 }, (_, seed) => {
      const { game, log } = played(2, { fourthGuild: 'guild-archivists', roundLimit: 20 }, seed)
      return new PastGame(game, log)
    })
    expect(some.some((each) => texts(each, 0) !== texts(each, 1))).toBe(true)
  })

  test('goes on turn by turn, and back, through every turn', () => {
    const forth: number[] = []
    for (let step = 0; step < past.length; step = past.turnFrom(step, 1)) forth.push(step)
    const turns = past.turns.at(-1) ?? 0
    expect(new Set(forth.map((step) => past.turns[step])).size).toBe(turns)
    const back: number[] = []
    for (let step = past.length; step > 0; ) {
      step = past.turnFrom(step, -1)
      back.push(step)
    }
    expect(back.reverse()).toEqual(forth)
  })

  test('is shown by a draft at which nobody is asked for a decision', () => {
    const draft = past.draftAt(5, 1)
    expect(draft.now.choices).toEqual([])
    expect(draft.now.view).toEqual(play.game.view(past.stateAt(5), 1))
    expect(past.draftAt(past.length, 'spectator').now.question).toBeNull()
  })
})

describe('a file', () => {
  let text: string
  beforeAll(() => {
    const play = played(2, {}, 1)
    text = gameFileText(gameFile(play.game, play.log, { commitment: '00'.repeat(32) }))
  })

  test('is loaded with the rules it was played by', async () => {
    const result = await loadGameText(text)
    if (!result.ok) throw new Error(JSON.stringify(result.fault))
    expect(result.past.game.id).toBe('red-cathedral')
    expect(result.past.length).toBeGreaterThan(20)
  })

  test.each([
    ['no JSON', () => 'hello', 'file is not JSON'],
    ['another format', () => '{"format":"x"}', 'file.format'],
    ['a command that there is none of', () => text.replaceAll('"moveDie"', '"fly"'), 'no command'],
    ['other players', () => text.replace('"players":2', '"players":9'), 'players'],
  ])('with %s is refused with a reason', async (_what, broken, reason) => {
    const result = await loadGameText(broken())
    if (result.ok || result.fault.kind !== 'badFile') throw new Error('it was loaded')
    expect(result.fault.problems.join('; ')).toContain(reason)
  })

  test('of a game that nobody knows is named', async () => {
    const result = await loadGameText(text.replaceAll('"red-cathedral"', '"chess"'))
    expect(result).toEqual({ ok: false, fault: { kind: 'unknownGame', game: 'chess' } })
  })
})
