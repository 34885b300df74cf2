import { choicesOf, Icon, PlanClear, PlanUndo, planAheadLabel } from '@guildhall/ui'
import type { ComponentChildren, JSX } from 'preact'
import { message } from '../board-message.ts'
import { rolledBy } from '../die-plan.ts'
import { forfeits } from '../market-plan.ts'
import { closing, endsHalfway, isBeforeMain, type RcDraft, thenEnd, turnOf } from '../plan.ts'
import type { TableProps } from './use-table.ts'

/** Back, all back, and the one button that does it. */
export function Buttons(
  props: TableProps & { readonly folded: boolean; readonly children: ComponentChildren },
): JSX.Element {
  const { draft, say, busy } = props
  const ahead = draft.base.ahead === true
  const end = draft.steps.length > 0 || !isBeforeMain(draft) ? closing(draft) : passing(draft)
  const rolled = rolledBy(draft).length
  const groups = turnOf(draft)
  const halfway = endsHalfway(draft)
  const label = ahead
    ? planAheadLabel(draft)
    : halfway || isAskedBetween(props)
      ? message('board.end.halfway')
      : rolled > 0
        ? message('board.end.roll', { n: rolled })
        : message(draft.base.asked && passing(draft) !== null ? 'board.end.pass' : 'board.end.turn')
  const unused = end === null ? [] : forfeits(draft)
  const canReroll = !ahead && rolled > 0 && !halfway && choicesOf(draft.start, 'reroll').length > 0
  return (
    <div class="plan-buttons">
      <PlanUndo {...props} groups={groups} />
      {props.children}
      {!props.folded && <PlanClear {...props} groups={groups} />}
      {!props.folded && canReroll && (
        <button
          type="button"
          class="button"
          disabled={busy || end === null}
          onClick={() => end !== null && props.submit(end.commands, () => null)}
        >
          {say(message('board.end.rollOnly'))}
        </button>
      )}
      <button
        type="button"
        class="button primary grow"
        disabled={busy || ahead || end === null}
        onClick={() => end !== null && props.submit(end.commands, halfway ? undefined : thenEnd)}
      >
        {rolled > 0 && <Icon name="dice" />}
        <span>
          {say(label)}
          {unused.length > 0 && (
            <small class="unused">
              {say(
                message('board.end.unused', {
                  what: unused.map((kind) => message(`board.unused.${kind}`)),
                }),
              )}
            </small>
          )}
        </span>
      </button>
    </div>
  )
}

/** Whether a module asks something after which the turn goes on. */
const isAskedBetween = ({ draft, modules }: TableProps): boolean =>
  modules.some(({ asksBetween }) => asksBetween?.includes(draft.start.question ?? ''))

/** Only where nothing else can be done is passing offered without a plan. */
function passing(draft: RcDraft): RcDraft | null {
  return choicesOf(draft.now, 'pass').length > 0 ? closing(draft) : null
}
