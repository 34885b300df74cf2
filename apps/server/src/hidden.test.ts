import type { TableEvent } from '@guildhall/tables'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { allChannels } from './testing/all-channels.ts'
import { changedServer } from './testing/changed-server.ts'
import { LEAKS } from './testing/leaks.ts'
import { apart } from './testing/overheard.ts'
import { type Hiding, TwinHouses } from './testing/twin-houses.ts'

/** One of three contracts is kept, and nobody else knows which — GU-ARCHIVISTS-8. */
const CONTRACTS: Hiding = {
  game: 'red-cathedral',
  options: { fourthGuild: 'guild-archivists' },
  instead: (fact) => fact,
  isSecret: ({ type }) => type === 'keepContract',
}

/** The order of the decks, which nobody knows: the last two cards of each change places. */
const DECKS: Hiding = {
  game: 'craftsmen-builders',
  options: {},
  instead: (fact) => (fact.type === 'started' ? { ...fact, setup: fact.setup.map(dealt) } : fact),
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
  let contracts: TwinHouses
  beforeAll(async () => {
    contracts = await TwinHouses.open(CONTRACTS)
  })
  afterAll(() => contracts.close())

  test('a contract of another — GU-ARCHIVISTS-8', async () => {
    const one = await allChannels(contracts, 0)
    expect(apart(one, await allChannels(contracts, 1))).toEqual([])
    expect(one.size).toBeGreaterThan(180)
  })

  test('the order of a deck', async () => {
    const decks = await TwinHouses.open(DECKS)
    expect(apart(await allChannels(decks, 0), await allChannels(decks, 1))).toEqual([])
    await decks.close()
  })

  test('and a server that leaks is noticed, wherever it does', async () => {
    const program = await changedServer('leaks', LEAKS)
    const one = await allChannels(contracts, 0, program)
    const other = await allChannels(contracts, 1, program)
    const channels = apart(one, other)
    const unnoticed = LEAKS.filter(({ noticed }) => !channels.some((each) => noticed.test(each)))
    expect(unnoticed.map(({ what }) => what)).toEqual([])
  })
})
