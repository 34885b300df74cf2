import { expect, test } from 'vitest'
import { RINGS } from '../market/ring.ts'
import { scenes } from './red-cathedral-scenes.tsx'

const view = { players: [{ colour: 'red' }, { colour: 'blue' }] }
const shown = (...events: readonly { type: string }[]) => scenes.shown(events, view, 'wide')

test('a die travels around the ring, also past its beginning, and never across', () => {
  const { c, dieAt } = RINGS.wide
  const [moved] = shown({
    type: 'dieMoved',
    seat: 1,
    die: 'white',
    from: 6,
    to: 1,
    extra: 0,
  } as never)
  const [travel] = moved?.beats ?? []
  if (travel?.kind !== 'travel') throw new Error('it does not travel')
  expect(travel.piece).toBe('die white')
  expect(travel.path).toHaveLength(6) // three spaces, two points each
  for (const [x, y] of travel.path) expect(Math.hypot(x - c, y - c)).toBeCloseTo(dieAt, 0)
})

test('what is taken flies from its space to the inventory, and a penalty hits who loses', () => {
  const [, , gained] = shown(
    ...([
      { type: 'dieMoved', seat: 1, die: 'blue', from: 0, to: 2, extra: 0 },
      { type: 'obtained', seat: 1, space: 2, times: 1 },
      { type: 'gained', seat: 1, source: 'tile', goods: { stone: 2 } },
    ] as never[]),
  )
  expect(gained?.beats).toMatchObject([{ kind: 'fly', n: 2, from: 'space 2', to: 'store 1' }])
  const [hit] = shown({ type: 'penalised', seat: 0, section: 3, recognition: 1 } as never)
  expect(hit?.beats).toContainEqual({ kind: 'hit', piece: 'pin 0' })
  expect(hit?.changed).toContain('pin 0')
})

test('a claim raises scaffold and banner', () => {
  const [claimed] = shown({ type: 'claimed', seat: 1, section: 4 } as never)
  const rising = claimed?.beats.flatMap((beat) => (beat.kind === 'rise' ? [beat.piece] : []))
  expect(rising).toEqual(['section 4', 'banner 4'])
})
