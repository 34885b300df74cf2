/** A server process, and until when it counts as alive. */
export interface ProcessRow {
  id: string
  address: string
  seen: number
  until: number
}

/** A notice to be sent to a person, once. */
export interface OutboxRow {
  id: string
  person: string
  table_id: string | null
  kind: string
  /** JSON. */
  body: string
  due: number
  tries: number
  sent: number | null
  claimed_by: string | null
  claimed_until: number | null
  /** Prevents sending the same notice twice. */
  dedupe: string
}

export interface Meta {
  key: string
  value: string
}

/** Guesses of passwords and codes. Nothing personal: the key is a hash, and kept for a week. */
export interface AttemptRow {
  key: string
  count: number
  /** When the last one was. */
  at: number
  /** Until when none is allowed; 0 for now. */
  until: number
}
