import { craftsmenBuilders } from '@guildhall/craftsmen-builders'
import { type AnyCommand, type AnyEvent, stableHash } from '@guildhall/kernel'
import { must } from '@guildhall/laws/table'
import { redCathedral } from '@guildhall/red-cathedral'
import { describe, expect, test } from 'vitest'
import type { AnyGame } from './table.ts'
import { type AnySecrets, CHANNELS, type Channels, redealtApart, Twins } from './testing/hidden.ts'
import { openToy } from './testing/sitting.ts'

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
  guildCards: [1, 2, 3].map((card) => ({
    id: `guild-archivists-${card}`,
    actions: ['a', 'b'].map((action) => ({
      id: `guild-archivists-${card}${action}`,
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
  ) as unknown as AnyGame

interface Found {
  readonly compared: number
  readonly told: readonly string[]
}

function search(game: AnyGame, secrets: AnySecrets, seeds: number, channels?: Channels): Found {
  const twins = Array.from({ length: seeds }, (_, seed) => {
    const pair = new Twins(game, secrets, `twins-${seed}`, channels)
    return { told: pair.run(150), compared: pair.compared }
  })
  return {
    compared: twins.reduce((sum, { compared }) => sum + compared, 0),
    told: twins.flatMap(({ told }) => told ?? []),
  }
}

describe('who does not share a secret gets the same bytes whatever it is', () => {
  test.each([2, 3, 4])('with the Archivists, %d players — GU-ARCHIVISTS-8', (players) => {
    const { told, compared } = search(archivists(players), CONTRACTS, 3)
    expect(told).toEqual([])
    expect(compared).toBeGreaterThan(300)
  })

  test.each([2, 3, 4])('with cards in hand, %d players', (players) => {
    const { told, compared } = search(openToy(players, 20), CARDS, 60)
    expect(told).toEqual([])
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
    ['the toy', openToy(4, 20), 1],
  ])('%s', (_, game, every) => {
    const found = [1, 2, 3].flatMap((seed) => [...redealtApart(game, `dealt-${seed}`, every)])
    expect(found.filter((told) => told !== null)).toEqual([])
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
      'what is offered, in words',
      leak(({ play }) => play?.legal().map((c) => play.game.label(play.state, c))),
    ],
    ['the log', leak((table) => table.play?.log)],
    ['how good a position looks', leak(({ play }) => play?.game.evaluate(play.state, 1))],
    ['the last command', leak((table) => table.play?.last?.command)],
    ['a fact as it is stored', { ...CHANNELS, entry: (_, { fact }) => fact }],
    [
      'how long a fact is, which means nothing',
      { ...CHANNELS, entry: (_, { fact }) => ' '.repeat(stableHash(fact).charCodeAt(0)) },
    ],
    [
      'the events as they are',
      { ...CHANNELS, entry: (_, { fact }) => (fact.type === 'played' ? fact.events : []) },
    ],
    [
      'a refusal that knows more',
      {
        ...CHANNELS,
        refusal: (table) => `not now: ${JSON.stringify(state(table)).slice(0, 4000)}`,
      },
    ],
    [
      'what is told of a table in a list',
      { ...CHANNELS, summary: ({ play }) => play?.game.outcome(play.state) ?? play?.state },
    ],
  ])('%s', (_, channels) => {
    const found = [
      ...search(archivists(3), CONTRACTS, 2, channels).told,
      ...search(openToy(3, 20), CARDS, 20, channels).told,
    ]
    expect(found.length).toBeGreaterThan(0)
  })
})
