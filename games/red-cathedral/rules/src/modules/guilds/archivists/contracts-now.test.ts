import { expect, test } from 'vitest'
import type { Contract } from '../../../constants.ts'
import type { Position } from '../../../positions/position.ts'
import { withArchivists } from '../../../testing/archivists.ts'
import { table } from '../../../testing/table.ts'
import { contractsNow } from './contracts-now.ts'

/** What these contracts would give Red now, by prestige, as Red sees the table. */
function now(contracts: readonly Contract[], position: Position = {}) {
  const { game, state } = table(
    withArchivists({ ...position, red: { rubles: 0, contracts, ...position.red } }),
  )
  return contractsNow(game, game.view(state, 0), 0, contracts)
}

const prestige = (contracts: readonly Contract[], position: Position = {}): number[] =>
  now(contracts, position).map((each) => each.prestige)

test('goods that would be returned count once — GU-CONTRACT-EX1', () => {
  const red = { goods: { wood: 2, brick: 1 }, rubles: 7 }
  expect(prestige(['con-01', 'con-02'], { red })).toEqual([2, 2])
  expect(prestige(['con-01', 'con-02'], { red: { ...red, rubles: 3 } })).toEqual([2, 0])
})

test('a contract tells how far it has come — GU-CONTRACT-6', () => {
  const sections = { 0: { owner: 'red' }, 1: { owner: 'red' } } as const
  expect(now(['con-06'], { sections })).toEqual([
    { contract: 'con-06', prestige: 0, have: 2, need: 3 },
  ])
})

test('each tower counts, with two players double — GU-CONTRACT-EX4', () => {
  const sections = { 0: { owner: 'red' } } as const
  expect(prestige(['con-15', 'con-08'], { sections })).toEqual([1, 8])
  expect(prestige(['con-15', 'con-08'], { sections, players: 2 })).toEqual([2, 12])
})

test('a table that cannot be opened has none', () => {
  const { game, state } = table(withArchivists())
  expect(contractsNow({ players: 9, options: {} }, game.view(state, 0), 0, ['con-01'])).toEqual([])
})
