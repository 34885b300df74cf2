import { freezes } from '../soak/freezes.ts'
import { kills } from '../soak/kills.ts'
import type { Attack } from './attack.ts'

const ROUNDS = { short: 2, long: 20 }

/** Leaders that stand still under play. */
export const frozenLeaders: Attack = async (size) => {
  const { tables, locked, granted, shown, within, running, lost, wrongs } = await freezes({
    rounds: ROUNDS[size],
    tables: 6,
  })
  const ended = running < 3 ? [`${3 - running} processes have ended`] : []
  return {
    tried: ROUNDS[size],
    failures: [...lost, ...wrongs, ...ended],
    figures: { tables, locked, granted, shown, longestMs: Math.round(Math.max(...within)) },
  }
}

/** A server that is killed under play. */
export const killedServers: Attack = async (size) => {
  const { granted, shown, longestAway, lost, wrongs } = await kills({
    rounds: ROUNDS[size],
    tables: 8,
  })
  return {
    tried: ROUNDS[size],
    failures: [...lost, ...wrongs],
    figures: { granted, shown, longestAwayMs: Math.round(longestAway) },
  }
}
