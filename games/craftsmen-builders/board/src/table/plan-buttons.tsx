import { PlanClear, PlanUndo, planAheadLabel } from '@guildhall/ui'
import type { JSX } from 'preact'
import { message } from '../board-message.ts'
import { forfeitsContract } from '../contract-plan.ts'
import { closing, endsHalfway, isBeforeMain, turnOf } from '../plan.ts'
import type { TableProps } from './table-props.ts'

/** Back, all back, and the one button that does it. */
export function Buttons(props: TableProps): JSX.Element {
  const { draft, say, busy } = props
  const end = isBeforeMain(draft) ? null : closing(draft)
  const groups = turnOf(draft)
  const halfway = end !== null && endsHalfway(end)
  const pair = draft.start.question === 'draft-pair'
  const ahead = draft.base.ahead === true
  const turn = pair ? 'board.end.pair' : halfway ? 'board.end.halfway' : 'board.end.turn'
  const label = ahead ? planAheadLabel(draft) : message(turn)
  return (
    <div class="plan-buttons">
      <PlanUndo {...props} groups={groups} />
      <PlanClear {...props} groups={groups} />
      <button
        type="button"
        class="button primary grow"
        disabled={busy || ahead || end === null}
        onClick={() =>
          end !== null && props.submit(end.commands, halfway && !pair ? undefined : () => null)
        }
      >
        <span>
          {say(label)}
          {end !== null && forfeitsContract(draft) && (
            <small class="unused">{say(message('board.end.unused'))}</small>
          )}
        </span>
      </button>
    </div>
  )
}
