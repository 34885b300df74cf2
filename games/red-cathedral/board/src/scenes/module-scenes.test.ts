import { seededChance } from '@guildhall/kernel'
import { expect, test } from 'vitest'
import { begun } from '../testing/begun.ts'
import { scenes } from './red-cathedral-scenes.tsx'

const view = { players: [{ colour: 'red' }, { colour: 'blue' }], ivan: null }
const shown = (...events: readonly { type: string }[]) => scenes.shown(events, view, 'wide')

test('a contractor goes to its city, and a closed city pays everybody who is there', () => {
  const [sent] = shown({ type: 'contractorSent', seat: 1, city: 'city-tver', permits: 1 } as never)
  expect(sent?.beats).toMatchObject([{ kind: 'fly', from: 'seat 1', to: 'city city-tver' }])
  const [closed] = shown({
    type: 'cityClosed',
    city: 'city-tver',
    tower: 0,
    recognition: [2, 0],
  } as never)
  expect(closed?.beats).toMatchObject([
    { kind: 'rise', piece: 'city city-tver' },
    { kind: 'fly', n: 2, from: 'city city-tver', to: 'pin 0' },
  ])
})

test('the pieces of guilds move', () => {
  const [moved] = shown({ type: 'foremanMoved', seat: 0, tower: 2 } as never)
  expect(moved?.changed).toContain('foreman 2')
  const [taken] = shown({ type: 'reinforcementTaken', seat: 1, tile: 'r1' } as never)
  expect(taken?.beats).toMatchObject([{ kind: 'fly', from: 'beside', to: 'seat 1' }])
})

test.each([{}, { contractors: true }])('each turn of Ivan is shown by itself: %o', (options) => {
  const play = begun(1, options, 3)
  const chance = seededChance('ivan')
  let turns = 0
  while (play.actor !== null && turns < 8) {
    const legal = play.legal()
    const command = legal[chance.int(legal.length)]
    const answer = command && play.submit(0, command)
    if (!answer?.ok) throw new Error('no way on')
    const now = play.game.view(play.state, 0)
    const others = scenes.ofOthers?.(answer.events, now) ?? null
    const his = answer.events.findIndex(
      ({ type }) => type === 'ivanTookDie' || type === 'ivanClaimed',
    )
    expect(others !== null).toBe(his >= 0)
    if (others === null) continue
    turns += 1
    expect(others.seat).toBe(1)
    expect(others.events).toContain(answer.events[his])
    // What the player did before is theirs.
    expect(others.events.some((event) => 'seat' in event && event.type === 'delivered')).toBe(false)
    expect(scenes.shown(others.events, now, 'wide').flatMap(({ changed }) => changed)).not.toEqual(
      [],
    )
  }
  expect(turns).toBe(8)
})
