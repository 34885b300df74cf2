import type { MessagePort } from 'node:worker_threads'
import { playDeal, type Share } from '@guildhall/bots/arena'
import { seededChance, type TableRequest } from '@guildhall/kernel'
import { namedBot } from '../bots.ts'
import { seedOf } from '../flags.ts'
import { gamesOf } from '../game-table.ts'
import { gameNamed } from '../terminal-games.ts'

/** A match, as a thread needs to know it. */
export interface ArenaRole {
  readonly role: 'arena'
  readonly game: string
  readonly request: TableRequest
  readonly seats: readonly string[]
  readonly seed: string
}

/** What every contender made of a deal. */
export type DealShares = readonly (readonly [string, Share])[]

/** Plays the deals it is asked for. */
export function serveArena(role: ArenaRole, port: MessagePort): void {
  const play = dealer(role)
  port.on('message', (deal: number) => port.postMessage([deal, play(deal)]))
}

function dealer({ game, request, seats, seed }: ArenaRole): (deal: number) => DealShares {
  const gameFor = gamesOf(gameNamed(game), request)
  const bots = new Map(seats.map((name) => [name, namedBot(name)]))
  const botOf = (name: string) => bots.get(name) ?? namedBot(name)
  const match = { seats, botOf, clock: () => performance.now() }
  return (deal) => {
    const seeded = seedOf(seed, deal)
    const table = gameFor(seededChance(seeded))
    return [...playDeal(table, match, seeded)]
  }
}
