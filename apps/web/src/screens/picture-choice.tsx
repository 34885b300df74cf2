import type { Setting } from '@guildhall/ui'
import { useId } from 'preact/hooks'

/** An option: its name, a line about it, and why it cannot be chosen now. */
export interface PictureOption {
  readonly value: string
  readonly label: string
  readonly line: string
  readonly not: string | null
}

/** One of many, each with its picture, its name and a line. */
export function PictureChoice({
  label,
  Picture,
  values,
  value,
  onChange,
}: {
  readonly label: string
  readonly Picture: NonNullable<Setting['Picture']>
  readonly values: readonly PictureOption[]
  readonly value: string
  readonly onChange: (value: string) => void
}) {
  const name = useId()
  return (
    <fieldset class="picture-choice">
      <legend>{label}</legend>
      {values.map((each) => (
        <label key={each.value} class="card">
          <input
            type="radio"
            name={name}
            checked={each.value === value}
            disabled={each.not !== null}
            onChange={() => onChange(each.value)}
          />
          <Picture value={each.value} />
          <strong class="serif">{each.label}</strong>
          <span>
            {each.line} {each.not !== null && <em>{each.not}</em>}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
