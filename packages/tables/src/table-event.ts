import type { AnyCommand, AnyEvent, Seat, Step } from '@guildhall/kernel'
import type { Pace } from './pace.ts'

/** The id of a person, which never changes. */
export type PersonId = string

/** Why a bot plays at a seat. */
export type DelegatedBy = 'owner' | 'leaving' | 'timeOut' | 'agreement'

/** Settings of a table for its people. */
export interface Arrangement {
  /** The replacement bot for players who leave. */
  readonly standIn?: string
  /** Whether hints are allowed. */
  readonly hints?: boolean
}

/** What one seat asks all others to agree to. */
export type Proposal =
  /** To undo the last steps, also past barriers. */
  | { readonly what: 'takeBack'; readonly count: number }
  | { readonly what: 'pace'; readonly pace: Pace }
  /** To end the game without a result. */
  | { readonly what: 'end' }
  /**
   * To let a bot play for the owner of a seat, who keeps the table waiting and is not asked. Who
   * says nothing for as long agrees: others may be gone as well.
   */
  | { readonly what: 'standIn'; readonly seat: Seat }
  /** To let the proposer take over the seat of a bot, and see what it knows. */
  | { readonly what: 'join'; readonly seat: Seat }

/**
 * An event at a table. The events in order determine everything else. They are stored before anyone
 * receives them.
 */
export type TableEvent =
  /** A person took a free seat or, during the game, one that was offered. */
  | {
      readonly type: 'seated'
      readonly seat: Seat
      readonly person: PersonId
      readonly name: string
    }
  /** Nobody sits there any more; only before the start. */
  | { readonly type: 'freed'; readonly seat: Seat }
  /** A bot sits there; only before the start. */
  | { readonly type: 'botSeated'; readonly seat: Seat; readonly bot: string }
  /** The host left the table to another person. */
  | { readonly type: 'hosted'; readonly person: PersonId }
  | { readonly type: 'paced'; readonly pace: Pace }
  /** Settings of the table for its people; only those that were given. */
  | ({ readonly type: 'arranged' } & Arrangement)
  | { readonly type: 'started'; readonly setup: readonly AnyEvent[] }
  | ({ readonly type: 'played' } & Step<AnyCommand, AnyEvent>)
  /** The seat undid steps of its turn. */
  | { readonly type: 'undone'; readonly seat: Seat; readonly count: number }
  /** A bot plays for the owner of a seat, or the owner plays again. */
  | { readonly type: 'handed'; readonly seat: Seat; readonly bot: string; readonly by: DelegatedBy }
  | { readonly type: 'reclaimed'; readonly seat: Seat }
  /** The owner of a seat is another: a guest has signed in with an account. */
  | { readonly type: 'passed'; readonly seat: Seat; readonly person: PersonId }
  /** Anyone may take the seat, or only the person it was agreed for; or nobody any longer. */
  | {
      readonly type: 'offered'
      readonly seat: Seat
      readonly open: boolean
      readonly to?: PersonId
    }
  /** Who asks for the seat of a bot is named; with -1 for a seat and a name if they play at none. */
  | {
      readonly type: 'proposed'
      readonly seat: Seat
      readonly proposal: Proposal
      readonly asker?: PersonId
      readonly name?: string
    }
  | { readonly type: 'agreed'; readonly seat: Seat }
  /** The proposal was declined or withdrawn. */
  | { readonly type: 'declined'; readonly seat: Seat }
  | { readonly type: 'takenBack'; readonly count: number }
  /**
   * Nobody led the table for so long, or nothing could be stored: the time is unattributed. Below 0
   * where the clock of the new leader is behind that of the one before.
   */
  | { readonly type: 'waited'; readonly ms: number }
  /** The table ends without a result. */
  | { readonly type: 'closed'; readonly by: 'host' | 'agreement' | 'administrator' }
  /** The rematch. */
  | { readonly type: 'rematch'; readonly table: string }

/** An event with its number in the table's journal, and when it was written. */
export interface JournalEntry {
  /** 1 for the first. */
  readonly number: number
  readonly at: number
  readonly event: TableEvent
}
