import { Segmented } from '@guildhall/ui'
import type { ComponentChildren, JSX } from 'preact'
import { useId } from 'preact/hooks'
import { t } from '../i18n.ts'
import { ErrorText } from './error-text.tsx'
import type { Task } from './task.ts'

interface Labelled {
  readonly label: string
  readonly hint?: string | undefined
  /** What is wrong with the value, shown beside it. */
  readonly error?: string | null | undefined
}

/** An input with its label, hint and error; screen readers read all of them. */
export function Field({
  label,
  hint,
  error = null,
  onText,
  ...input
}: Labelled & { readonly onText: (text: string) => void } & JSX.IntrinsicElements['input']) {
  const id = useId()
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <input
        id={id}
        {...input}
        onInput={(event) => onText(event.currentTarget.value)}
        aria-invalid={error !== null}
        aria-describedby={`${id}-hint ${id}-error`}
      />
      {hint !== undefined && <small id={`${id}-hint`}>{hint}</small>}
      <span id={`${id}-error`} role="alert">
        {error}
      </span>
    </div>
  )
}

export interface SelectOption<T extends string> {
  readonly value: T
  readonly label: string
}

/** One of many options. */
export function Select<T extends string>({
  label,
  hint,
  options,
  value,
  onChange,
  unseenLabel = false,
}: Pick<Labelled, 'label' | 'hint'> & {
  readonly options: readonly SelectOption<T>[]
  readonly value: T
  readonly onChange: (value: T) => void
  readonly unseenLabel?: boolean
}) {
  const id = useId()
  return (
    <div class="field">
      <label for={id} class={unseenLabel ? 'unseen' : ''}>
        {label}
      </label>
      <select
        id={id}
        value={value}
        aria-describedby={`${id}-hint`}
        onChange={(event) => {
          const chosen = options[event.currentTarget.selectedIndex]
          if (chosen !== undefined) onChange(chosen.value)
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      {hint !== undefined && <small id={`${id}-hint`}>{hint}</small>}
    </div>
  )
}

/** One of a few options side by side, under its name. */
export const Choice = <T extends string | number>({
  name,
  children,
  ...choice
}: {
  readonly name: string
  readonly options: readonly { readonly value: T; readonly label: string }[]
  readonly value: T
  readonly onChange: (value: T) => void
  /** What is below the options. */
  readonly children?: ComponentChildren
}) => (
  <div class="choice">
    <span class="name">{name}</span>
    <Segmented label={name} {...choice} />
    {children}
  </div>
)

/** A yes or no. */
export function Switch({
  label,
  on,
  onChange,
}: {
  readonly label: string
  readonly on: boolean
  readonly onChange: (on: boolean) => void
}) {
  return (
    <label class="switch">
      <input
        type="checkbox"
        checked={on}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {label}
    </label>
  )
}

/** A button that shows that its task runs, and does not start it twice. */
export function TaskButton({
  task,
  kind = '',
  children,
  ...button
}: {
  readonly task: Task
  /** `primary`, `large`, `quiet`. */
  readonly kind?: string
  readonly children: ComponentChildren
} & JSX.IntrinsicElements['button']) {
  const busy = task.busy.value
  return (
    <button
      type="button"
      class={`button ${kind}`}
      aria-busy={busy}
      aria-disabled={busy}
      {...button}
    >
      {children}
      {busy && <span class="unseen">{t('page.loading')}</span>}
    </button>
  )
}

/** Why a task has failed. */
export const Failure = ({ task }: { readonly task: Task }) => (
  <ErrorText text={task.failure.value} />
)

/** A form whose fields are sent together; the browser's own reload never happens. */
export function Form({
  onSubmit,
  children,
  ...rest
}: { readonly onSubmit: () => void; readonly children: ComponentChildren } & Omit<
  JSX.IntrinsicElements['form'],
  'onSubmit'
>) {
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
      {...rest}
    >
      {children}
    </form>
  )
}
