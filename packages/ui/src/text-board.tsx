import { type AnyCommand, message } from '@guildhall/kernel'
import { useState } from 'preact/hooks'
import type { BoardProps } from './board.ts'
import type { ShortCommands, Typed } from './short-commands.ts'
import type { Choice } from './turn-draft.ts'

type TextBoardProps<V, C extends AnyCommand> = BoardProps<V, C> & {
  readonly typed?: ShortCommands<V, C> | undefined
  /** Words that ask for something else than a command, and what they do. */
  readonly orders?: Readonly<Record<string, () => void>>
}

/**
 * The game in words: what is asked, what was drafted, every choice as a button, and a line in which
 * one can type: words of a choice, or a short command of the game. It serves who plays without
 * looking, and every game that has no drawn board yet.
 */
export function TextBoard<V, C extends AnyCommand>(props: TextBoardProps<V, C>) {
  const { draft, say, busy } = props
  const hasSteps = draft.steps.length > 0
  return (
    <section class="text-board" aria-label={say(message('ui.byWords'))}>
      {hasSteps && (
        <ol class="text-board-steps">
          {draft.steps.map((step, index) => (
            <li key={index}>{say(step.label)}</li>
          ))}
        </ol>
      )}
      {draft.now.question !== null && <TypedForm {...props} />}
      {(hasSteps || props.undoable > 0) && (
        <button
          type="button"
          class="button"
          disabled={busy}
          onClick={() => (hasSteps ? props.setDraft(draft.commands.slice(0, -1)) : props.undo(1))}
        >
          {say(message('ui.undo'))}
        </button>
      )}
    </section>
  )
}

/** The line in which one types, and the choices that it still leaves. */
function TypedForm<V, C extends AnyCommand>(props: TextBoardProps<V, C>) {
  const { draft, say, busy } = props
  const [typed, setTyped] = useState('')
  const line = typed.trim().toLowerCase()
  const short = props.typed?.read(draft, line) ?? null
  const found = matching(draft.now.choices, typed, say)
  const submit = (): void => {
    const meant = meaningOf(props, typed, found, short)
    if (meant === null) return
    setTyped('')
    meant()
  }
  const take = (choice: Choice<C>): void => {
    setTyped('')
    takeChoice(props, choice)
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <label>
        <span>{say(message('ui.typed'))}</span>
        <input
          class="input"
          value={typed}
          disabled={busy}
          autocomplete="off"
          onInput={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      </label>
      {props.typed !== undefined && (
        <small class="muted">
          {say(message('ui.examples', { examples: props.typed.examples.join(' · ') }))}
        </small>
      )}
      <p aria-live="polite">
        {short === null
          ? say(message('ui.matching', { n: found.length }))
          : heard(draft, short, say)}
      </p>
      <ul class="text-board-choices">
        {found.map((choice) => (
          <li key={say(choice.label)}>
            <button type="button" class="button" disabled={busy} onClick={() => take(choice)}>
              {say(choice.label)}
            </button>
          </li>
        ))}
      </ul>
    </form>
  )
}

/** What a typed line does: an order, a short command, or the only choice that it leaves. */
function meaningOf<V, C extends AnyCommand>(
  props: TextBoardProps<V, C>,
  typed: string,
  found: readonly Choice<C>[],
  short: Typed<V, C> | null,
): (() => void) | null {
  const order = props.orders?.[typed.trim().toLowerCase()]
  if (order !== undefined) return order
  if (short !== null) return () => obey(props, short)
  const [only, more] = found
  return only !== undefined && (more === undefined || props.say(only.label) === typed)
    ? () => takeChoice(props, only)
    : null
}

function takeChoice<V, C extends AnyCommand>(props: BoardProps<V, C>, { command }: Choice<C>) {
  const { draft } = props
  const longer = draft.with([...draft.commands, command])
  if (longer.final) props.submit(longer.commands, () => null)
  else props.setDraft(longer.commands)
}

function obey<V, C extends AnyCommand>(props: BoardProps<V, C>, meant: Typed<V, C>): void {
  if ('refusal' in meant) props.explain(meant.refusal)
  else if ('commands' in meant) props.setDraft(meant.commands)
  else props.submit(meant.submit, meant.next)
}

/** What a short command would do, in words. */
function heard<V, C extends AnyCommand>(
  draft: BoardProps<V, C>['draft'],
  meant: Typed<V, C>,
  say: BoardProps<V, C>['say'],
): string {
  if ('refusal' in meant) return say(meant.refusal.message)
  const { steps } = draft.with('commands' in meant ? meant.commands : meant.submit)
  return steps.map(({ label }) => say(label)).join(' · ')
}

/** The choices that hold every word that was typed, or begin like it. */
function matching<C>(
  choices: readonly Choice<C>[],
  typed: string,
  say: (message: Choice<C>['label']) => string,
): Choice<C>[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  return choices.filter(({ label }) => {
    const text = say(label).toLowerCase()
    return words.every((word) => text.includes(word))
  })
}
