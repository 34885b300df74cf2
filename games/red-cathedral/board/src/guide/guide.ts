import type { Guide, Setting } from '@guildhall/ui'
import { lessons } from './lessons.ts'

/** What a table is asked for — RC-16, IV-1; the rest of the settings stays as it is. */
const settings: readonly Setting[] = [
  { id: 'ivanLevel', values: ['architect', 'apprentice', 'master'], alone: true },
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
    ],
    rare: true,
  },
]

export const guide: Guide = { settings, lessons }
