import type { Translation } from '@guildhall/texts'
import type { texts as english } from './en.ts'

/** The texts of the Artisans in French. */
export const texts = {
  'effect.activate.same': 'utiliser {n} fois la même tuile Atelier',
  'effect.activate.different': 'utiliser {n} tuiles Atelier différentes',
  'effect.activateOther': 'utiliser 1 tuile Atelier d’un autre joueur',

  'event.tileLent': {
    select: 'who',
    forms: { you: 'Tu utilises {workshop} de {owner} ({tile})' },
    other: '{who} utilise {workshop} de {owner:obj} ({tile})',
  },

  'choice.activateOther': 'Utiliser {workshop} de {who} : {tile}',

  'refusal.sameTile': 'Utilise deux fois la même tuile.',
  'refusal.differentTile': 'Utilise des tuiles différentes.',
} satisfies Translation<typeof english>

/** The names on its cards and tiles in French. */
export const names = {
  Artisans: 'Artisans',

  'Lent hands': 'Mains prêtées',
  'Long shift': 'Longue journée',
  'Two benches': 'Deux établis',
}
