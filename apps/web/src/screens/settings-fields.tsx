import { Segmented, type Setting, type SettingValue } from '@guildhall/ui'
import { Select, Switch } from '../shell/forms.tsx'
import type { SaidGuide } from './use-guide.ts'

/** What somebody chose, by the name of the setting; the rest is as the game has it. */
export type Chosen = Readonly<Record<string, SettingValue>>

interface FieldsProps {
  readonly guide: SaidGuide
  readonly chosen: Chosen
  readonly alone: boolean
  readonly onChange: (chosen: Chosen) => void
}

/** The settings of a game that a table is asked for; the rare ones for those who look for them. */
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
    if (found !== undefined) onChange({ ...chosen, [id]: found })
  }
  if (typeof values[0] === 'boolean') {
    return <Switch label={label} on={value === 'true'} onChange={(on) => set(String(on))} />
  }
  const options = values.map((each) => ({
    value: String(each),
    label: guide.say(`setting.${id}.${each}`),
  }))
  if (setting.rare || values.length > FEW) {
    return <Select label={label} options={options} value={value} onChange={set} />
  }
  return (
    <div class="choice">
      <span class="name">{label}</span>
      <Segmented label={label} options={options} value={value} onChange={set} />
    </div>
  )
}

const isAsked = (setting: Setting, alone: boolean): boolean => !setting.alone || alone

/** What the game is told: a setting that means nothing at such a table is not named. */
export const optionsOf = (settings: readonly Setting[], chosen: Chosen, alone: boolean): Chosen =>
  Object.fromEntries(
    settings.flatMap((setting) => {
      const value = chosen[setting.id]
      return value === undefined || !isAsked(setting, alone) ? [] : [[setting.id, value]]
    }),
  )
