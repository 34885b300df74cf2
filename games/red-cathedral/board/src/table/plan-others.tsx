import { message } from '@guildhall/kernel'
import type { Command } from '@guildhall/red-cathedral'
import { PlanGroups } from '@guildhall/ui'
import type { JSX } from 'preact'
import { otherChoices, settled, turnOf, without } from '../plan.ts'
import type { PlanProps } from './plan-props.ts'

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
export function OtherGroups({ desk, say, busy, extras, draft }: PlanProps): JSX.Element {
  const elsewhere = [...SHOWN_ELSEWHERE, ...extras.flatMap(({ tells }) => tells)]
  return (
    <PlanGroups
      groups={turnOf(desk).filter(({ first }) => !elsewhere.includes(first.type))}
      words={({ steps }) => steps.map(({ label }) => label)}
      say={say}
      busy={busy}
      remove={(group) => draft(without(desk, group))}
    />
  )
}

/** What is asked now and drawn nowhere else: every choice in words. */
export function Open(props: PlanProps): JSX.Element | null {
  const { desk, say, busy, extras } = props
  const choices = otherChoices(
    desk,
    extras.flatMap(({ draws }) => draws),
  )
  if (choices.length === 0 || desk.final) return null
  const take = (command: Command) => {
    props.draft(settled(desk, [...desk.commands, command]))
  }
  const free = desk.now.question === 'main-action' || desk.now.question === 'market-next'
  return (
    <details class="plan-open" open={!free}>
      <summary>{say(message(free ? 'board.plan.free' : 'board.plan.choose'))}</summary>
      <ul>
        {choices.map(({ command, label }) => (
          <li key={say(label)}>
            <button type="button" class="option" disabled={busy} onClick={() => take(command)}>
              {extras.map(({ id, Choice }) => Choice && <Choice key={id} command={command} />)}
              {say(label)}
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}
