import type { Command } from '@guildhall/red-cathedral'
import { Icon } from '@guildhall/ui'
import type { ComponentChildren, JSX } from 'preact'
import { toggle } from '../market-plan.ts'
import type { ModuleProps } from '../modules/board-module.ts'
import { marketGroups } from '../plan.ts'
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
  const commands = toggle(draft, is)
  return (
    <button
      type="button"
      class={`option ${group === undefined ? '' : 'on'}`}
      aria-pressed={group !== undefined}
      aria-disabled={commands === null}
      aria-label={label}
      disabled={busy}
      onClick={() => props.act(commands, whyNotNext(draft, props.asking ?? { type: 'obtain' }))}
    >
      <i class="tick">{group !== undefined && <Icon name="check" size={12} />}</i>
      {drawn}
    </button>
  )
}
