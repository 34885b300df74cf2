import { expect, test } from 'vitest'
import { scenes } from './craftsmen-builders-scenes.tsx'

const view = { players: [{ colour: 'red' }, { colour: 'blue' }] }
const shown = (...events: readonly { type: string }[]) => scenes.shown(events, view, 'wide')

test('a worker goes to the place, the fee to its owner, and what it brings back', () => {
  const beats = shown(
    ...([
      { type: 'workerPlaced', seat: 1, slot: 'a' },
      { type: 'feePaid', seat: 1, to: 0, coins: 2, source: 'a' },
      { type: 'gained', seat: 1, source: 'a', goods: { wood: 3 } },
    ] as never[]),
  ).flatMap((each) => each.beats)
  expect(beats).toMatchObject([
    { kind: 'fly', n: 1, from: 'seat 1', to: 'slot a' },
    { kind: 'fly', n: 2, from: 'seat 1', to: 'seat 0' },
    { kind: 'fly', n: 3, from: 'slot a', to: 'seat 1' },
  ])
})

test('a building moves from the market to its site, which is marked', () => {
  const [built] = shown({ type: 'built', seat: 1, building: 'mill', site: 2 } as never)
  expect(built?.beats).toEqual([{ kind: 'move', piece: 'site 1 2', from: 'building mill' }])
  expect(built?.changed).toEqual(['site 1 2'])
})
