import type { Message } from '@guildhall/kernel'
import type { Command } from '@guildhall/red-cathedral'
import { PlanGroups } from '@guildhall/ui'
import type { JSX } from 'preact'
import { dynamicMessage, message, type PlainBoardKey } from '../board-message.ts'
import { closing, goesOn, otherChoices, turnOf, withDefaults, without } from '../plan.ts'
import type { TableProps } from './use-table.ts'

const SHOWN_ELSEWHERE: readonly Command['type'][] = [
  'moveDie',
  'obtain',
  'useAction',
  'useWorkshop',
  'claim',
  'chooseSection',
  'chooseWorkshop',
  'layTile',
]

/** Deliveries, ornaments, trades and the rest. */
export function OtherGroups({ draft, say, busy, modules, setDraft }: TableProps): JSX.Element {
  const elsewhere = [...SHOWN_ELSEWHERE, ...modules.flatMap(({ plans = [] }) => plans)]
  return (
    <PlanGroups
      groups={turnOf(draft).filter(({ first }) => !elsewhere.includes(first.type))}
      messages={({ steps }) => steps.map(({ label }) => label)}
      say={say}
      busy={busy}
      remove={(group) => setDraft(without(draft, group))}
    />
  )
}

/** What is asked now and drawn nowhere else: every choice in words. */
export function Open(props: TableProps): JSX.Element | null {
  const { draft, say, busy, modules } = props
  const choices = otherChoices(
    draft,
    modules.flatMap(({ draws = [] }) => draws),
  )
  if (choices.length === 0 || draft.final) return null
  const take = (command: Command) => {
    props.setDraft(withDefaults(draft, [...draft.commands, command]))
  }
  const free = goesOn(draft)
  // At the end of the turn nothing else is left to look at.
  return (
    <details class="plan-open" open={!free || draft.now.question === 'end-turn'}>
      <summary>{say(free ? message('board.plan.free') : chooseWords(draft))}</summary>
      <ul>
        {choices.map(({ command, label }) => (
          <li key={say(label)}>
            <button type="button" class="option" disabled={busy} onClick={() => take(command)}>
              {modules.map(({ id, Choice }) => Choice && <Choice key={id} command={command} />)}
              {say(label)}
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** What to look for on the board. */
const HINTS: Readonly<Record<string, PlainBoardKey>> = {
  'claim-section': 'board.hint.section',
  'claim-space': 'board.hint.workshop',
  'build-next': 'board.hint.deliver',
}

/** Why the plan cannot be sent yet, where only pieces on the board answer what is asked. */
export function Asked({ draft, say, modules }: TableProps): JSX.Element | null {
  const { question } = draft.now
  if (question === null || closing(draft) !== null) return null
  if (modules.some(({ asks }) => asks?.includes(question))) return null
  const drawn = modules.flatMap(({ draws = [] }) => draws)
  if (!goesOn(draft) && otherChoices(draft, drawn).length > 0) return null
  const hint = HINTS[question]
  return <p class="plan-hint">{say(hint === undefined ? chooseWords(draft) : message(hint))}</p>
}

const chooseWords = ({ now }: TableProps['draft']): Message =>
  message('board.plan.choose', { question: dynamicMessage(`question.${now.question}`) })
