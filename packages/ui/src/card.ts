import type { Message, Seat } from '@guildhall/kernel'
import type { ComponentChildren } from 'preact'
import type { TurnDraft } from './turn-draft.ts'

/** What a piece of a board tells about itself beside it. */
export interface Card {
  readonly title: Message
  readonly picture?: ComponentChildren
  /** What it does, and what it comes to now. */
  readonly lines: readonly Message[]
  /** Whose it is. */
  readonly owner?: Seat | undefined
  /** Where the rule is. */
  readonly clause: string
  /** Whether its label says more than these lines. */
  readonly labelled?: boolean
}

/** What a card is written from: what is drafted, and who sits there. */
export interface CardTable<V> {
  readonly draft: TurnDraft<V, never>
  /** By seat. */
  readonly names: readonly string[]
}

/** The card of a piece by its name; null where that is the name of none. */
export type CardOf<V> = (name: string, table: CardTable<V>) => Card | null
