import type { TableEvent } from '@guildhall/tables'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { changedServer } from './testing/changed-server.ts'
import { LEAKS } from './testing/leaks.ts'
import { differingChannels } from './testing/raw-traffic.ts'
import { recordAllChannels } from './testing/record-all-channels.ts'
import { type SecretScenario, ServerPair } from './testing/server-pair.ts'

/** One of three contracts is kept, and nobody else knows which — GU-ARCHIVISTS-8. */
const CONTRACTS: SecretScenario = {
  game: 'red-cathedral',
  options: { fourthGuild: 'guild-archivists' },
  instead: (event) => event,
  isSecret: ({ type }) => type === 'keepContract',
}

/** The order of the decks, which nobody knows: the last two cards of each change places. */
const DECKS: SecretScenario = {
  game: 'craftsmen-builders',
  options: {},
  instead: (event) =>
    event.type === 'started' ? { ...event, setup: event.setup.map(dealt) } : event,
  isSecret: null,
}

function dealt(event: Extract<TableEvent, { type: 'started' }>['setup'][number]) {
  if (!('decks' in event)) return event
  const decks = event.decks as readonly (readonly number[])[]
  return {
    ...event,
    decks: decks.map((deck) => [...deck.slice(0, -2), ...deck.slice(-2).reverse()]),
  }
}

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
