import type { Message } from '@guildhall/kernel'
import { sameCommand } from '@guildhall/ui'
import type { JSX } from 'preact'
import { answers, otherwise, type RcAnswer } from '../answers-plan.ts'
import { dynamicMessage, message } from '../board-message.ts'
import { isOfTheTurn, marketGroups, type RcDraft } from '../plan.ts'
import { Chip } from './plan-chip.tsx'
import type { TableProps } from './use-table.ts'

/** Every question of the plan that was answered, with all its answers: another is a click away. */
export function Answers(props: TableProps): JSX.Element {
  const { draft } = props
  return (
    <>
      {answers(draft)
        .filter((answer) => !isOfTheSpace(draft, answer))
        .map((answer) => (
          <AnswerRow key={`${answer.at} ${answer.question}`} {...props} answer={answer} />
        ))}
    </>
  )
}

/** Whether it is about what the space gives: its row shows the answer, and the others beside it. */
function isOfTheSpace(draft: RcDraft, { at }: RcAnswer): boolean {
  const obtained = marketGroups(draft).find(({ first }) => first.type === 'obtain')
  const step = draft.steps[at]
  return step !== undefined && obtained?.steps.includes(step) === true
}

/** What else could be taken from the space instead. */
export function OtherTakes(props: TableProps): JSX.Element {
  const { draft, setDraft } = props
  return (
    <>
      {answers(draft)
        .filter((answer) => isOfTheSpace(draft, answer))
        .flatMap((answer) =>
          answer.choices
            .filter(({ command }) => !sameCommand(command, answer.chosen))
            .map(({ command, label }) => (
              <Chip
                key={`${answer.at} ${props.say(label)}`}
                {...props}
                command={command}
                label={label}
                onClick={() => setDraft(otherwise(draft, answer, command))}
              />
            )),
        )}
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
