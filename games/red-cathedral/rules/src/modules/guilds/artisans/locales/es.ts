import type { Translation } from '@guildhall/texts'
import type { texts as english } from './en.ts'

/** The texts of the Artisans in Spanish. */
export const texts = {
  'effect.activate.same': 'activar {n} veces la misma loseta de taller',
  'effect.activate.different': 'activar {n} losetas de taller distintas',
  'effect.activateOther': 'activar una loseta de taller de un rival',

  'event.tileLent': '{who} activa {workshop} de {owner}: {tile}.',

  'choice.activateOther': 'Activar {workshop} de {who}: {tile}',

  'refusal.sameTile': 'Hay que activar dos veces la misma loseta.',
  'refusal.differentTile': 'Hay que activar losetas distintas.',
} satisfies Translation<typeof english>

/** The names on its cards and tiles in Spanish. */
export const names = {
  Artisans: 'Artesanos',

  'Lent hands': 'Manos prestadas',
  'Long shift': 'Jornada larga',
  'Two benches': 'Dos bancos',
}
