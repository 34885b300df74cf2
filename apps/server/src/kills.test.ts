import { expect, test } from 'vitest'
import { FAULTS, type Fault, faultyServer } from './testing/soak/faulty-server.ts'
import { kills } from './testing/soak/kills.ts'

test('killed ten times under load, the server has lost nothing that anybody was told', async () => {
  const told = await kills({ rounds: 10, tables: 8 })
  expect([...told.lost, ...told.wrongs]).toEqual([])
  expect(told.granted).toBeGreaterThan(50)
  expect(told.shown).toBeGreaterThan(told.granted)
})

test('stopped for a new version under load, it says goodbye, and everybody is told all once', async () => {
  const told = await kills({ rounds: 3, tables: 8, signal: 'SIGTERM' })
  expect([...told.lost, ...told.wrongs]).toEqual([])
  expect(told.ends).toEqual([0])
})

test.each(Object.keys(FAULTS) as Fault[])(
  'control: a server that %s is found out',
  async (fault) => {
    const program = await faultyServer(fault)
    const told = await kills({ rounds: 200, tables: 8, program, untilLost: true })
    expect(told.lost).not.toEqual([])
    console.log(`${fault}: found after ${told.rounds} kills: ${told.lost[0]}`)
  },
)
