import type { Translation } from '@guildhall/texts'
import type { texts as english } from './en.ts'

/** The texts of the Wholesalers in French. */
export const texts = {
  'effect.market.free': {
    plural: 'n',
    one: '1 action du marché de plus',
    many: '{n} actions du marché de plus',
    other: '{n} actions du marché de plus',
  },
  'effect.market.same': 'la même action du marché {n} fois',
  'effect.market.different': '{n} actions du marché différentes',

  'question.market-again': 'une action du marché',

  'choice.marketAgain.obtain': 'Prendre encore sur la case',
  'choice.marketAgain.influence': 'Utiliser encore une action d’influence',
  'choice.marketAgain.workshop': 'Utiliser encore ton atelier',

  'refusal.marketFirst': 'Fais d’abord au moins 1 action du marché.',
  'refusal.sameAction': 'Choisis encore la même action du marché.',
  'refusal.differentAction': 'Choisis une autre action du marché.',
} satisfies Translation<typeof english>

/** The names on its cards and tiles in French. */
export const names = {
  Wholesalers: 'Grossistes',

  'Bulk order': 'Commande en gros',
  'Standing order': 'Commande permanente',
  'Mixed order': 'Commande mixte',
}
