import type { Translation } from '@guildhall/texts'
import type { texts as english } from './en.ts'

/** The texts of the Wholesalers in French. */
export const texts = {
  'effect.market.free': {
    plural: 'n',
    one: 'une action de marché de plus',
    many: '{n} d’actions de marché de plus',
    other: '{n} actions de marché de plus',
  },
  'effect.market.same': 'la même action de marché {n} fois',
  'effect.market.different': '{n} actions de marché différentes',

  'question.market-again': 'quelle action de marché refaire',

  'choice.marketAgain.obtain': 'Prendre encore une fois les ressources',
  'choice.marketAgain.influence': 'Utiliser encore une fois une carte Influence',
  'choice.marketAgain.workshop': 'Utiliser encore une fois votre atelier',

  'refusal.marketFirst': 'Faites d’abord au moins une action de marché.',
  'refusal.sameAction': 'Il faut refaire la même action de marché.',
  'refusal.differentAction': 'Il faut une autre action de marché.',
} satisfies Translation<typeof english>

/** The names on its cards and tiles in French. */
export const names = {
  Wholesalers: 'Grossistes',

  'Bulk order': 'Commande en gros',
  'Standing order': 'Commande permanente',
  'Mixed order': 'Commande mixte',
}
