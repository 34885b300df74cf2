import type { JSX, TargetedKeyboardEvent } from 'preact'

export interface Tab<T extends string> {
  readonly id: T
  readonly label: string
  /** How much waits there; 0 shows nothing. */
  readonly badge?: number
  /** The badge in words, e.g. "4 to play". */
  readonly badgeLabel?: string
}

interface TabsProps<T extends string> {
  readonly label: string
  readonly tabs: readonly Tab<T>[]
  readonly current: T
  readonly onChange: (id: T) => void
}

/** Tabs; the page gives the panels the ids `panel-…` and `aria-labelledby="tab-…"`. */
export function Tabs<T extends string>({
  label,
  tabs,
  current,
  onChange,
}: TabsProps<T>): JSX.Element {
  const step = (event: TargetedKeyboardEvent<HTMLElement>): void => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (by === 0) return
    const here = tabs.findIndex(({ id }) => id === current)
    const next = tabs[(here + by + tabs.length) % tabs.length]
    if (next === undefined) return
    event.preventDefault()
    onChange(next.id)
    document.getElementById(`tab-${next.id}`)?.focus()
  }
  return (
    <div class="tabs" role="tablist" aria-label={label} onKeyDown={step} tabIndex={-1}>
      {tabs.map(({ id, label, badge = 0, badgeLabel }) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={`tab-${id}`}
          aria-selected={id === current}
          aria-controls={`panel-${id}`}
          tabIndex={id === current ? 0 : -1}
          onClick={() => onChange(id)}
        >
          {label}
          {badge > 0 && <span class="badge">{badge}</span>}
          {badge > 0 && badgeLabel !== undefined && <span class="unseen">{badgeLabel}</span>}
        </button>
      ))}
    </div>
  )
}
