import type { Message } from '@guildhall/kernel'
import type { Command } from '@guildhall/red-cathedral'
import { PlanGroups } from '@guildhall/ui'
import type { JSX } from 'preact'
import { dynamicMessage, message, type PlainBoardKey } from '../board-message.ts'
import { offers } from '../open-plan.ts'
import { closing, goesOn, turnOf, without } from '../plan.ts'
import { Chip } from './plan-chip.tsx'
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

/** What is asked now and drawn nowhere else, and what can be done besides: every choice. */
export function Open(props: TableProps): JSX.Element | null {
  const { draft, say, modules, setDraft } = props
  const found = offers(
    draft,
    modules.flatMap(({ draws = [] }) => draws),
  )
  if (found.length === 0) return null
  const asked = !(draft.final || goesOn(draft))
  return (
    <fieldset class={`plan-open ${asked ? 'asked' : ''}`}>
      <legend>{say(asked ? chooseWords(draft) : message('board.plan.free'))}</legend>
      {found.map(({ command, label, commands }) => (
        <Chip
          key={say(label)}
          {...props}
          command={command}
          label={label}
          onClick={() => setDraft(commands())}
        />
      ))}
    </fieldset>
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
  if (!goesOn(draft) && offers(draft, drawn).length > 0) return null
  const hint = HINTS[question]
  return <p class="plan-hint">{say(hint === undefined ? chooseWords(draft) : message(hint))}</p>
}

const chooseWords = ({ now }: TableProps['draft']): Message =>
  message('board.plan.choose', { question: dynamicMessage(`question.${now.question}`) })
