import type { Guide, Setting } from '@guildhall/ui'
import { GuildPicture } from '../guilds/emblem.tsx'
import { lessons } from './lessons.ts'

/** What a table is asked for — RC-16, IV-1; the rest of the settings stays as it is. */
const settings: readonly Setting[] = [
  { id: 'ivanLevel', values: ['architect', 'apprentice', 'master'], alone: true, lines: true },
  { id: 'boardSide', values: ['basic', 'advanced'] },
  { id: 'preset', values: ['standard', 'publisher'] },
  { id: 'contractors', values: [false, true], rare: true },
  {
    id: 'fourthGuild',
    values: [
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
      'random',
    ],
    rare: true,
    lines: true,
    Picture: GuildPicture,
    needs: { setting: 'contractors', values: ['guild-contractors', 'guild-lawyers'] }, // GU-ALL-5
  },
]

export const guide: Guide = { settings, lessons }
