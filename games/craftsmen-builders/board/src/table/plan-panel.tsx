import type { Command } from '@guildhall/craftsmen-builders'
import type { Message } from '@guildhall/kernel'
import { PlanAhead, PlanCues, PlanGroups, PlanOutcome } from '@guildhall/ui'
import type { JSX } from 'preact'
import { dynamicMessage, message } from '../board-message.ts'
import { realisable } from '../contract-plan.ts'
import { type CbGroup, commandsBefore, isBeforeMain, isOfTheTurn, turnOf } from '../plan.ts'
import { builtIn } from '../plan-build.ts'
import { Buttons } from './plan-buttons.tsx'
import { Answers, Open } from './plan-choices.tsx'
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
        <PlanAhead {...props} />
        <Hint {...props} />
        <Groups {...props} />
        <Answers {...props} />
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
      remove={(group) => props.setDraft(commandsBefore(draft, group))}
    />
  )
}

/** What was chosen, in words. Whoever builds has sent a worker to do it: that goes without saying. */
function wordsOf({ draft, printed }: TableProps, { steps, first }: CbGroup): Message[] {
  const chosen = steps.filter(({ asked }) => !asksForMore(asked))
  const building = isBuild(first) ? builtIn(draft) : null
  if (building === null) return chosen.map(({ label }) => label)
  const { name } = printed.building(building)
  return [
    message('board.plan.build', { building: name }),
    ...chosen.filter(({ asked }) => asked === 'build-site').map(({ label }) => label),
  ]
}

/** Questions whose answers stand in a row of their own. */
const asksForMore = (asked: string | null): boolean =>
  !isOfTheTurn(asked) && asked !== 'build-site' && asked !== 'produce-site'

const isBuild = (command: Command): boolean =>
  command.type === 'place' && command.slot.endsWith('-build')
