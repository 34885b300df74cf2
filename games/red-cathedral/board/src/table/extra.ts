import type { Command, Printed, PrintedSigns, View } from '@guildhall/red-cathedral'
import type { BoardProps } from '@guildhall/ui'
import type { ComponentType, JSX } from 'preact'
import type { TowerPlace } from '../cathedral/cathedral.tsx'
import type { Sheet as Drawing } from '../cathedral/layout.ts'
import type { RcDraft } from '../plan.ts'
import type { Targets } from './targets.ts'

/** What every part of an extra gets: the table as the board has it, and what is printed. */
export interface ExtraProps extends BoardProps<View, Command> {
  readonly printed: PrintedSigns
  readonly words: (id: string) => Printed
}

/**
 * What a module adds to the board. It comes over the line only for a table that uses it. What can be
 * chosen and is not among its `draws` is offered in words.
 */
export interface Extra {
  /** Its tab is called `board.tab.ID`. */
  readonly id: string
  /** Commands that have their place in it. */
  readonly draws: readonly Command['type'][]
  /** Steps that its rows of the plan show. */
  readonly tells: readonly Command['type'][]
  /** What can be clicked on the parts of the base game besides what they light themselves. */
  readonly targets?: (draft: RcDraft) => Targets
  /** What a turn can begin with as well. */
  readonly hint?: string
  /** A sheet beside the cathedral; on a phone a tab, with how much can be played there. */
  readonly Sheet?: ComponentType<ExtraProps>
  readonly badge?: (draft: RcDraft) => number
  /** Below the market. */
  readonly Market?: ComponentType<ExtraProps>
  /** Over the towers and at their feet, inside the drawing. */
  readonly Feet?: ComponentType<ExtraProps & { readonly sheet: Drawing }>
  /** In one's own workshop. */
  readonly Mine?: ComponentType<ExtraProps & { readonly seat: number }>
  /** With a rival's things, in a line or two. */
  readonly Theirs?: ComponentType<ExtraProps & { readonly seat: number }>
  /** Ivan, who has nothing that a player has. */
  readonly Ivan?: ComponentType<ExtraProps & { readonly seat: number }>
  /** What comes first in the plan, whatever is asked. */
  readonly Lead?: ComponentType<ExtraProps>
  /** What is drawn before the words of a choice. */
  readonly Choice?: ComponentType<{ readonly command: Command }>
  /** Rows of the plan. */
  readonly Rows?: ComponentType<ExtraProps>
  /** Above each tower, inside the drawing, where it gets so much room. */
  readonly above?: {
    readonly air: number
    readonly draw: (props: ExtraProps, tower: TowerPlace) => JSX.Element | null
  }
}
