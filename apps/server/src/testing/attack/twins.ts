import { differingChannels } from '../raw-traffic.ts'
import { recordAllChannels } from '../record-all-channels.ts'
import { CONTRACTS, DECKS } from '../secret-scenarios.ts'
import { ServerPair } from '../server-pair.ts'
import type { Attack } from './attack.ts'

const PAIRS = { short: 1, long: 20 }

/**
 * Two servers that differ in one secret only. Whoever does not know it gets the same bytes from both.
 * Each pair plays another game: the chance of a table is made anew.
 */
export const twins: Attack = async (size) => {
  const failures: string[] = []
  let channels = 0
  for (let i = 0; i < PAIRS[size]; i++) {
    const pair = await ServerPair.open(i % 2 === 0 ? CONTRACTS : DECKS)
    try {
      const one = await recordAllChannels(pair, 0)
      failures.push(...differingChannels(one, await recordAllChannels(pair, 1)))
      channels += one.size
    } finally {
      await pair.close()
    }
  }
  return { tried: PAIRS[size], failures, figures: { comparisons: channels } }
}
