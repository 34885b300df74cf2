import { scenes } from '@guildhall/red-cathedral-board/scenes'
import { expect, test } from 'vitest'
import { soundsOf } from './sounds-of.ts'

const VIEW = { players: [{ colour: 'red' }, { colour: 'blue' }] }
const heard = (...events: readonly object[]) => soundsOf(scenes, events as never, VIEW)

test('a die that moves, a claim and a penalty are heard, each once', () => {
  const moved = { type: 'dieMoved', seat: 1, die: 'white', from: 6, to: 1, extra: 0 }
  const claimed = { type: 'claimed', seat: 1, section: 4 }
  const penalised = { type: 'penalised', seat: 0, section: 3, recognition: 1 }
  expect(heard(moved)).toEqual(['die'])
  expect(heard(claimed, claimed)).toEqual(['build'])
  expect(heard(moved, claimed, penalised)).toEqual(['die', 'build', 'penalty'])
  expect(heard({ type: 'turnBegan', seat: 0 })).toEqual([])
})
