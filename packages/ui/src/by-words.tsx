import { type AnyCommand, message } from '@guildhall/kernel'
import { useState } from 'preact/hooks'
import type { BoardProps } from './board.ts'
import type { Choice } from './turn-draft.ts'
import type { ShortCommands, Typed } from './typed.ts'

/**
 * The game in words: what is asked, what was drafted, every choice as a button, and a line in which
 * one can type: words of a choice, or a short command of the game. It serves who plays without looking, and every game that has no drawn board yet.
 */
export function ByWords<V, C extends AnyCommand>(
  props: BoardProps<V, C> & {
    readonly typed?: ShortCommands<V, C> | undefined
    /** Words that ask for something else than a command, and what they do. */
    readonly orders?: Readonly<Record<string, () => void>>
  },
) {
  const { draft, say, busy } = props
  const { question, choices } = draft.now
  const [typed, setTyped] = useState('')
  const short = props.typed?.read(draft, typed.trim().toLowerCase()) ?? null
  const found = matching(choices, typed, say)
  const take = ({ command }: Choice<C>) => {
    setTyped('')
    const longer = draft.with([...draft.commands, command])
    if (longer.final) props.submit(longer.commands, () => null)
    else props.setDraft(longer.commands)
  }
  const obey = (meant: Typed<V, C>) => {
    setTyped('')
    if ('refusal' in meant) props.explain(meant.refusal)
    else if ('commands' in meant) props.setDraft(meant.commands)
    else props.submit(meant.submit, meant.next)
  }
  const order = props.orders?.[typed.trim().toLowerCase()]
  const label = ({ label: words }: Choice<C>) => say(words)
  return (
    <section class="by-words" aria-label={say(message('ui.byWords'))}>
      {draft.steps.length > 0 && (
        <ol class="by-words-steps">
          {draft.steps.map((step, index) => (
            <li key={index}>{say(step.label)}</li>
          ))}
        </ol>
      )}
      {question !== null && (
        <form
          onSubmit={(event) => {
            event.preventDefault()
            const [only, more] = found
            if (order !== undefined) {
              setTyped('')
              order()
            } else if (short !== null) obey(short)
            else if (only !== undefined && (more === undefined || label(only) === typed)) take(only)
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
          <ul class="by-words-choices">
            {found.map((choice) => (
              <li key={label(choice)}>
                <button type="button" class="button" disabled={busy} onClick={() => take(choice)}>
                  {label(choice)}
                </button>
              </li>
            ))}
          </ul>
        </form>
      )}
      {draft.steps.length > 0 && (
        <button
          type="button"
          class="button"
          disabled={busy}
          onClick={() => props.setDraft(draft.commands.slice(0, -1))}
        >
          {say(message('ui.undo'))}
        </button>
      )}
      {draft.steps.length === 0 && props.undoable > 0 && (
        <button type="button" class="button" disabled={busy} onClick={() => props.undo(1)}>
          {say(message('ui.undo'))}
        </button>
      )}
    </section>
  )
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
