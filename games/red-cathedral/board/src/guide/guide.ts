import { GUILDS, IVAN_LEVELS, PRESET_NAMES, SIDES } from '@guildhall/red-cathedral/constants'
import type { Guide, Setting } from '@guildhall/ui'
import { GuildPicture } from '../modules/fourth-guild/emblem.tsx'
import { pieceOf } from './piece-of.ts'
import { lessons } from './red-cathedral-lessons.ts'

/** What a table is asked for — RC-16, IV-1; the rest of the settings stays as it is. */
const settings: readonly Setting[] = [
  {
    id: 'ivanLevel',
    values: ['architect', ...IVAN_LEVELS.filter((level) => level !== 'architect')],
    alone: true,
    lines: true,
  },
  { id: 'boardSide', values: SIDES },
  { id: 'preset', values: PRESET_NAMES },
  { id: 'contractors', values: [false, true], rare: true },
  {
    id: 'fourthGuild',
    values: ['clergy', ...GUILDS, 'random'],
    rare: true,
    lines: true,
    Picture: GuildPicture,
    needs: { setting: 'contractors', values: ['guild-contractors', 'guild-lawyers'] }, // GU-ALL-5
  },
]

export const guide: Guide = { settings, lessons, pieceOf }
