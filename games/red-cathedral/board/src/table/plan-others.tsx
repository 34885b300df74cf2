import { type Message, message } from '@guildhall/kernel'
import type { Command } from '@guildhall/red-cathedral'
import { PlanGroups } from '@guildhall/ui'
import type { JSX } from 'preact'
import { closing, goesOn, otherChoices, settled, turnOf, without } from '../plan.ts'
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
  const free = goesOn(desk)
  // At the end of the turn nothing else is left to look at.
  return (
    <details class="plan-open" open={!free || desk.now.question === 'end-turn'}>
      <summary>{say(free ? message('board.plan.free') : chooseWords(desk))}</summary>
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

/** Questions that are asked in words of their own where their answers lie. */
const ASKED_ELSEWHERE = ['hire-specialist', 'contract-keep', 'ivan-claim', 'ivan-start']

/** What to look for on the board. */
const HINTS: Readonly<Record<string, string>> = {
  'claim-section': 'board.hint.section',
  'claim-space': 'board.hint.bench',
  'build-next': 'board.hint.deliver',
}

/** Why the plan cannot be sent yet, where only pieces on the board answer what is asked. */
export function Asked({ desk, say, extras }: PlanProps): JSX.Element | null {
  const { question } = desk.now
  if (question === null || ASKED_ELSEWHERE.includes(question) || closing(desk) !== null) return null
  const drawn = extras.flatMap(({ draws }) => draws)
  if (!goesOn(desk) && otherChoices(desk, drawn).length > 0) return null
  const hint = HINTS[question]
  return <p class="plan-hint">{say(hint === undefined ? chooseWords(desk) : message(hint))}</p>
}

const chooseWords = ({ now }: PlanProps['desk']): Message =>
  message('board.plan.choose', { question: message(`question.${now.question}`) })
