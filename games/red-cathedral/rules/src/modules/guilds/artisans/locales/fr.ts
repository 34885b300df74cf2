import type { Translation } from '@guildhall/texts'
import type { texts as english } from './en.ts'

/** The texts of the Artisans in French. */
export const texts = {
  'effect.activate.same': 'activer {n} fois la même tuile Atelier',
  'effect.activate.different': 'activer {n} tuiles Atelier différentes',
  'effect.activateOther': 'activer une tuile Atelier d’un adversaire',

  'event.tileLent': '{who} active {workshop} chez {owner} : {tile}.',

  'choice.activateOther': 'Activer {workshop} chez {who} : {tile}',

  'refusal.sameTile': 'Il faut activer deux fois la même tuile.',
  'refusal.differentTile': 'Il faut activer des tuiles différentes.',
} satisfies Translation<typeof english>

/** The names on its cards and tiles in French. */
export const names = {
  Artisans: 'Artisans',

  'Lent hands': 'Mains prêtées',
  'Long shift': 'Longue journée',
  'Two benches': 'Deux établis',
}
