import { Segmented } from '@guildhall/ui'
import { Select, Switch } from '../shell/forms.tsx'
import { t } from '../words.ts'

const SIDES = ['basic', 'advanced'] as const
const PRESETS = ['standard', 'publisher'] as const
const LEVELS = ['apprentice', 'architect', 'master'] as const
const GUILDS = [
  'clergy',
  'guild-jewelers',
  'guild-artisans',
  'guild-foremen',
  'guild-contractors',
  'guild-wholesalers',
  'guild-lawyers',
  'guild-managers',
  'guild-archivists',
  'guild-masterbuilders',
  'guild-brickmakers',
] as const

/** The settings of The Red Cathedral that a table is asked for. */
export interface Rules {
  readonly boardSide: (typeof SIDES)[number]
  readonly preset: (typeof PRESETS)[number]
  readonly contractors: boolean
  readonly fourthGuild: (typeof GUILDS)[number]
  readonly ivanLevel: (typeof LEVELS)[number]
}

export const STANDARD: Rules = {
  boardSide: 'basic',
  preset: 'standard',
  contractors: false,
  fourthGuild: 'clergy',
  ivanLevel: 'architect',
}

export function RulesFields({
  rules,
  alone,
  onChange,
}: {
  readonly rules: Rules
  readonly alone: boolean
  readonly onChange: (rules: Rules) => void
}) {
  return (
    <>
      {alone && (
        <div class="choice">
          <span class="name">{t('new.ivan')}</span>
          <Segmented
            label={t('new.ivan')}
            options={LEVELS.map((value) => ({ value, label: t(`new.ivan.${value}`) }))}
            value={rules.ivanLevel}
            onChange={(ivanLevel) => onChange({ ...rules, ivanLevel })}
          />
        </div>
      )}
      <div class="choice">
        <span class="name">{t('new.boardSide')}</span>
        <Segmented
          label={t('new.boardSide')}
          options={SIDES.map((value) => ({ value, label: t(`new.boardSide.${value}`) }))}
          value={rules.boardSide}
          onChange={(boardSide) => onChange({ ...rules, boardSide })}
        />
      </div>
      <div class="choice">
        <span class="name">{t('new.preset')}</span>
        <Segmented
          label={t('new.preset')}
          options={PRESETS.map((value) => ({ value, label: t(`new.preset.${value}`) }))}
          value={rules.preset}
          onChange={(preset) => onChange({ ...rules, preset })}
        />
      </div>
      <details>
        <summary>{t('new.more')}</summary>
        <Switch
          label={t('new.contractors')}
          on={rules.contractors}
          onChange={(contractors) => onChange({ ...rules, contractors })}
        />
        <Select
          label={t('new.guild')}
          options={GUILDS.map((value) => ({ value, label: t(`new.guild.${value}`) }))}
          value={rules.fourthGuild}
          onChange={(fourthGuild) => onChange({ ...rules, fourthGuild })}
        />
      </details>
    </>
  )
}
