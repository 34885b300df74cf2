import { expect, test } from 'vitest'
import { builtInComponents } from '../components/built-in.ts'
import type { City, SpecialistSpace } from '../constants.ts'
import type { Position } from '../positions/position.ts'
import { board, cityOf, duchy } from '../testing/contractors.ts'
import { does, offers, refuses } from '../testing/table.ts'
import { chooseSpecialist, dismiss, hire } from '../testing/wishes.ts'

/** The tiles that a contractor finds in a city. */
const found = (city: City, position: Position = {}): SpecialistSpace[] =>
  offers(does(duchy({ players: 4, ...position }), hire(city)), 'chooseSpecialist').map(
    ({ space }) => space,
  )

test('Moscow in the middle, five cities round it clockwise — CT-6.1', () => {
  const names = board(duchy()).cities.map(({ name }) => name)
  expect(names).toEqual(['Moscow', 'Vologda', 'Suzdal', 'Ryazan', 'Smolensk', 'Tver'])
  const { ring, centre } = builtInComponents().cities
  expect([centre, ...ring]).toEqual(board(duchy()).cities.map(({ city }) => city))
})

test('one specialist space lies between neighbouring outer cities — CT-6.2', () => {
  const { ring, list } = builtInComponents().cities
  const between = (space: SpecialistSpace) =>
    ring.filter((city) => list.find(({ id }) => id === city)?.sees.includes(space))
  expect(between('s1')).toEqual(['city-vologda', 'city-suzdal'])
  expect(between('s2')).toEqual(['city-suzdal', 'city-ryazan'])
  expect(between('s3')).toEqual(['city-ryazan', 'city-smolensk'])
  expect(between('s4')).toEqual(['city-smolensk', 'city-tver'])
  expect(between('s5')).toEqual(['city-vologda', 'city-tver'])
})

test.each([
  ['city-vologda', ['s1', 's5']],
  ['city-suzdal', ['s1', 's2']],
  ['city-ryazan', ['s2', 's3']],
  ['city-smolensk', ['s3', 's4']],
  ['city-tver', ['s4', 's5']],
] as const)('%s offers the tiles of its two spaces — CT-6.3', (city, spaces) => {
  expect(found(city)).toEqual(spaces)
  expect(cityOf(duchy(), city).finds).toEqual(spaces)
  const at = does(duchy({ players: 4 }), hire(city))
  for (const other of (['s1', 's2', 's3', 's4', 's5'] as const).filter(
    (space) => !spaces.some((own) => own === space),
  )) {
    expect(refuses(at, chooseSpecialist(other)).clause).toBe('CT-6.3')
  }
})

test('Moscow offers all five, and is a city like the others — CT-6.4', () => {
  expect(found('city-moscow')).toEqual(['s1', 's2', 's3', 's4', 's5'])
  const second = duchy({
    red: { permits: 6, rubles: 0, contractors: { 'city-moscow': 1 } },
    blue: { contractors: { 'city-moscow': 1 } },
  })
  const hired = does(second, hire('city-moscow'), chooseSpecialist('s4'), dismiss)
  expect(hired.events.slice(0, 2)).toMatchObject([
    { type: 'contractorSent', permits: 3 },
    { type: 'gained', source: 'ext-2', rubles: 1 },
  ])
  expect(board(hired).specialists[3]).not.toBeNull()
})

test('the spaces beside a closed city stay in use — CT-6.5', () => {
  const shut = board(duchy({ players: 2 })).cities.filter(({ closed }) => closed)
  expect(shut.map(({ city }) => city)).toEqual(['city-smolensk', 'city-tver'])
  expect(found('city-ryazan', { players: 2 })).toEqual(['s2', 's3'])
  expect(found('city-vologda', { players: 2 })).toEqual(['s1', 's5'])
  expect(found('city-moscow', { players: 2 })).toEqual(['s1', 's2', 's3', 's4', 's5'])
})

test('Ryazan: s2 or s3; Vologda: s5 or s1; Moscow with s4 empty: s1, s2, s3 or s5 — CT-6-EX1', () => {
  expect(found('city-ryazan')).toEqual(['s2', 's3'])
  expect(found('city-vologda')).toEqual(['s1', 's5'])
  const empty = { specialists: { s4: null } }
  expect(found('city-moscow', empty)).toEqual(['s1', 's2', 's3', 's5'])
  const at = does(duchy({ players: 4, ...empty }), hire('city-moscow'))
  expect(refuses(at, chooseSpecialist('s4')).clause).toBe('CT-5.14')
})
