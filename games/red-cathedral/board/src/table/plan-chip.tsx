import type { Message } from '@guildhall/kernel'
import type { Command } from '@guildhall/red-cathedral'
import { PlanChip } from '@guildhall/ui'
import type { JSX } from 'preact'
import { ChoiceArt, isDrawnAlone } from './choice-art.tsx'
import type { TableProps } from './use-table.ts'

interface ChipProps extends TableProps {
  readonly command: Command
  readonly label: Message
  /** Whether it stands in the plan; left out where it is no answer that stays. */
  readonly on?: boolean
  readonly onClick: () => void
}

/** A choice with its picture, and in words where that does not say it all. */
export const Chip = (props: ChipProps): JSX.Element => (
  <PlanChip
    words={props.say(props.label)}
    drawn={<ChoiceArt {...props} />}
    alone={isDrawnAlone(props.command)}
    on={props.on}
    busy={props.busy}
    onClick={props.onClick}
  />
)
