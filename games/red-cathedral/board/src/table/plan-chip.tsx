import type { Message } from '@guildhall/kernel'
import type { Command } from '@guildhall/red-cathedral'
import { Icon } from '@guildhall/ui'
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
export function Chip(props: ChipProps): JSX.Element {
  const { command, label, on, onClick, say, busy } = props
  const words = say(label)
  const alone = isDrawnAlone(command)
  return (
    <button
      type="button"
      class={`option ${on === true ? 'on' : ''}`}
      aria-pressed={on}
      aria-label={alone ? words : undefined}
      title={alone ? words : undefined}
      disabled={busy}
      onClick={onClick}
    >
      {on === true && (
        <i class="tick">
          <Icon name="check" size={12} />
        </i>
      )}
      <ChoiceArt {...props} />
      {!alone && words}
    </button>
  )
}
