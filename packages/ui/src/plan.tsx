import { type AnyCommand, type Message, message } from '@guildhall/kernel'
import type { Translator } from '@guildhall/texts'
import type { ComponentChildren, JSX } from 'preact'
import type { BoardProps } from './board.ts'
import { type Group, oneBack } from './draft-groups.ts'
import { Icon } from './icon.tsx'

/** How each way to begin a turn is marked on the table, in a box of 30 by 30. */
export function PlanCues({
  cues,
}: {
  readonly cues: readonly { readonly drawn: string; readonly text: string }[]
}): JSX.Element {
  return (
    <ul class="plan-cues">
      {cues.map(({ drawn, text }) => (
        <li key={text}>
          <svg class="icon" width="30" height="30" viewBox="0 0 30 30" aria-hidden="true">
            <path d={drawn} />
          </svg>
          {text}
        </li>
      ))}
    </ul>
  )
}

/** Says that a turn is planned while others play; nothing where it is the player's own. */
export function PlanAhead<V, C extends AnyCommand>({
  draft,
  say,
}: Pick<BoardProps<V, C>, 'draft' | 'say'>): JSX.Element | null {
  if (draft.base.ahead !== true) return null
  return <p class="plan-hint plan-ahead">{say(message('ui.planAhead'))}</p>
}

/** What the button of the turn says meanwhile. */
export const planAheadLabel = ({ steps }: { readonly steps: readonly unknown[] }): Message =>
  message(steps.length === 0 ? 'ui.planNone' : 'ui.planKept')

interface PlanGroupsProps<G> {
  readonly groups: readonly G[]
  readonly messages: (group: G) => readonly Message[]
  readonly say: Translator
  readonly busy: boolean
  readonly remove: (group: G) => void
}

/** What was chosen, each with a button that takes it out. */
export function PlanGroups<G>(props: PlanGroupsProps<G>): JSX.Element | null {
  const { groups, messages, say } = props
  if (groups.length === 0) return null
  return (
    <ol class="plan-groups">
      {groups.map((group, index) => (
        <li key={`${index} ${messages(group)[0]?.key}`}>
          <span>{messages(group).map(say).join(' · ')}</span>
          <button
            type="button"
            class="button quiet icon-only"
            disabled={props.busy}
            aria-label={say(message('ui.takeOut', { what: messages(group) }))}
            onClick={() => props.remove(group)}
          >
            <Icon name="close" size={14} />
          </button>
        </li>
      ))}
    </ol>
  )
}

interface PlanChipProps {
  readonly words: string
  readonly drawn: ComponentChildren
  /** Whether the picture says all of it: the words are for who asks. */
  readonly alone: boolean
  /** Whether it stands in the plan; left out where it is no answer that stays. */
  readonly on?: boolean | undefined
  readonly busy: boolean
  readonly onClick: () => void
}

/** A choice with its picture, and in words where that does not say it all. */
export function PlanChip(props: PlanChipProps): JSX.Element {
  const { words, drawn, alone, on } = props
  return (
    <button
      type="button"
      class={`option ${on === true ? 'on' : ''}`}
      aria-pressed={on}
      aria-label={alone ? words : undefined}
      title={alone ? words : undefined}
      disabled={props.busy}
      onClick={props.onClick}
    >
      {on === true && (
        <i class="tick">
          <Icon name="check" size={12} />
        </i>
      )}
      {drawn}
      {!alone && words}
    </button>
  )
}

/** What the plan leads to, by the rules themselves: read aloud as it changes. */
export function PlanOutcome({
  outcome,
  say,
}: {
  readonly outcome: readonly { readonly message: Message; readonly unseen?: boolean }[]
  readonly say: Translator
}): JSX.Element {
  const seen = outcome.some(({ unseen = false }) => !unseen)
  return (
    // The keyboard scrolls the focused element, so focus only makes sense if it overflows.
    <ul class="plan-outcome" aria-live="polite" {...(seen ? { tabIndex: 0 } : {})}>
      {outcome.map(({ message: text, unseen = false }, index) => (
        <li key={`${index} ${text.key}`} class={unseen ? 'unseen' : ''}>
          {say(text)}
        </li>
      ))}
    </ul>
  )
}

/** One step back: of the draft, or where nothing is drafted, of what the server has. */
export function PlanUndo<V, C extends AnyCommand>({
  groups,
  say,
  busy,
  undoable,
  setDraft,
  undo,
}: BoardProps<V, C> & { readonly groups: readonly Group<V, C>[] }): JSX.Element {
  const label = say(message('ui.undo'))
  const drafted = groups.length > 0
  return (
    <button
      type="button"
      class="button icon-only"
      title={label}
      aria-label={label}
      disabled={busy || (!drafted && undoable === 0)}
      onClick={() => (drafted ? setDraft(oneBack(groups)) : undo(1))}
    >
      <Icon name="undo" />
    </button>
  )
}

/** All of the draft back, where it is more than a step. */
export function PlanClear<V, C extends AnyCommand>({
  groups,
  say,
  busy,
  setDraft,
}: BoardProps<V, C> & { readonly groups: readonly Group<V, C>[] }): JSX.Element | null {
  if (groups.length < 2) return null
  return (
    <button type="button" class="button" disabled={busy} onClick={() => setDraft([])}>
      {say(message('ui.startOver'))}
    </button>
  )
}
