import { craftsmenBuilders } from '@guildhall/craftsmen-builders'
import { type AnyCommand, type AnyEvent, stableHash } from '@guildhall/kernel'
import { must } from '@guildhall/laws/table'
import { redCathedral } from '@guildhall/red-cathedral'
import { describe, expect, test } from 'vitest'
import type { AnyGame } from './table-state.ts'
import {
  type AnySecrets,
  CHANNELS,
  type Channels,
  redealDifferences,
  TablePair,
} from './testing/hidden-information.ts'
import { createToyGame } from './testing/test-table.ts'

const seatOf = (event: AnyEvent): number => ('seat' in event ? Number(event.seat) : -1)

/** Contracts drawn, and which of them is kept — GU-ARCHIVISTS-8. */
const CONTRACTS: AnySecrets = {
  knownTo: (event) =>
    event.type === 'contractsDrawn' || event.type === 'contractsKept' ? [seatOf(event)] : null,
  chosen: ({ type }: AnyCommand) => type === 'keepContract',
}

/** What is drawn and put before another, until it is taken. */
const CARDS: AnySecrets = {
  knownTo: (event) => (event.type === 'drew' || event.type === 'put' ? [seatOf(event)] : null),
  chosen: ({ type }: AnyCommand) => type === 'put',
}

/** The draw for nothing, so that random play holds contracts soon. */
const FREE = {
  guildCards: [1, 2, 3].map((header) => ({
    id: `guild-archivists-${header}`,
    actions: ['a', 'b'].map((action) => ({
      id: `guild-archivists-${header}${action}`,
      limit: 'once',
      steps: [{ contracts: { draw: 3, keep: 1 } }],
    })),
  })),
}

const archivists = (players: number): AnyGame =>
  must(
    redCathedral.create({
      players,
      options: { roundLimit: 14, fourthGuild: 'guild-archivists' },
      components: FREE,
    }),
  )

interface Found {
  readonly compared: number
  readonly differences: readonly string[]
}

function search(game: AnyGame, secrets: AnySecrets, seeds: number, channels?: Channels): Found {
  const pairs = Array.from({ length: seeds }, (_, seed) => {
    const pair = new TablePair(game, secrets, `twins-${seed}`, channels)
    return { difference: pair.run(150), compared: pair.compared }
  })
  return {
    compared: pairs.reduce((sum, { compared }) => sum + compared, 0),
    differences: pairs.flatMap(({ difference }) => difference ?? []),
  }
}

describe('who does not share a secret gets the same bytes whatever it is', () => {
  test.each([2, 3, 4])('with the Archivists, %d players — GU-ARCHIVISTS-8', (players) => {
    const { differences, compared } = search(archivists(players), CONTRACTS, 3)
    expect(differences).toEqual([])
    expect(compared).toBeGreaterThan(300)
  })

  test.each([2, 3, 4])('with cards in hand, %d players', (players) => {
    const { differences, compared } = search(createToyGame(players, 20), CARDS, 60)
    expect(differences).toEqual([])
    expect(compared).toBeGreaterThan(300)
  })
})

describe('what is dealt anew behind somebody’s back changes nothing for them', () => {
  test.each<[string, AnyGame, number]>([
    ['the Archivists', archivists(3), 10],
    [
      'Craftsmen & Builders',
      must(craftsmenBuilders.create({ players: 3, options: { roundLimit: 6 } })) as AnyGame,
      5,
    ],
    ['the toy', createToyGame(4, 20), 1],
  ])('%s', (_, game, every) => {
    const found = [1, 2, 3].flatMap((seed) => [...redealDifferences(game, `dealt-${seed}`, every)])
    expect(found.filter((difference) => difference !== null)).toEqual([])
    expect(found.length).toBeGreaterThan(100)
  })
})

describe('a leak is noticed:', () => {
  const see = CHANNELS.table
  const leak = (more: (...what: Parameters<Channels['table']>) => unknown): Channels => ({
    ...CHANNELS,
    table: (...what) => [see(...what), more(...what)],
  })
  const state = ({ play }: Parameters<Channels['table']>[0]): unknown => play?.state

  test.each<[string, Channels]>([
    ['the state', leak((table) => state(table))],
    ['its hash', leak((table) => stableHash(state(table)))],
    [
      'how long something is that means nothing',
      leak((table) => ' '.repeat(stableHash(state(table)).charCodeAt(0))),
    ],
    ['what another seat sees', leak((table) => table.play?.game.view(state(table), 0))],
    ['what may be done by whoever is to decide', leak((table) => table.play?.legal())],
    [
      'what is offered, as labels',
      leak(({ play }) => play?.legal().map((c) => play.game.label(play.state, c))),
    ],
    ['the log', leak((table) => table.play?.log)],
    ['how good a position looks', leak(({ play }) => play?.game.evaluate(play.state, 1))],
    ['the last command', leak((table) => table.play?.last?.command)],
    ['an event as it is stored', { ...CHANNELS, entry: (_, { event }) => event }],
    [
      'how long an event is, which means nothing',
      { ...CHANNELS, entry: (_, { event }) => ' '.repeat(stableHash(event).charCodeAt(0)) },
    ],
    [
      'the events as they are',
      { ...CHANNELS, entry: (_, { event }) => (event.type === 'played' ? event.events : []) },
    ],
    [
      'a refusal that knows more',
      {
        ...CHANNELS,
        refusal: (table) => `not now: ${JSON.stringify(state(table)).slice(0, 4000)}`,
      },
    ],
    [
      'what a list says of a table',
      { ...CHANNELS, summary: ({ play }) => play?.game.outcome(play.state) ?? play?.state },
    ],
  ])('%s', (_, channels) => {
    const found = [
      ...search(archivists(3), CONTRACTS, 2, channels).differences,
      ...search(createToyGame(3, 20), CARDS, 20, channels).differences,
    ]
    expect(found.length).toBeGreaterThan(0)
  })
})
