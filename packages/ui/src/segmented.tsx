import type { ComponentChildren, JSX } from 'preact'
import { useId } from 'preact/hooks'

export interface Option<T extends string | number> {
  readonly value: T
  readonly label: ComponentChildren
  /** In words, where the label is drawn. */
  readonly name?: string
  readonly disabled?: boolean
}

interface SegmentedProps<T extends string | number> {
  /** What is chosen here. */
  readonly label: string
  readonly options: readonly Option<T>[]
  readonly value: T
  readonly onChange: (value: T) => void
}

/** One of a few, all of them seen: radio buttons side by side. */
export function Segmented<T extends string | number>({
  label,
  options,
  value,
  onChange,
}: SegmentedProps<T>): JSX.Element {
  const name = useId()
  return (
    <div class="segmented" role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            disabled={option.disabled ?? false}
            aria-label={option.name}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </div>
  )
}
