import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { changedServer } from './testing/changed-server.ts'
import { LEAKS } from './testing/leaks.ts'
import { differingChannels } from './testing/raw-traffic.ts'
import { recordAllChannels } from './testing/record-all-channels.ts'
import { CONTRACTS, DECKS } from './testing/secret-scenarios.ts'
import { ServerPair } from './testing/server-pair.ts'

describe('who does not know a secret gets the same bytes from the server, whatever it is:', () => {
  let contracts: ServerPair
  beforeAll(async () => {
    contracts = await ServerPair.open(CONTRACTS)
  })
  afterAll(() => contracts.close())

  test('a contract of another — GU-ARCHIVISTS-8', async () => {
    const one = await recordAllChannels(contracts, 0)
    expect(differingChannels(one, await recordAllChannels(contracts, 1))).toEqual([])
    expect(one.size).toBeGreaterThan(180)
  })

  test('the order of a deck', async () => {
    const decks = await ServerPair.open(DECKS)
    expect(
      differingChannels(await recordAllChannels(decks, 0), await recordAllChannels(decks, 1)),
    ).toEqual([])
    await decks.close()
  })

  test('and a server that leaks is noticed, wherever it does', async () => {
    const program = await changedServer('leaks', LEAKS)
    const one = await recordAllChannels(contracts, 0, program)
    const other = await recordAllChannels(contracts, 1, program)
    const channels = differingChannels(one, other)
    const unnoticed = LEAKS.filter(({ noticed }) => !channels.some((each) => noticed.test(each)))
    expect(unnoticed.map(({ what }) => what)).toEqual([])
  })
})
