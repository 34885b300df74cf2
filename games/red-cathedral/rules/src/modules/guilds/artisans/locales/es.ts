import type { Translation } from '@guildhall/texts'
import type { texts as english } from './en.ts'

/** The texts of the Artisans in Spanish. */
export const texts = {
  'effect.activate.same': 'usar {n} veces la misma loseta de taller',
  'effect.activate.different': 'usar {n} losetas de taller distintas',
  'effect.activateOther': 'usar 1 loseta de taller de otro jugador',

  'event.tileLent': {
    select: 'who',
    forms: { you: 'Usas {workshop} de {owner} ({tile})' },
    other: '{who} usa {workshop} de {owner:obj} ({tile})',
  },

  'choice.activateOther': 'Usar {workshop} de {who}: {tile}',

  'refusal.sameTile': 'Usa las dos veces la misma loseta.',
  'refusal.differentTile': 'Usa losetas distintas.',
} satisfies Translation<typeof english>

/** The names on its cards and tiles in Spanish. */
export const names = {
  Artisans: 'Artesanos',

  'Lent hands': 'Manos prestadas',
  'Long shift': 'Jornada larga',
  'Two benches': 'Dos bancos',
}
