import type { Message, Refusal } from '@guildhall/kernel'
import type { Command, Printed, PrintedSigns, View } from '@guildhall/red-cathedral'
import type { BoardProps } from '@guildhall/ui'
import type { ComponentType, JSX } from 'preact'
import type { PlainBoardKey } from '../board-message.ts'
import type { TowerPlace } from '../cathedral/cathedral.tsx'
import type { Sheet as Drawing } from '../cathedral/layout.ts'
import type { RcDraft } from '../plan.ts'
import type { NamedTarget, PieceKind, Targets } from './targets.ts'

/** What every part of a module gets: the table as the board has it, and what is printed. */
export interface ModuleProps extends BoardProps<View, Command> {
  readonly printed: PrintedSigns
  readonly texts: (id: string) => Printed
  /** What can be clicked, of all modules. */
  readonly targets: Targets
  /** Drafts what a click on a target does, or says why it cannot be. */
  readonly play: (target: string) => void
  /** Drafts the commands, or says why there are none. */
  readonly act: (commands: readonly Command[] | null, otherwise: Refusal) => void
}

/** The same for somebody's seat. */
export type SeatProps = ModuleProps & { readonly seat: number }

/**
 * All that a module adds to the board. It comes over the network only for a table that uses it. What
 * can be chosen and is not among its `draws` is offered in words.
 */
export interface BoardModule {
  /** Its tab, where it has a sheet, is called `board.tab.ID`. */
  readonly id: string
  /** Commands that have their place in it. */
  readonly draws?: readonly Command['type'][]
  /** Commands whose steps its rows of the plan show. */
  readonly plans?: readonly Command['type'][]
  /** Questions that it asks in words of its own, where their answers lie. */
  readonly asks?: readonly string[]
  /** Questions whose answer does not end the turn. */
  readonly asksBetween?: readonly string[]
  /** What can be clicked besides what the base game lights itself. */
  readonly targets?: (draft: RcDraft) => readonly NamedTarget[]
  /** Its pieces that can be clicked, by the first word of their targets. */
  readonly pieces?: Readonly<Record<string, PieceKind>>
  /** What a turn can begin with as well. */
  readonly hint?: PlainBoardKey
  /** A sheet beside the cathedral; on a phone a tab, with how much can be played there. */
  readonly Sheet?: ComponentType<ModuleProps>
  readonly badge?: (draft: RcDraft) => number
  /** Below the market. */
  readonly Market?: ComponentType<ModuleProps>
  /** Over the towers and at their feet, inside the drawing. */
  readonly Feet?: ComponentType<ModuleProps & { readonly sheet: Drawing }>
  /** In one's own workshop. */
  readonly Mine?: ComponentType<SeatProps>
  /** With a rival's things, in a line or two. */
  readonly Theirs?: ComponentType<SeatProps>
  /** A rival who has nothing that a player has. */
  readonly automa?: {
    readonly seat: (view: View) => number
    readonly name: Message
    readonly Panel: ComponentType<SeatProps>
  }
  /** What comes first in the plan, whatever is asked. */
  readonly Lead?: ComponentType<ModuleProps>
  /** Rows of the plan. */
  readonly Rows?: ComponentType<ModuleProps>
  /** Above each tower, inside the drawing, where it gets so much room. */
  readonly above?: {
    readonly air: number
    readonly draw: (props: ModuleProps, tower: TowerPlace) => JSX.Element | null
  }
}
