import type { Command } from '@guildhall/craftsmen-builders'
import type { Message } from '@guildhall/kernel'
import { type Choice, PlanChip, sameCommand } from '@guildhall/ui'
import type { JSX } from 'preact'
import { answers, type CbAnswer, otherwise } from '../answers-plan.ts'
import { dynamicMessage } from '../board-message.ts'
import { offers } from '../open-plan.ts'
import { isOfTheTurn } from '../plan.ts'
import { ChoiceArt, isDrawnAlone } from './choice-art.tsx'
import type { TableProps } from './table-props.ts'

/** Every question of the plan that was answered, with all its answers: another is a click away. */
export function Answers(props: TableProps): JSX.Element {
  return (
    <>
      {answers(props.draft).map((answer) => (
        <AnswerRow key={`${answer.at} ${answer.question}`} {...props} answer={answer} />
      ))}
    </>
  )
}

function AnswerRow({ answer, ...props }: TableProps & { readonly answer: CbAnswer }): JSX.Element {
  const { draft, say, setDraft } = props
  return (
    <fieldset class="plan-answer">
      <legend>{say(dynamicMessage(`board.default.${answer.question}`))}</legend>
      {answer.choices.map((choice) => (
        <Chip
          key={say(choice.label)}
          {...props}
          choice={choice}
          after={draft.steps[answer.at - 1]?.label}
          on={sameCommand(choice.command, answer.chosen)}
          onClick={() => setDraft(otherwise(draft, answer, choice.command))}
        />
      ))}
    </fieldset>
  )
}

/** What is asked now and is not clicked on the table alone: every choice. */
export function Open(props: TableProps): JSX.Element | null {
  const { draft, say, setDraft } = props
  const found = offers(draft)
  if (found.length === 0) return null
  return (
    <div class={`plan-open ${isOfTheTurn(draft.now.question) ? '' : 'asked'}`}>
      {found.map((offer) => (
        <Chip
          key={say(offer.label)}
          {...props}
          choice={offer}
          after={draft.steps.at(-1)?.label}
          onClick={() => setDraft(offer.commands())}
        />
      ))}
    </div>
  )
}

interface ChipProps extends TableProps {
  readonly choice: Choice<Command>
  /** What the choice is asked after. */
  readonly after: Message | undefined
  readonly on?: boolean
  readonly onClick: () => void
}

/** A choice with its picture, and in words where that does not say it all. */
function Chip({ choice, after, on, onClick, ...props }: ChipProps): JSX.Element {
  return (
    <PlanChip
      words={props.say(choice.label)}
      drawn={<ChoiceArt {...props} {...choice} after={after} />}
      alone={isDrawnAlone(choice)}
      on={on}
      busy={props.busy}
      onClick={onClick}
    />
  )
}
