import type { Level } from '@guildhall/bots'
import type { Language } from '@guildhall/texts'
import { effect, signal } from '@preact/signals'

/** What can be heard, each with its switch. */
export const SOUNDS = ['turn', 'die', 'build', 'penalty', 'message'] as const
export type Sound = (typeof SOUNDS)[number]

/** What a person has set at this browser. */
export interface Settings {
  /** '' follows the browser. */
  readonly language: '' | Language
  readonly theme: 'auto' | 'light' | 'dark' | 'contrast'
  /** Percent. */
  readonly textSize: 100 | 125 | 150 | 200
  /** How fast pieces move; 0 not at all. */
  readonly motion: 0 | 0.5 | 1 | 2
  readonly sounds: Readonly<Record<Sound, boolean>>
  readonly confirm: 'irreversible' | 'always' | 'never'
  /** A letter on every material, beside its shape; always on where contrast is high. */
  readonly letters: boolean
  /** Keys that work everywhere on a page: digits, "?". */
  readonly shortcuts: boolean
  /** The bots that were played against last. */
  readonly opponent: Level
  /** Lists of choices beside the board and typed commands: for playing without looking. */
  readonly wordsFirst: boolean
}

const DEFAULTS: Settings = {
  language: '',
  theme: 'auto',
  textSize: 100,
  motion: 1,
  sounds: { turn: true, die: false, build: false, penalty: false, message: false },
  confirm: 'irreversible',
  letters: false,
  shortcuts: true,
  opponent: 'journeyman',
  wordsFirst: false,
}

const KEY = 'guildhall.settings'

export const settings = signal<Settings>(load())

export function change(some: Partial<Settings>): void {
  settings.value = { ...settings.value, ...some }
  try {
    localStorage.setItem(KEY, JSON.stringify(settings.value))
  } catch {
    // Without storage the settings last as long as the page.
  }
}

function load(): Settings {
  try {
    const { sound, ...stored } = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    // Once there was one switch for the only sound.
    const sounds = { ...DEFAULTS.sounds, ...(sound === false && { turn: false }), ...stored.sounds }
    return { ...DEFAULTS, ...stored, sounds }
  } catch {
    return DEFAULTS
  }
}

/** The settings that style sheets know, on the page itself. */
effect(() => {
  const { theme, textSize, motion, letters } = settings.value
  const page = document.documentElement
  page.dataset['theme'] = theme
  page.dataset['motion'] = String(motion)
  page.dataset['letters'] = letters ? 'on' : 'off'
  page.style.fontSize = `${textSize}%`
})
