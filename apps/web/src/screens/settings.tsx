import { LANGUAGE_NAMES, LANGUAGES, type Language as Tongue } from '@guildhall/texts'
import { browserLanguage, language } from '../i18n.ts'
import { t } from '../later-messages.ts'
import { call } from '../net/http.ts'
import { playSound } from '../play/sounds/play-sound.ts'
import { me } from '../session.ts'
import { change, SOUNDS, type Sound, settings } from '../settings.ts'
import { Choice, Select, Switch } from '../shell/forms.tsx'
import { Column, Part } from '../shell/site.tsx'
import { KeyList } from './keys.tsx'
import { Notifications } from './notifications.tsx'

const THEMES = ['auto', 'light', 'dark', 'contrast'] as const
const SIZES = [100, 125, 150, 200] as const
const MOTIONS = [0, 0.5, 1, 2] as const
const CONFIRMS = ['irreversible', 'always', 'never'] as const

export function Settings() {
  const { theme, letters, textSize, motion, sounds, confirm, shortcuts, wordsFirst } =
    settings.value
  return (
    <Column title={t('settings.title')}>
      <p class="muted">{t('settings.kept')}</p>
      <Part heading={t('settings.look')}>
        <Language />
        <Choice
          name={t('settings.theme')}
          options={THEMES.map((value) => ({ value, label: t(`settings.theme.${value}`) }))}
          value={theme}
          onChange={(value) => change({ theme: value })}
        />
        <Switch
          label={t('settings.letters')}
          on={letters}
          onChange={(on) => change({ letters: on })}
        />
        <Choice
          name={t('settings.textSize')}
          options={SIZES.map((value) => ({ value, label: percent(value) }))}
          value={textSize}
          onChange={(value) => change({ textSize: value })}
        />
        <Choice
          name={t('settings.motion')}
          options={MOTIONS.map((value) => ({ value, label: t(`settings.motion.${value}`) }))}
          value={motion}
          onChange={(value) => change({ motion: value })}
        />
        <p class="muted">{t('settings.motionHint')}</p>
      </Part>
      <Part heading={t('settings.play')}>
        <Choice
          name={t('settings.confirm')}
          options={CONFIRMS.map((value) => ({ value, label: t(`settings.confirm.${value}`) }))}
          value={confirm}
          onChange={(value) => change({ confirm: value })}
        />
        <Sounds sounds={sounds} />
        <Switch
          label={t('settings.wordsFirst')}
          on={wordsFirst}
          onChange={(on) => change({ wordsFirst: on })}
        />
        <p class="muted">{t('settings.wordsFirstHint')}</p>
      </Part>
      <Notifications />
      <Part heading={t('settings.keys')}>
        <KeyList />
        <Switch
          label={t('settings.shortcuts')}
          on={shortcuts}
          onChange={(on) => change({ shortcuts: on })}
        />
      </Part>
    </Column>
  )
}

const percent = (value: number): string =>
  new Intl.NumberFormat(language.value, { style: 'percent' }).format(value / 100)

function Language() {
  return (
    <Select<'' | Tongue>
      label={t('settings.language')}
      options={[
        {
          value: '',
          label: t('settings.languageAuto', { name: LANGUAGE_NAMES[browserLanguage()] }),
        },
        ...LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] })),
      ]}
      value={settings.value.language}
      onChange={(value) => {
        change({ language: value })
        // The server writes its mails in it, too; without the server they stay as they are.
        if (me.value) call('PATCH', '/api/me', { locale: language.value }).catch(() => {})
      }}
    />
  )
}

/** A switch for each sound; what is switched on is heard. */
const Sounds = ({ sounds }: { readonly sounds: Readonly<Record<Sound, boolean>> }) => (
  <fieldset class="sounds">
    <legend>{t('settings.sounds')}</legend>
    {SOUNDS.map((sound) => (
      <Switch
        key={sound}
        label={t(`settings.sound.${sound}`)}
        on={sounds[sound]}
        onChange={(on) => {
          change({ sounds: { ...sounds, [sound]: on } })
          if (on) playSound(sound)
        }}
      />
    ))}
  </fieldset>
)
