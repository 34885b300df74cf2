import type { Message } from '@guildhall/kernel'
import { sameCommand } from '@guildhall/ui'
import type { JSX } from 'preact'
import { answers, otherwise, type RcAnswer } from '../answers-plan.ts'
import { dynamicMessage, message } from '../board-message.ts'
import { isOfTheTurn } from '../plan.ts'
import { Chip } from './plan-chip.tsx'
import type { TableProps } from './use-table.ts'

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

function AnswerRow({ answer, ...props }: TableProps & { readonly answer: RcAnswer }): JSX.Element {
  const { draft, say, setDraft } = props
  return (
    <fieldset class="plan-answer">
      <legend>{say(legendOf(answer))}</legend>
      {answer.choices.map(({ command, label }) => (
        <Chip
          key={say(label)}
          {...props}
          command={command}
          label={label}
          on={sameCommand(command, answer.chosen)}
          onClick={() => setDraft(otherwise(draft, answer, command))}
        />
      ))}
    </fieldset>
  )
}

function legendOf({ question, chosen, choices }: RcAnswer): Message {
  const label = choices.find(({ command }) => sameCommand(command, chosen))?.label
  return isOfTheTurn(question) && label !== undefined
    ? label
    : message('board.plan.choose', { question: dynamicMessage(`question.${question}`) })
}
