import type { AnyCommand, Refusal } from '@guildhall/kernel'
import type { TurnDraft } from '@guildhall/ui'
import type { Signal } from '@preact/signals'
import type { ComponentType } from 'preact'
import type { TableGame } from '../use-table-game.ts'

/** What is open beside the board: the player aid, or the scores as they stand. */
type Panel = 'aid' | 'score'

/** Why a piece cannot be played. */
interface Asked {
  readonly piece: Element
  readonly refusal: Pick<Refusal, 'message'> & { readonly clause?: string | undefined }
}

/** What a table explains, before anything of it is loaded. */
export interface Explain {
  readonly asked: Signal<Asked | null>
  /** Whether clicks and arrow keys show cards instead of playing. */
  readonly looking: Signal<boolean>
  readonly panel: Signal<Panel | null>
  /** What was done last before there was anybody to answer it. */
  readonly first: Signal<Event | null>
  /** Draws all of it, once it is loaded. */
  readonly layer: Signal<{ readonly Layer: ComponentType<LayerProps> } | null>
}

/** What is explained at a table: its draft, and who sits there. */
export interface LayerProps {
  readonly explain: Explain
  readonly tableGame: TableGame
  readonly draft: TurnDraft<unknown, AnyCommand>
  readonly names: readonly string[]
}
