import type { TableStatus } from '@guildhall/tables'

type YesNo = 0 | 1

export interface TableRow {
  id: string
  game: string
  /** The rules version when the table was created. */
  rules_version: number
  players: number
  /** JSON. */
  options: string
  secret: string
  commitment: string
  host: string
  visibility: 'public' | 'link'
  spectators: YesNo
  /** The hash of the invitation token, if there is one. */
  invite: string | null
  title: string
  status: TableStatus
  /** The last entry, and the hash of the chain at it. */
  number: number
  hash: string
  waiting_for: string | null
  due: number | null
  turns: number
  /** JSON: the account of every seat, once the game is over. */
  outcome: string | null
  leader: string | null
  /** Since when it had no leader before this one, until that is recorded. */
  silent_since: number | null
  created: number
  updated: number
  /** When it was over or closed. */
  ended: number | null
  /** Why it was quarantined, and when. */
  fault: string | null
  fault_at: number | null
  /** When the game was uploaded; null for games played here. */
  brought: number | null
  /** Keyed hash of the network from which a guest created it, until it has ended. */
  network: string | null
}

export interface SeatHolderRow {
  table_id: string
  seat: number
  person: string | null
  name: string
  bot: string | null
}

/** The entries that one request led to; those of the table that are not packed yet. */
export interface EntryRow {
  table_id: string
  /** That of the last entry. */
  number: number
  at: number
  request_id: string | null
  person: string | null
  /** A line of JSON for each event, without the name of a person. */
  body: string
  /** The hash of the chain at the last entry. */
  hash: string
}

/** Older entries, compressed. */
export interface PackRow {
  table_id: string
  /** Those of the last and the first entry. */
  number: number
  first: number
  pack: Uint8Array
  /** The hash of the chain at the last entry. */
  hash: string
  /** A hash of this row and of the chain before it. */
  seal: string
}

/** The name of a person at a seat: separate from the entry, so that it can be deleted. */
export interface SeatName {
  table_id: string
  number: number
  person: string
  name: string
}

/** The review of a finished game. */
export interface ReviewRow {
  table_id: string
  /** When it last made progress. */
  updated: number
  /** How many decisions of the game are judged, and how many there are. */
  done: number
  total: number
  /** JSON; null until it is complete. */
  body: string | null
}
