import type { Command } from '@guildhall/red-cathedral'
import { Icon } from '@guildhall/ui'
import type { ComponentChildren, JSX } from 'preact'
import type { ModuleProps } from '../modules/board-module.ts'
import { marketGroups, withDefaults, without } from '../plan.ts'
import { whyNotNext } from '../why.ts'

interface ToggleProps extends ModuleProps {
  readonly label: string
  readonly drawn: ComponentChildren
  readonly is: (command: Command) => boolean
  /** What is asked where it cannot be done. */
  readonly asking?: Command
}

/** A step that is in the plan or not; where it cannot be, a click says why. */
export function Toggle(props: ToggleProps): JSX.Element {
  const { draft, label, drawn, is, busy } = props
  const group = marketGroups(draft).find(({ first }) => is(first))
  const command = draft.now.choices.find((choice) => is(choice.command))?.command
  const toggle = () => {
    if (group !== undefined) props.setDraft(without(draft, group))
    else if (command !== undefined)
      props.setDraft(withDefaults(draft, [...draft.commands, command]))
    else props.explain(whyNotNext(draft, props.asking ?? { type: 'obtain' }))
  }
  return (
    <button
      type="button"
      class={`option ${group === undefined ? '' : 'on'}`}
      aria-pressed={group !== undefined}
      aria-disabled={group === undefined && command === undefined}
      aria-label={label}
      disabled={busy}
      onClick={toggle}
    >
      <i class="tick">{group !== undefined && <Icon name="check" size={12} />}</i>
      {drawn}
    </button>
  )
}
