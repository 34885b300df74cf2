import type { Command } from '@guildhall/craftsmen-builders'
import type { Refusal } from '@guildhall/kernel'
import type { PartProps } from '../board-types.ts'
import type { Marks } from './marks.ts'

/** What every part of the table gets: what is printed and marked, and how a click is answered. */
export interface TableProps extends PartProps {
  readonly marks: Marks
  /** Drafts what a click leads to; where that is nothing, says why. */
  readonly play: (commands: readonly Command[] | null, otherwise: Refusal) => void
}
