import { type Actor, type Outcome, stableHash } from '@guildhall/kernel'
import type { TableState, TableStatus } from '@guildhall/tables'

/** What a person would notice if a stored game had become another one. */
export interface TableFingerprint {
  readonly title: string
  readonly status: TableStatus
  readonly number: number
  readonly turn: number
  readonly actor: Actor | null
  /** The commands that may be given, as a hash. */
  readonly legal: string | null
  readonly totals: readonly number[] | null
}

export function fingerprintOf(table: TableState): TableFingerprint {
  const { header, status, number, turn, actor, play } = table
  const outcome: Outcome | null = play === null ? null : play.game.outcome(play.state)
  return {
    ...{ title: header.title, status, number, turn, actor },
    legal: actor === null || play === null ? null : stableHash(play.legal()),
    totals: outcome?.seats.map(({ total }) => total) ?? null,
  }
}
