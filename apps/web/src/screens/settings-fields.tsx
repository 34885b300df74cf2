import type { Setting, SettingValue } from '@guildhall/ui'
import { Choice, Select, Switch } from '../shell/forms.tsx'
import { PictureChoice } from './picture-choice.tsx'
import type { TranslatedGuide } from './use-guide.ts'

/** The chosen values by the names of the settings; the others keep the game's defaults. */
export type Chosen = Readonly<Record<string, SettingValue>>

interface FieldsProps {
  readonly guide: TranslatedGuide
  readonly chosen: Chosen
  readonly alone: boolean
  readonly onChange: (chosen: Chosen) => void
}

/** The settings of a game; the rare ones are folded away. */
export function SettingsFields(props: FieldsProps) {
  const { guide, alone } = props
  const asked = guide.settings.filter((setting) => isAsked(setting, alone))
  const rare = asked.filter((setting) => setting.rare)
  return (
    <>
      {asked
        .filter((setting) => !setting.rare)
        .map((setting) => (
          <Field key={setting.id} {...props} setting={setting} />
        ))}
      {rare.length > 0 && (
        <details>
          <summary>{guide.say('guide.more')}</summary>
          {rare.map((setting) => (
            <Field key={setting.id} {...props} setting={setting} />
          ))}
        </details>
      )}
    </>
  )
}

/** As many as fit side by side. */
const FEW = 3

function Field({ guide, chosen, onChange, setting }: FieldsProps & { readonly setting: Setting }) {
  const { id, values } = setting
  const label = guide.say(`setting.${id}`)
  const value = String(chosen[id] ?? values[0])
  const set = (wanted: string) => {
    const found = values.find((each) => String(each) === wanted)
    if (found !== undefined) onChange(possible(guide.settings, { ...chosen, [id]: found }))
  }
  if (typeof values[0] === 'boolean') {
    return <Switch label={label} on={value === 'true'} onChange={(on) => set(String(on))} />
  }
  const options = values.map((each) => ({
    value: String(each),
    label: guide.say(`setting.${id}.${each}`),
  }))
  const { Picture, needs, lines } = setting
  const line = (each: string) => (lines ? guide.say(`setting.${id}.${each}.line`) : '')
  if (Picture !== undefined) {
    const pictured = options.map((each) => ({
      ...each,
      line: line(each.value),
      not:
        needs?.values.includes(each.value) && chosen[needs.setting] !== true
          ? guide.say(`setting.${id}.needs`)
          : null,
    }))
    return (
      <PictureChoice
        label={label}
        Picture={Picture}
        values={pictured}
        value={value}
        onChange={set}
      />
    )
  }
  if (setting.rare || values.length > FEW) {
    return <Select label={label} options={options} value={value} onChange={set} />
  }
  return (
    <Choice name={label} options={options} value={value} onChange={set}>
      {lines && (
        <p class="muted line" aria-live="polite">
          {line(value)}
        </p>
      )}
    </Choice>
  )
}

/** A value that needs a setting which is off falls back to the default. */
const possible = (settings: readonly Setting[], chosen: Chosen): Chosen =>
  Object.fromEntries(
    Object.entries(chosen).filter(([id, value]) => {
      const needs = settings.find((setting) => setting.id === id)?.needs
      return !needs?.values.includes(value) || chosen[needs.setting] === true
    }),
  )

const isAsked = (setting: Setting, alone: boolean): boolean => !setting.alone || alone

/** The options for the game: without settings that mean nothing at such a table. */
export const optionsOf = (settings: readonly Setting[], chosen: Chosen, alone: boolean): Chosen =>
  Object.fromEntries(
    settings.flatMap((setting) => {
      const value = chosen[setting.id]
      return value === undefined || !isAsked(setting, alone) ? [] : [[setting.id, value]]
    }),
  )
