import { expect, test } from 'vitest'
import { FAULTS, type Fault, faultyServer } from './testing/soak/faulty-server.ts'
import { kills } from './testing/soak/kills.ts'

test('killed ten times under load, the server has lost nothing that any client was sent', async () => {
  const result = await kills({ rounds: 10, tables: 8 })
  expect([...result.lost, ...result.wrongs]).toEqual([])
  expect(result.granted).toBeGreaterThan(50)
  expect(result.shown).toBeGreaterThan(result.granted)
})

test('stopped for a new version under load, it says goodbye, and every client is sent everything once', async () => {
  const result = await kills({ rounds: 3, tables: 8, signal: 'SIGTERM' })
  expect([...result.lost, ...result.wrongs]).toEqual([])
  expect(result.ends).toEqual([0])
})

test.each(Object.keys(FAULTS) as Fault[])(
  'control: a server that %s is found out',
  async (fault) => {
    const program = await faultyServer(fault)
    const result = await kills({ rounds: 200, tables: 8, program, untilLost: true })
    expect(result.lost).not.toEqual([])
    console.log(`${fault}: found after ${result.rounds} kills: ${result.lost[0]}`)
  },
)
