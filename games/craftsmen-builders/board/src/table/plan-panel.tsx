import type { Command } from '@guildhall/craftsmen-builders'
import { item, type Message } from '@guildhall/kernel'
import { Icon, PlanClear, PlanCues, PlanGroups, PlanOutcome, PlanUndo } from '@guildhall/ui'
import type { JSX } from 'preact'
import { dynamicMessage, message } from '../board-message.ts'
import {
  type CbGroup,
  closing,
  type DefaultAnswer,
  defaultAnswersIn,
  endsHalfway,
  isBeforeMain,
  otherChoices,
  otherwise,
  realisable,
  turnOf,
  withDefaults,
} from '../plan.ts'
import { builtIn } from '../plan-build.ts'
import type { TableProps } from './table-props.ts'

/** The plan of the turn: what will happen, before it happens, and one button that does it. */
export function PlanPanel(props: TableProps): JSX.Element {
  const { draft, say } = props
  return (
    <section
      class="plan sheet"
      aria-label={say(message('board.plan'))}
      aria-busy={props.busy}
      data-drafted={draft.steps.length}
    >
      <div class="plan-rows">
        <Hint {...props} />
        <Groups {...props} />
        {defaultAnswersIn(draft).map((each) => (
          <Alternatives key={`${each.at}${each.question}`} {...props} answer={each} />
        ))}
        <Open {...props} />
        <PlanOutcome
          outcome={draft
            .lines(draft.steps.flatMap(({ descriptions }) => descriptions))
            .map((line) => ({ message: line }))}
          say={say}
        />
      </div>
      <Buttons {...props} />
    </section>
  )
}

/** What is to be done now, where the table does not say it by itself. */
function Hint(props: TableProps): JSX.Element | null {
  const { draft, say, acting, names } = props
  const { question } = draft.now
  if (!draft.base.asked) {
    const hint =
      acting === null
        ? message('board.hint.over')
        : message('board.hint.waiting', { name: names[acting] ?? '' })
    return <p class="plan-hint">{say(hint)}</p>
  }
  if (draft.final || question === null) return null
  if (isBeforeMain(draft) && props.shape === 'wide' && question !== 'draft-pair') {
    return <Cues {...props} />
  }
  // Where no contract is within reach, the end is all there is to ask for.
  const last = question === 'after-action' && realisable(draft).length === 0
  return (
    <p class="plan-hint">{say(dynamicMessage(last ? 'board.ask.end' : `board.ask.${question}`))}</p>
  )
}

/** How each way to begin a turn is marked on the table. */
const CUES = {
  slots: 'M15 5a10 10 0 1 1 0 20a10 10 0 1 1 0-20Z',
  buildings: 'M4 26V13L15 4l11 9v13Z',
  offer: 'M10 4h10a3 3 0 0 1 3 3v16a3 3 0 0 1-3 3H10a3 3 0 0 1-3-3V7a3 3 0 0 1 3-3Z',
} as const

/** Nothing is drafted yet: what the turn can begin with. */
function Cues({ say, marks }: TableProps): JSX.Element {
  const open = (Object.keys(CUES) as (keyof typeof CUES)[]).filter((what) => marks[what].size > 0)
  const cues = open.map((what) => ({
    drawn: CUES[what],
    text: say(message(`board.cue.${what}`)),
  }))
  return <PlanCues cues={cues} />
}

/** What was chosen. Taken out, what came after it goes as well. */
function Groups(props: TableProps): JSX.Element {
  const { draft, say, busy } = props
  return (
    <PlanGroups
      groups={turnOf(draft).filter(({ first }) => first.type !== 'endTurn')}
      messages={(group) => wordsOf(props, group)}
      say={say}
      busy={busy}
      remove={(group) => props.setDraft(commandsBefore(props, group))}
    />
  )
}

/** What was chosen, in words. Whoever builds has sent a worker to do it: that goes without saying. */
function wordsOf({ draft, printed }: TableProps, { steps, first }: CbGroup): Message[] {
  const chosen = steps.filter(({ asked }) => !hasDefault(asked))
  const building = isBuild(first) ? builtIn(draft) : null
  if (building === null) return chosen.map(({ label }) => label)
  const { name } = printed.building(building)
  return [
    message('board.plan.build', { building: name }),
    ...chosen.filter(({ asked }) => asked === 'build-site').map(({ label }) => label),
  ]
}

const isBuild = (command: Command): boolean =>
  command.type === 'place' && command.slot.endsWith('-build')

const hasDefault = (asked: string | null): boolean =>
  asked === 'times' || asked === 'pay-with' || asked === 'choose-kind' || asked === 'build-payment'

function commandsBefore({ draft }: TableProps, { steps }: CbGroup): readonly Command[] {
  const at = draft.steps.indexOf(item(steps, 0))
  return draft.commands.slice(0, at)
}

/** More than these go behind a line that opens. */
const FEW = 4

/** What was answered for a start, and what it could be instead. */
function Alternatives({
  answer: each,
  ...props
}: TableProps & { readonly answer: DefaultAnswer }): JSX.Element {
  const { say } = props
  const { question, chosen, choices } = each
  const name = say(dynamicMessage(`board.default.${question}`))
  const options = choices.map(({ command, label }) => (
    <Option key={say(label)} {...props} answer={each} command={command} text={say(label)} />
  ))
  if (choices.length <= FEW) {
    return (
      <fieldset class="plan-default">
        <legend>{name}</legend>
        {options}
      </fieldset>
    )
  }
  const now = choices.find(({ command }) => same(command, chosen))
  return (
    <details class="plan-ways">
      <summary>
        {name}: {now !== undefined && say(now.label)}
      </summary>
      <div class="plan-default">{options}</div>
    </details>
  )
}

function Option({
  answer: each,
  command,
  text,
  ...props
}: TableProps & {
  readonly answer: DefaultAnswer
  readonly command: Command
  readonly text: string
}): JSX.Element {
  const on = same(command, each.chosen)
  return (
    <button
      type="button"
      class={`option ${on ? 'on' : ''}`}
      aria-pressed={on}
      disabled={props.busy}
      onClick={() => props.setDraft(otherwise(props.draft, each, command))}
    >
      <i class="tick">{on && <Icon name="check" size={12} />}</i>
      {text}
    </button>
  )
}

const same = (a: Command, b: Command): boolean => JSON.stringify(a) === JSON.stringify(b)

/** What is asked now and is not clicked on the table alone: every choice in words. */
function Open(props: TableProps): JSX.Element | null {
  const { draft, say, busy } = props
  const choices = otherChoices(draft)
  if (choices.length === 0 || draft.final) return null
  return (
    <ul class="plan-open">
      {choices.map(({ command, label }) => (
        <li key={say(label)}>
          <button
            type="button"
            class="option"
            disabled={busy}
            onClick={() => props.setDraft(withDefaults(draft, [...draft.commands, command]))}
          >
            {say(label)}
          </button>
        </li>
      ))}
    </ul>
  )
}

function Buttons(props: TableProps): JSX.Element {
  const { draft, say, busy } = props
  const end = isBeforeMain(draft) ? null : closing(draft)
  const groups = turnOf(draft)
  const halfway = end !== null && endsHalfway(end)
  const pair = draft.start.question === 'draft-pair'
  const label = pair ? 'board.end.pair' : halfway ? 'board.end.halfway' : 'board.end.turn'
  return (
    <div class="plan-buttons">
      <PlanUndo {...props} groups={groups} />
      <PlanClear {...props} groups={groups} />
      <button
        type="button"
        class="button primary grow"
        disabled={busy || end === null}
        onClick={() =>
          end !== null && props.submit(end.commands, halfway && !pair ? undefined : () => null)
        }
      >
        {say(message(label))}
      </button>
    </div>
  )
}
