export interface ChatRow {
  table_id: string
  number: number
  at: number
  person: string
  /** Empty for a former player, and for a message that was removed. */
  body: string
  /** The name and the seat of the sender at the time. */
  name: string
  seat: number | null
  /** When an administrator removed it. */
  removed: number | null
}

/** Whom a person has muted, or blocked altogether. */
export interface Block {
  id: string
  person: string
  other: string
  kind: 'mute' | 'block'
  /** The table and the seat where it happened: each seat is a row, whoever is behind it. */
  source: string
  /** The name at the time. */
  name: string
  created: number
}

export interface Report {
  id: string
  reporter: string
  person: string
  table_id: string | null
  /** The reported seat, or chat message, and the name at the time. */
  seat: number | null
  line: number | null
  name: string
  reason: string
  body: string
  created: number
  handled: number | null
  handled_by: string | null
}

/** A chat message around a reported one, as it was at the time. */
export interface ReportLine {
  report: string
  number: number
  at: number
  person: string
  name: string
  body: string
}

/** What administrators impose on people. */
export interface ModerationRow {
  id: string
  person: string
  kind: 'mute' | 'timeout' | 'ban'
  reason: string
  created: number
  created_by: string
  /** Null until it is lifted. */
  until: number | null
  lifted: number | null
  lifted_by: string | null
}

export interface Audit {
  id: string
  at: number
  /** Who did it; null where the server did. */
  person: string | null
  action: string
  target: string
  /** JSON. */
  body: string
}
